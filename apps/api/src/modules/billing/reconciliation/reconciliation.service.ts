import type { Logger } from 'pino';
import type { BillingProvider, SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import { chooseSubscription } from '#src/modules/billing/billing.policy.ts';
import type { BillingQueries } from '#src/modules/billing/billing.queries.ts';
import { isEqualToFacts } from '#src/modules/billing/subscription-row.ts';
import type { SubscriptionSyncService } from '#src/modules/billing/subscription-sync/subscription-sync.service.ts';

/** Repairs what lost or missing webhook events left wrong. */
export interface ReconciliationService {
  /** Looks up everybody whose period is over as far as we know. @returns how many. */
  syncOverdue(): Promise<number>;
  /** Compares everything with Stripe and mends what differs. @returns how many customers differed. */
  reconcile(): Promise<number>;
}

export interface ReconciliationOptions {
  readonly provider: BillingProvider;
  readonly queries: BillingQueries;
  readonly sync: SubscriptionSyncService;
  /** Called with the number of customers that differed. */
  readonly onDrift: (customers: number) => void;
  readonly logger: Logger;
  readonly now: () => Date;
}

const batchSize = 100;

export function createReconciliationService({
  provider,
  queries,
  sync,
  onDrift,
  logger,
  now,
}: ReconciliationOptions): ReconciliationService {
  async function syncEach(customerIds: Iterable<string>): Promise<number> {
    let synced = 0;
    for (const customerId of customerIds) {
      // A customer that fails must not stop the others.
      await sync.syncCustomer(customerId).then(
        () => (synced += 1),
        (error: unknown) => {
          logger.error({ err: error, customerId }, 'a customer could not be reconciled');
        },
      );
    }
    return synced;
  }

  /** Returns the customers whose stored state differs from Stripe's. */
  async function findDifferent(byCustomer: ReadonlyMap<string, readonly SubscriptionFacts[]>): Promise<string[]> {
    const rows = await queries.listSubscriptionsOf([...byCustomer.keys()]);
    return [...byCustomer].flatMap(([customerId, subscriptions]) => {
      const { kept, surplus } = chooseSubscription(subscriptions);
      const row = rows.find(({ stripe_customer_id }) => stripe_customer_id === customerId);
      const isOurs = kept?.accountId !== undefined || row !== undefined;
      return isOurs && kept && (surplus.length > 0 || !isEqualToFacts(row, kept)) ? [customerId] : [];
    });
  }

  return {
    async syncOverdue() {
      return syncEach(await queries.listOverdue(now(), batchSize));
    },

    async reconcile() {
      // All of a customer's subscriptions count together, and pages cut between them, so they are gathered first: two
      // ids and a few dates each.
      const byCustomer = new Map<string, SubscriptionFacts[]>();
      for await (const subscription of provider.scanSubscriptions()) {
        byCustomer.set(subscription.customerId, [...(byCustomer.get(subscription.customerId) ?? []), subscription]);
      }
      const different: string[] = [];
      const entries = [...byCustomer];
      for (let from = 0; from < entries.length; from += batchSize) {
        different.push(...(await findDifferent(new Map(entries.slice(from, from + batchSize)))));
      }
      onDrift(different.length);
      if (different.length > 0) {
        logger.warn({ customers: different.length }, 'subscriptions differed from Stripe and are being mended');
      }
      await syncEach(different);
      return different.length;
    },
  };
}
