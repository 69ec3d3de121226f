import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { WebhookEventData, WebhookEventType } from '@rakhim/contract';
import type { JobQueue } from '#src/database/job-queue.ts';
import { type MasterSecret, unsealWithAny } from '#src/secrets/master-secret.ts';
import { seal } from '#src/secrets/opaque-token.ts';

export interface WebhookEvent<Type extends WebhookEventType = WebhookEventType> {
  readonly accountId: string;
  readonly type: Type;
  readonly data: WebhookEventData<Type>;
}

export interface WebhookOutbox {
  /**
   * Tells the endpoints of an account of something, in the transaction that makes it true: they hear of it after the
   * commit, however often processes die, and never after a rollback.
   */
  publish<Type extends WebhookEventType>(tx: Knex, event: WebhookEvent<Type>): Promise<void>;
  /** The same for one endpoint, which it may not have asked for. @returns the id of the delivery. */
  publishTo<Type extends WebhookEventType>(tx: Knex, endpointId: string, event: WebhookEvent<Type>): Promise<string>;
  /** Opens a body as it is sent. */
  openBody(messageId: string, sealed: Buffer): string;
}

export interface WebhookOutboxOptions {
  readonly jobs: JobQueue;
  readonly masterSecret: MasterSecret;
  readonly now: () => Date;
}

/** A seal is bound to its message, so that it cannot be moved to another one. */
export const webhookMessagePurpose = (messageId: string): string => `webhook message ${messageId}`;

export function createWebhookOutbox({ jobs, masterSecret, now }: WebhookOutboxOptions): WebhookOutbox {
  async function write(
    tx: Knex,
    { accountId, type, data }: WebhookEvent,
    endpointIds: readonly string[],
  ): Promise<string[]> {
    const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
    const body = JSON.stringify({ type, timestamp: now().toISOString(), data });
    await tx('webhook_messages').insert({
      id: messageId,
      account_id: accountId,
      type,
      sealed_body: seal(masterSecret.current, webhookMessagePurpose(messageId), body),
    });
    const ids: string[] = [];
    for (const endpointId of endpointIds) {
      const id = randomUUID();
      await tx('webhook_deliveries').insert({
        id,
        endpoint_id: endpointId,
        message_id: messageId,
        next_attempt_at: tx.fn.now(),
      });
      await jobs.send(tx, 'webhook-deliver', { deliveryId: id });
      ids.push(id);
    }
    return ids;
  }

  return {
    async publish(tx, event) {
      const endpoints = await tx('webhook_endpoints')
        .where({ account_id: event.accountId })
        .whereNull('disabled_because')
        .whereRaw('? = ANY(events)', [event.type])
        .select<{ id: string }[]>('id');
      if (endpoints.length > 0) {
        await write(
          tx,
          event,
          endpoints.map(({ id }) => id),
        );
      }
    },

    async publishTo(tx, endpointId, event) {
      const [id = ''] = await write(tx, event, [endpointId]);
      return id;
    },

    openBody: (messageId, sealed) => unsealWithAny(masterSecret, webhookMessagePurpose(messageId), sealed),
  };
}
