import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '#src/database/transaction.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { BillingProvider, SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { BillingEventsQueries } from '#src/modules/billing/billing-events/billing-events.queries.ts';
import { chooseSubscription, isLive } from '#src/modules/billing/billing.policy.ts';
import type {
  BillingQueries,
  Look,
  NewSubscriptionRow,
  SubscriptionRow,
} from '#src/modules/billing/billing.queries.ts';
import type { CheckoutsQueries } from '#src/modules/billing/checkout/checkout.queries.ts';
import { toSubscriptionRow } from '#src/modules/billing/subscription-row.ts';
import type { TrialPerson, TrialsService } from '#src/modules/billing/trials/trials.service.ts';

/**
 * Syncs a customer's subscriptions from Stripe's API. Events only trigger a sync, so their order, repetition and loss
 * do not matter.
 */
export interface SubscriptionSyncService {
  /** @throws BillingUnavailableError when Stripe cannot be asked; nothing has been changed then. */
  syncCustomer(customerId: string): Promise<void>;
}

export interface SubscriptionSyncOptions {
  readonly db: Knex;
  readonly provider: BillingProvider;
  readonly queries: BillingQueries;
  readonly events: BillingEventsQueries;
  readonly checkouts: CheckoutsQueries;
  readonly trials: TrialsService;
  readonly liveEvents: Pick<LiveEventsService, 'publish'>;
  readonly webhookOutbox: {
    publish(tx: Knex, event: { accountId: string; type: 'subscription.updated'; data: object }): Promise<void>;
  };
  readonly findAccount: (accountId: string) => Promise<{ readonly email: string } | undefined>;
  /** Gives an account that has become a subscriber its key, if it has none. */
  readonly ensureKey: (tx: Knex.Transaction, accountId: string) => Promise<void>;
  readonly logger: Logger;
}

interface Seen {
  readonly subscription: SubscriptionFacts | undefined;
  readonly isTrialRefused: boolean;
}

export function createSubscriptionSyncService(options: SubscriptionSyncOptions): SubscriptionSyncService {
  const {
    db,
    provider,
    queries,
    events,
    checkouts,
    trials,
    liveEvents,
    webhookOutbox,
    findAccount,
    ensureKey,
    logger,
  } = options;

  /** Fetches the state from Stripe and cancels what is not allowed: a second subscription, or a second trial. */
  async function look({ account_id: accountId, stripe_customer_id: customerId }: Look): Promise<Seen> {
    const known = await queries.findSubscription(accountId);
    const { kept, surplus } = chooseSubscription(
      await provider.listSubscriptions(customerId),
      known?.stripe_subscription_id,
    );
    for (const subscription of surplus) {
      logger.warn({ accountId, subscription: subscription.id }, 'a second subscription was ended and refunded');
      await provider.cancelSubscription(subscription, { isRefunded: true });
    }
    const account = await findAccount(accountId);
    if (kept?.status === 'trialing' && account && !(await isOwnTrial({ accountId, email: account.email }, kept))) {
      logger.warn({ accountId, subscription: kept.id }, 'a second trial was ended before it cost anything');
      await provider.cancelSubscription(kept, { isRefunded: false });
      const ended = (await provider.listSubscriptions(customerId)).find(({ id }) => id === kept.id);
      return { subscription: ended ?? kept, isTrialRefused: true };
    }
    return { subscription: kept, isTrialRefused: false };
  }

  function isOwnTrial(person: TrialPerson, subscription: SubscriptionFacts): Promise<boolean> {
    return trials.claim(person, subscription);
  }

  async function write(tx: Knex.Transaction, began: Look, { subscription, isTrialRefused }: Seen): Promise<void> {
    if (!(await queries.claimLook(tx, began))) {
      return;
    }
    const accountId = began.account_id;
    const before = await queries.findSubscription(accountId, tx);
    const after = subscription ? toSubscriptionRow(accountId, subscription, before) : before && endedRow(before);
    if (after) {
      const isSameTrial = before?.stripe_subscription_id === after.stripe_subscription_id;
      const row = {
        ...after,
        is_trial_refused: isTrialRefused || (isSameTrial && (before?.is_trial_refused ?? false)),
      };
      await queries.upsertSubscription(row, tx);
      if (isDifferent(before, row)) {
        await liveEvents.publish(tx, { accountId, kind: 'subscription' });
        await webhookOutbox.publish(tx, { accountId, type: 'subscription.updated', data: {} });
      }
      if (isLive(row)) {
        await checkouts.deleteOf(tx, accountId);
        if (!before || !isLive(before)) {
          await ensureKey(tx, accountId);
        }
      }
    }
    await events.markApplied(tx, began.stripe_customer_id, began.beganAt);
  }

  /** A customer whose account is gone: its subscriptions are cancelled. */
  async function abandon(customerId: string): Promise<void> {
    const subscriptions = await provider.listSubscriptions(customerId);
    for (const subscription of subscriptions.filter(isLive)) {
      if (subscription.accountId !== undefined) {
        logger.warn({ subscription: subscription.id }, 'a subscription of nobody was ended and refunded');
        await provider.cancelSubscription(subscription, { isRefunded: true });
      }
    }
    await events.markApplied(db as Knex.Transaction, customerId, new Date());
  }

  /** A mapping that was lost, to a database older than it, is found again in what the subscription says. */
  async function adopt(customerId: string): Promise<Look | undefined> {
    const { kept } = chooseSubscription(await provider.listSubscriptions(customerId));
    if (kept?.accountId === undefined || !(await findAccount(kept.accountId))) {
      return undefined;
    }
    const customer = await queries.insertCustomer({ account_id: kept.accountId, stripe_customer_id: customerId });
    return customer && queries.beginLook(customerId);
  }

  return {
    async syncCustomer(customerId) {
      const began = (await queries.beginLook(customerId)) ?? (await adopt(customerId));
      if (!began) {
        await abandon(customerId);
        return;
      }
      const seen = await look(began);
      await inTransaction(db, (tx) => write(tx, began, seen));
    },
  };
}

/** State of a subscription that Stripe no longer knows. */
function endedRow(before: SubscriptionRow): NewSubscriptionRow {
  return before.stripe_subscription_id === null ? before : { ...before, status: 'canceled' };
}

function isDifferent(before: SubscriptionRow | undefined, after: NewSubscriptionRow): boolean {
  return (
    before === undefined ||
    Object.entries(after).some(
      ([key, value]) => JSON.stringify(before[key as keyof SubscriptionRow]) !== JSON.stringify(value),
    )
  );
}
