import type { Subscription } from '@rakhim/contract';
import { failureKindOf } from '#src/components/subscription-failure/failure-kind.ts';
import { ApiError } from '#src/lib/api-error.ts';

interface CheckOptions {
  readonly ask: () => Promise<Subscription>;
  readonly attempts: number;
  readonly wait: (ms: number) => Promise<void>;
}

const spacingMs = 1500;

/**
 * Asks for the subscription until there is one, with a second and a half between two attempts.
 *
 * @throws what the last attempt threw; a session that has ended is not asked again.
 */
export async function checkSubscription({ ask, attempts, wait }: CheckOptions): Promise<Subscription> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      const subscription = await ask();
      if (subscription.isSubscribed || left <= 0) {
        return subscription;
      }
    } catch (error) {
      const isAuth = error instanceof ApiError && failureKindOf(error.code) === 'auth';
      if (isAuth || left <= 0) {
        throw error;
      }
    }
    await wait(spacingMs);
  }
}
