import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type CreateWebhookEndpointBody,
  type ListDeliveriesQuery,
  type UpdateWebhookEndpointBody,
  webhookEventTypes,
  webhookLimits,
} from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { JobQueue } from '#src/database/job-queue.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { WebhookClient } from '#src/providers/webhooks/webhook-client.ts';
import type { WebhookOutbox } from './webhook-outbox.ts';
import type { WebhookSecrets } from './webhook-secret.ts';
import type { DeliveryRow, EndpointPlace, EndpointRow, WebhooksQueries } from './webhooks.queries.ts';

export interface IssuedSecret {
  readonly endpoint: EndpointRow;
  readonly secret: string;
}

export interface WebhooksService {
  list(accountId: string): Promise<EndpointRow[]>;
  /** @throws AppError `webhook_address_refused`, `webhook_limit_reached`. */
  create(accountId: string, body: CreateWebhookEndpointBody, language: Language): Promise<IssuedSecret>;
  /** @throws AppError `not_found`, `webhook_address_refused`. */
  update(place: EndpointPlace, body: UpdateWebhookEndpointBody): Promise<EndpointRow>;
  /** @throws AppError `not_found`. */
  delete(place: EndpointPlace): Promise<void>;
  /** Replaces the secret; the old one goes on signing for so long. @throws AppError `not_found`. */
  rotate(place: EndpointPlace, overlapSeconds?: number): Promise<IssuedSecret>;
  /** @throws AppError `not_found`, `webhook_disabled`, `too_many_requests`. */
  test(place: EndpointPlace): Promise<DeliveryRow>;
  listDeliveries(place: EndpointPlace, query: ListDeliveriesQuery): Promise<{ rows: DeliveryRow[]; hasMore: boolean }>;
  /** @throws AppError `not_found`, `webhook_disabled`, `too_many_requests`. */
  replay(place: EndpointPlace, deliveryId: string): Promise<DeliveryRow>;
  /** Deletes deliveries that are older than they are kept. */
  deleteOld(): Promise<number>;
}

export interface WebhooksServiceOptions {
  readonly db: Knex;
  readonly queries: WebhooksQueries;
  readonly secrets: WebhookSecrets;
  readonly outbox: WebhookOutbox;
  readonly client: WebhookClient;
  readonly jobs: JobQueue;
  readonly limits: RateLimitsService;
  readonly now: () => Date;
}

const usualOverlapSeconds = 86_400;
const dayMs = 86_400_000;

export function createWebhooksService(options: WebhooksServiceOptions): WebhooksService {
  const { db, queries, secrets, outbox, client, jobs, limits, now } = options;

  async function requireReachable(url: string): Promise<void> {
    if (!(await client.isAllowed(url))) {
      throw new AppError('webhook_address_refused', { param: 'url' });
    }
  }

  async function requireEndpoint(place: EndpointPlace): Promise<EndpointRow> {
    return required(await queries.findEndpoint(place));
  }

  async function requireEnabled(place: EndpointPlace): Promise<EndpointRow> {
    const endpoint = await requireEndpoint(place);
    if (endpoint.disabled_because !== null) {
      throw new AppError('webhook_disabled');
    }
    await limits.consume('webhook:send', place.id);
    return endpoint;
  }

  return {
    list: queries.listEndpoints,

    async create(accountId, { url, description = '', events = [...webhookEventTypes] }, language) {
      await requireReachable(url);
      const id = randomUUID();
      const secret = secrets.create();
      const row = {
        ...{ id, account_id: accountId, url, description, events: [...new Set(events)], language },
        ...{ disabled_because: null, failing_since: null, sealed_old_secret: null, old_secret_until: null },
        sealed_secret: secrets.seal(id, secret),
      };
      if (!(await queries.insertEndpoint(row, webhookLimits.endpointsMax))) {
        throw new AppError('webhook_limit_reached', { values: { max: webhookLimits.endpointsMax } });
      }
      return { endpoint: await requireEndpoint({ accountId, id }), secret };
    },

    async update(place, { url, description, events, isEnabled }) {
      if (url !== undefined) {
        await requireReachable(url);
      }
      const change = {
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        ...(events && { events: [...new Set(events)] }),
        ...(isEnabled === true && { disabled_because: null, failing_since: null }),
        ...(isEnabled === false && { disabled_because: 'owner' as const }),
      };
      return Object.keys(change).length > 0
        ? required(await queries.updateEndpoint(place, change))
        : requireEndpoint(place);
    },

    async delete(place) {
      if (!(await queries.deleteEndpoint(place))) {
        throw new AppError('not_found');
      }
    },

    async rotate(place, overlapSeconds = usualOverlapSeconds) {
      const { sealed_secret: sealedOldSecret } = await requireEndpoint(place);
      const secret = secrets.create();
      const change = {
        sealed_secret: secrets.seal(place.id, secret),
        sealed_old_secret: overlapSeconds > 0 ? sealedOldSecret : null,
        old_secret_until: overlapSeconds > 0 ? new Date(now().getTime() + overlapSeconds * 1_000) : null,
      };
      return { endpoint: required(await queries.updateEndpoint(place, change)), secret };
    },

    async test(place) {
      await requireEnabled(place);
      return inTransaction(db, async (tx) => {
        const event = { accountId: place.accountId, type: 'webhook.test', data: { endpointId: place.id } } as const;
        const id = await outbox.publishTo(tx, place.id, event);
        return required(await queries.findDelivery(tx, place.id, id));
      });
    },

    async listDeliveries(place, { limit, before }) {
      await requireEndpoint(place);
      const rows = await queries.listDeliveries(
        place.id,
        limit + 1,
        before === undefined ? undefined : new Date(before),
      );
      return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
    },

    async replay(place, deliveryId) {
      await requireEnabled(place);
      return inTransaction(db, async (tx) => {
        const old = required(await queries.findDelivery(tx, place.id, deliveryId));
        const id = randomUUID();
        await tx('webhook_deliveries').insert({
          id,
          endpoint_id: place.id,
          message_id: old.message_id,
          next_attempt_at: tx.fn.now(),
        });
        await jobs.send(tx, 'webhook-deliver', { deliveryId: id });
        return required(await queries.findDelivery(tx, place.id, id));
      });
    },

    deleteOld: () => queries.deleteOld(new Date(now().getTime() - webhookLimits.keptDays * dayMs)),
  };
}

function required<Row>(row: Row | undefined): Row {
  if (!row) {
    throw new AppError('not_found');
  }
  return row;
}
