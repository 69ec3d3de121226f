import { createHmac, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { JobQueue } from '#src/database/job-queue.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { traceHeaders } from '#src/observability/trace.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { WebhookAnswer, WebhookClient } from '#src/providers/webhooks/webhook-client.ts';
import type { WebhookOutbox } from '../webhook-outbox.ts';
import type { WebhookSecrets } from '../webhook-secret.ts';
import type { DeliveryQueries, DueDelivery } from './delivery.queries.ts';

export interface DeliveryService {
  /** Sends an event once, and asks for another attempt where it did not arrive. */
  deliver(deliveryId: string): Promise<void>;
}

export interface DeliveryOptions {
  readonly db: Knex;
  readonly queries: DeliveryQueries;
  readonly outbox: Pick<WebhookOutbox, 'openBody'>;
  readonly secrets: WebhookSecrets;
  readonly client: WebhookClient;
  readonly jobs: JobQueue;
  readonly mail: MailService;
  readonly accounts: { findAccount(id: string, tx?: Knex): Promise<{ readonly email: string } | undefined> };
  readonly now: () => Date;
}

const minute = 60;
const hour = 3_600;
/** The pauses before the attempts after the first: three days in all, as Standard Webhooks advises. */
const pausesSeconds = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** An endpoint at which nothing has arrived for so long when a delivery is given up is switched off. */
const failingMs = 3 * 86_400_000;
/** Deliveries to one account that one process has under way: slow endpoints must not use up everybody's turn. */
const perAccountMax = 3;
const crowdedSeconds = 5;
const jitterShare = 0.2;
/** RFC 9110: what was there is there no more, and whoever asks should stop. */
const gone = 410;

export function createDeliveryService(options: DeliveryOptions): DeliveryService {
  const { db, queries, outbox, secrets, client, jobs, mail, accounts, now } = options;
  const running = new Map<string, number>();

  function headersOf(due: DueDelivery, body: string): Record<string, string> {
    const timestamp = Math.floor(now().getTime() / 1_000);
    const { sealed_secret: sealedSecret, sealed_old_secret: sealedOldSecret, old_secret_until: oldUntil } = due;
    const isOldSigning = oldUntil !== null && oldUntil > now();
    const sealed = [sealedSecret, ...(sealedOldSecret && isOldSigning ? [sealedOldSecret] : [])];
    const signatures = sealed.map((secret) =>
      sign(secrets.open(due.endpoint_id, secret), `${due.message_id}.${timestamp}.${body}`),
    );
    return {
      ...traceHeaders(),
      'content-type': 'application/json',
      'user-agent': 'Rakhim-Webhooks/1',
      'webhook-id': due.message_id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    };
  }

  async function disable(tx: Knex, due: DueDelivery, because: 'failing' | 'gone'): Promise<void> {
    if (!(await queries.disable(tx, due.endpoint_id, because))) {
      return;
    }
    await queries.giveUp(tx, { endpoint_id: due.endpoint_id });
    const account = await accounts.findAccount(due.account_id, tx);
    if (account) {
      await mail.enqueue(tx, { kind: 'webhook_disabled', recipient: account.email, language: due.language });
    }
  }

  async function conclude(due: DueDelivery, answer: WebhookAnswer): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (answer.problem === undefined) {
        await queries.noteSuccess(tx, due, answer);
        return;
      }
      const pause = pausesSeconds[due.attempts];
      const seconds = pause === undefined ? undefined : pause + randomInt(Math.ceil(pause * jitterShare));
      await queries.noteFailure(tx, due, answer, answer.status === gone ? undefined : seconds);
      const hasFailedLong = due.failing_since !== null && now().getTime() - due.failing_since.getTime() >= failingMs;
      if (answer.status === gone || (seconds === undefined && hasFailedLong)) {
        await disable(tx, due, answer.status === gone ? 'gone' : 'failing');
      } else if (seconds !== undefined) {
        await jobs.send(tx, 'webhook-deliver', { deliveryId: due.id }, { afterSeconds: seconds });
      }
    });
  }

  async function attempt(due: DueDelivery): Promise<void> {
    const body = outbox.openBody(due.message_id, due.sealed_body);
    await conclude(due, await client.post(due.url, headersOf(due, body), body));
  }

  return {
    async deliver(deliveryId) {
      const due = await queries.findPending(deliveryId);
      if (!due?.is_due) {
        return;
      }
      if (due.disabled_because !== null) {
        await queries.giveUp(db, { id: deliveryId });
        return;
      }
      const others = running.get(due.account_id) ?? 0;
      if (others >= perAccountMax) {
        await inTransaction(db, (tx) =>
          jobs.send(tx, 'webhook-deliver', { deliveryId }, { afterSeconds: crowdedSeconds }),
        );
        return;
      }
      running.set(due.account_id, others + 1);
      try {
        await attempt(due);
      } finally {
        const left = (running.get(due.account_id) ?? 1) - 1;
        if (left === 0) {
          running.delete(due.account_id);
        } else {
          running.set(due.account_id, left);
        }
      }
    },
  };
}

/** Symmetric signatures of Standard Webhooks: HMAC-SHA-256 under the bytes that the secret encodes. */
function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
