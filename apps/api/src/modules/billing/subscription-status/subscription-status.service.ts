import type { Subscription } from '@rakhim/contract';
import type { Logger } from 'pino';
import { isLive, isPeriodPaid } from '#src/modules/billing/billing.policy.ts';
import { presentSubscription } from '#src/modules/billing/billing.presenter.ts';
import type { BillingQueries, SubscriptionRow } from '#src/modules/billing/billing.queries.ts';
import type { CheckoutsQueries } from '#src/modules/billing/checkout/checkout.queries.ts';
import type { SubscriptionSyncService } from '#src/modules/billing/subscription-sync/subscription-sync.service.ts';
import { withDeadline } from '#src/modules/billing/with-deadline.ts';

export interface SubscriptionStatusService {
  /** What somebody has subscribed to, from what we know; it may be polled. Never throws because of Stripe. */
  read(accountId: string): Promise<Subscription>;
}

export interface SubscriptionStatusOptions {
  readonly queries: BillingQueries;
  readonly checkouts: CheckoutsQueries;
  /** The synchronisation with Stripe; absent where billing is not configured. */
  readonly sync: SubscriptionSyncService | undefined;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** How often Stripe is asked for somebody who waits for the end of their checkout. */
const askEverySeconds = 10;
const answerWithinMs = 3_000;

export function createSubscriptionStatusService({
  queries,
  checkouts,
  sync,
  now,
  logger,
}: SubscriptionStatusOptions): SubscriptionStatusService {
  /**
   * Whether Stripe may know something that we should: a checkout is open, a payment is due, or a period has ended and
   * no word of the next one came.
   */
  async function isWorthAsking(accountId: string, known: SubscriptionRow | undefined): Promise<boolean> {
    if (known && isLive(known)) {
      return known.stripe_subscription_id !== null && (now() >= known.current_period_end || !isPeriodPaid(known));
    }
    return (await checkouts.findOpen(accountId)) !== undefined;
  }

  async function ask(accountId: string, service: SubscriptionSyncService): Promise<void> {
    const customer = await queries.claimQuestion(accountId, askEverySeconds);
    if (customer) {
      await withDeadline(service.syncCustomer(customer.stripe_customer_id), answerWithinMs).catch((error: unknown) => {
        logger.warn({ err: error, accountId }, 'a subscription could not be looked up this time');
      });
    }
  }

  return {
    async read(accountId) {
      const known = await queries.findSubscription(accountId);
      if (sync && (await isWorthAsking(accountId, known))) {
        await ask(accountId, sync);
        return presentSubscription(await queries.findSubscription(accountId), now());
      }
      return presentSubscription(known, now());
    },
  };
}
