import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import { backOffMs } from './back-off.ts';
import { findDatabaseError } from './errors/database-error-map.ts';
import { BillingUnavailableError } from './providers/billing/billing-provider.ts';

const longestWaitMs = 5_000;

/**
 * Retries a step of the start while the database or billing is unreachable. A listening process does not exit because
 * of an outage; it stays unready until then.
 *
 * @throws errors that are not caused by an outage.
 */
export async function retryUntilReachable<Result>(
  logger: Pick<Logger, 'warn'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) {
        throw error;
      }
      logger.warn({ err: error }, 'the start waits for the database');
      await sleep(backOffMs(failures, longestWaitMs));
    }
  }
}

function isOutage(error: unknown): boolean {
  return (
    findDatabaseError(error) === 'service_unavailable' ||
    error instanceof BillingUnavailableError ||
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError
  );
}
