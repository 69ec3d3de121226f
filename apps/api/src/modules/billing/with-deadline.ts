import { setTimeout as sleep } from 'node:timers/promises';
import { BillingUnavailableError } from '#src/providers/billing/billing-provider.ts';

/**
 * Stops waiting for an answer after a while; the work itself ends by its own timeouts. @throws BillingUnavailableError.
 */
export async function withDeadline<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const done = new AbortController();
  const deadline = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new BillingUnavailableError(new Error(`No answer within ${ms} ms.`));
  });
  // The loser of the race must not become an unhandled rejection.
  deadline.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    done.abort();
  }
}
