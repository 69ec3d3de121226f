import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '#src/database/transaction.ts';
import type { JobQueue } from '#src/database/job-queue.ts';
import { AppError } from '#src/errors/app-error.ts';
import {
  type BillingProvider,
  InvalidSignatureError,
  MalformedEventError,
} from '#src/providers/billing/billing-provider.ts';
import type { BillingEventsQueries } from '#src/modules/billing/billing-events/billing-events.queries.ts';

export interface WebhooksService {
  /**
   * Accepts a webhook: verifies the signature, stores the event and queues the sync before answering. A successful
   * answer therefore means that the sync will run, even after a crash.
   *
   * @throws AppError `invalid_signature`, `validation_failed`.
   */
  receive(body: Buffer, signature: string): Promise<void>;
}

export interface WebhooksServiceOptions {
  readonly db: Knex;
  readonly provider: BillingProvider;
  readonly events: BillingEventsQueries;
  readonly jobs: JobQueue;
  readonly logger: Logger;
}

export function createWebhooksService({ db, provider, events, jobs, logger }: WebhooksServiceOptions): WebhooksService {
  return {
    async receive(body, signature) {
      const event = readEvent(body, signature);
      const isNew = await inTransaction(db, async (tx) => {
        if (!(await events.insertEvent(tx, event))) {
          return false;
        }
        if (event.customerId !== undefined) {
          await jobs.send(tx, 'billing-sync', { customerId: event.customerId }, { key: event.customerId });
        }
        return true;
      });
      logger.info({ eventId: event.id, type: event.type, isNew }, 'a billing event came in');
    },
  };

  function readEvent(body: Buffer, signature: string) {
    try {
      return provider.readEvent(body, signature);
    } catch (error) {
      if (error instanceof InvalidSignatureError) {
        throw new AppError('invalid_signature', { param: 'stripe-signature', cause: error });
      }
      if (error instanceof MalformedEventError) {
        throw new AppError('validation_failed', { param: 'data.object', reason: 'reasons:invalid', cause: error });
      }
      throw error;
    }
  }
}
