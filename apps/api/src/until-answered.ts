import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import { backOffMs } from './back-off.ts';
import { findDatabaseError } from './errors/database-error-map.ts';
import { BillingUnavailableError } from './providers/billing/billing-provider.ts';

const longestWaitMs = 5_000;

/**
 * Does work of the start that needs the database or billing, again and again while they cannot be reached. A process
 * that has begun to answer does not end because one of them is away for a while; it is not ready until then.
 *
 * @throws what is no sign of an outage.
 */
export async function untilAnswered<Result>(
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
