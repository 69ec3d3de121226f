import type { Knex } from 'knex';
import type { BillingEvent } from '#src/providers/billing/billing-provider.ts';

export type BillingEventsQueries = ReturnType<typeof createBillingEventsQueries>;

/** How long Stripe itself remembers events. */
const keptDays = 30;

export function createBillingEventsQueries(db: Knex) {
  return {
    /** @returns whether the event is new: of all its deliveries, on all processes, one is. */
    async insertEvent(tx: Knex, { id, type, customerId, createdAt }: BillingEvent): Promise<boolean> {
      const inserted = await tx('billing_events')
        .insert({
          id,
          type,
          stripe_customer_id: customerId ?? null,
          created_at: createdAt,
          ...(customerId === undefined && { applied_at: tx.fn.now() }),
        })
        .onConflict('id')
        .ignore()
        .returning('id');
      return inserted.length > 0;
    },

    /** Marks events received before a sync began as applied: the sync saw their effects. */
    async markApplied(tx: Knex, customerId: string, beganAt: Date): Promise<void> {
      await tx('billing_events')
        .where({ stripe_customer_id: customerId })
        .whereNull('applied_at')
        .where('received_at', '<=', beganAt)
        .update({ applied_at: tx.fn.now() });
    },

    async deleteOld(): Promise<number> {
      return db('billing_events')
        .whereRaw('received_at < now() - make_interval(days => ?)', [keptDays])
        .whereNotNull('applied_at')
        .delete();
    },
  };
}
