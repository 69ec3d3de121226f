import type { Knex } from 'knex';
import type { WebhookDelivery, WebhookEndpoint } from '@rakhim/contract';

export interface EndpointRow {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEndpoint['events'];
  readonly language: 'en' | 'ar';
  readonly disabled_because: WebhookEndpoint['disabledBecause'];
  readonly failing_since: Date | null;
  readonly sealed_secret: Buffer;
  readonly sealed_old_secret: Buffer | null;
  readonly old_secret_until: Date | null;
  readonly created_at: Date;
}

export interface DeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly message_id: string;
  readonly state: WebhookDelivery['state'];
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly last_status: number | null;
  readonly last_problem: WebhookDelivery['lastProblem'];
  readonly last_duration_ms: number | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly type: WebhookDelivery['type'];
}

export interface EndpointPlace {
  readonly accountId: string;
  readonly id: string;
}

export type WebhooksQueries = ReturnType<typeof createWebhooksQueries>;

export function createWebhooksQueries(db: Knex) {
  const deliveries = (tx: Knex) =>
    tx('webhook_deliveries AS d').join('webhook_messages AS m', 'm.id', 'd.message_id').select('d.*', 'm.type');

  return {
    async listEndpoints(accountId: string): Promise<EndpointRow[]> {
      return db<EndpointRow>('webhook_endpoints').where({ account_id: accountId }).orderBy(['created_at', 'id']);
    },

    /** @returns false when the account has as many as it may. */
    async insertEndpoint(row: Omit<EndpointRow, 'created_at'>, max: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        await tx('accounts').where({ id: row.account_id }).forUpdate().first('id');
        const [found] = await tx('webhook_endpoints').where({ account_id: row.account_id }).count();
        if (Number(found?.['count']) >= max) {
          return false;
        }
        await tx('webhook_endpoints').insert(row);
        return true;
      });
    },

    async findEndpoint({ accountId, id }: EndpointPlace): Promise<EndpointRow | undefined> {
      return db<EndpointRow>('webhook_endpoints').where({ account_id: accountId, id }).first();
    },

    async updateEndpoint(
      { accountId, id }: EndpointPlace,
      change: Partial<EndpointRow>,
    ): Promise<EndpointRow | undefined> {
      const [row] = await db<EndpointRow>('webhook_endpoints')
        .where({ account_id: accountId, id })
        .update(change)
        .returning('*');
      return row;
    },

    async deleteEndpoint({ accountId, id }: EndpointPlace): Promise<boolean> {
      return (await db('webhook_endpoints').where({ account_id: accountId, id }).delete()) > 0;
    },

    async listDeliveries(endpointId: string, limit: number, before?: Date): Promise<DeliveryRow[]> {
      const page = deliveries(db).where('d.endpoint_id', endpointId);
      if (before) {
        void page.where('d.created_at', '<', before);
      }
      return page
        .orderBy([
          { column: 'd.created_at', order: 'desc' },
          { column: 'd.id', order: 'desc' },
        ])
        .limit(limit);
    },

    async findDelivery(tx: Knex, endpointId: string, id: string): Promise<DeliveryRow | undefined> {
      return deliveries(tx).where({ 'd.id': id, 'd.endpoint_id': endpointId }).first<DeliveryRow | undefined>();
    },

    /** Deletes what is older than it is kept. @returns how many messages. */
    async deleteOld(before: Date): Promise<number> {
      return db('webhook_messages').where('created_at', '<', before).delete();
    },
  };
}
