import type { Knex } from 'knex';
import type { JobQueue } from '#src/database/job-queue.ts';
import type { BillingQueries } from '#src/modules/billing/billing.queries.ts';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';

/** Keeps the address that receipts go to the one of the account. */
export interface CustomerAddressService {
  /** Asks for it, in the transaction that changes the account's address. */
  follow(tx: Knex, accountId: string): Promise<void>;
  /** Tells Stripe the account's address as it is now. */
  update(customer: { readonly accountId: string; readonly customerId: string }): Promise<void>;
}

export interface CustomerAddressServiceOptions {
  readonly queries: BillingQueries;
  readonly jobs: JobQueue;
  readonly provider: BillingProvider | undefined;
  readonly findAccount: (accountId: string) => Promise<{ readonly email: string } | undefined>;
}

export function createCustomerAddressService({
  queries,
  jobs,
  provider,
  findAccount,
}: CustomerAddressServiceOptions): CustomerAddressService {
  return {
    async follow(tx, accountId) {
      const customer = await queries.findCustomer(accountId, tx);
      if (customer) {
        const customerId = customer.stripe_customer_id;
        await jobs.send(tx, 'billing-address', { accountId, customerId }, { key: customerId });
      }
    },

    async update({ accountId, customerId }) {
      const account = await findAccount(accountId);
      if (account) {
        await provider?.updateCustomer(customerId, { email: account.email });
      }
    },
  };
}
