import type { Knex } from 'knex';
import type { WebhookAnswer } from '#src/providers/webhooks/webhook-client.ts';
import type { DeliveryRow, EndpointRow } from '../webhooks.queries.ts';

/** All that one attempt needs. */
export type DueDelivery = Pick<DeliveryRow, 'id' | 'message_id' | 'attempts'> &
  Pick<
    EndpointRow,
    'account_id' | 'url' | 'language' | 'sealed_secret' | 'sealed_old_secret' | 'old_secret_until' | 'failing_since'
  > & {
    readonly endpoint_id: string;
    readonly sealed_body: Buffer;
    readonly disabled_because: EndpointRow['disabled_because'];
    /** Whether its time has come; a job may run twice when a process dies. */
    readonly is_due: boolean;
  };

export type DeliveryQueries = ReturnType<typeof createDeliveryQueries>;

export function createDeliveryQueries(db: Knex) {
  return {
    /** @returns nothing where it is done with. */
    async findPending(id: string): Promise<DueDelivery | undefined> {
      return db('webhook_deliveries AS d')
        .join('webhook_endpoints AS e', 'e.id', 'd.endpoint_id')
        .join('webhook_messages AS m', 'm.id', 'd.message_id')
        .where({ 'd.id': id, 'd.state': 'pending' })
        .first<DueDelivery | undefined>(
          ...['d.id', 'd.message_id', 'd.attempts', 'd.endpoint_id', 'e.account_id', 'e.url', 'e.language'],
          ...['e.sealed_secret', 'e.sealed_old_secret', 'e.old_secret_until', 'e.failing_since', 'e.disabled_because'],
          'm.sealed_body',
          db.raw(`d.next_attempt_at <= now() + interval '2 seconds' AS is_due`),
        );
    },

    /** What is owed to an endpoint that is switched off is not delivered any more. */
    async giveUp(tx: Knex, condition: { id: string } | { endpoint_id: string }): Promise<void> {
      await tx('webhook_deliveries')
        .where({ ...condition, state: 'pending' })
        .update({ state: 'failed', next_attempt_at: null });
    },

    async noteSuccess(tx: Knex, due: DueDelivery, answer: WebhookAnswer): Promise<void> {
      await tx('webhook_deliveries')
        .where({ id: due.id })
        .update({ ...attempted(due, answer), state: 'delivered', delivered_at: tx.fn.now(), next_attempt_at: null });
      await tx('webhook_endpoints')
        .where({ id: due.endpoint_id })
        .whereNotNull('failing_since')
        .update({ failing_since: null });
    },

    /** @param seconds until the next attempt; without them there is none. */
    async noteFailure(tx: Knex, due: DueDelivery, answer: WebhookAnswer, seconds?: number): Promise<void> {
      await tx('webhook_deliveries')
        .where({ id: due.id })
        .update({
          ...attempted(due, answer),
          state: seconds === undefined ? 'failed' : 'pending',
          next_attempt_at: seconds === undefined ? null : tx.raw('now() + make_interval(secs => ?)', [seconds]),
        });
      await tx('webhook_endpoints')
        .where({ id: due.endpoint_id, failing_since: null })
        .update({ failing_since: tx.fn.now() });
    },

    /** @returns false when it was switched off already. */
    async disable(tx: Knex, endpointId: string, because: 'failing' | 'gone'): Promise<boolean> {
      return (
        (await tx('webhook_endpoints')
          .where({ id: endpointId })
          .whereNull('disabled_because')
          .update({ disabled_because: because })) > 0
      );
    },
  };
}

function attempted({ attempts }: DueDelivery, { status, problem, durationMs }: WebhookAnswer) {
  return {
    attempts: attempts + 1,
    last_status: status ?? null,
    last_problem: problem ?? null,
    last_duration_ms: durationMs,
  };
}
