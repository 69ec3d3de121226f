import type { Knex } from 'knex';
import type { JobQueue } from '#src/database/job-queue.ts';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';
import type { BillingQueries } from '#src/modules/billing/billing.queries.ts';

/** Cancels the subscriptions of a deleted account. */
export interface AccountClosingService {
  /** Asks for the end, in the transaction that deletes the account. */
  closeAccount(tx: Knex, accountId: string): Promise<void>;
  /** Cancels everything at Stripe and deletes the customer there; its paid invoices remain. */
  closeCustomer(customerId: string): Promise<void>;
}

export function createAccountClosingService({
  queries,
  jobs,
  provider,
}: {
  queries: BillingQueries;
  jobs: JobQueue;
  provider: BillingProvider | undefined;
}): AccountClosingService {
  return {
    async closeAccount(tx, accountId) {
      const customer = await queries.findCustomer(accountId, tx);
      if (customer) {
        const customerId = customer.stripe_customer_id;
        await jobs.send(tx, 'billing-close', { customerId }, { key: customerId });
      }
    },

    async closeCustomer(customerId) {
      await provider?.deleteCustomer(customerId);
    },
  };
}
