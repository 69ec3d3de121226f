import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '#src/database/transaction.ts';
import type { Delivery, Mailer } from '#src/providers/mail/mailer.ts';
import { backOffMs } from '#src/back-off.ts';
import type { MailComposer } from '../compose-mail.ts';
import type { MailService } from '../mail.service.ts';
import type { OutboxQueries, OutboxRow } from './outbox.queries.ts';

export interface OutboxService {
  /** Starts sending. @returns the function that stops it, after the mails in progress. */
  start(): () => Promise<void>;
}

export interface OutboxServiceOptions {
  readonly db: Knex;
  readonly queries: OutboxQueries;
  readonly mail: MailService;
  readonly composer: MailComposer;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Called for every mail that was sent or given up, before it is deleted. */
  readonly onConcluded?: (mail: OutboxRow, isSent: boolean) => Promise<void>;
}

/** A lease is longer than a mail can take. A mail whose process died is taken up by another after that. */
const leaseSeconds = 60;
const lanesMax = 4;
const pollMs = 1000;
/**
 * The delay before a mail is sent: its transaction has committed by then, and the work does not show in the response
 * time.
 */
const wakeDelayMs = [50, 250] as const;
/**
 * Short enough for everything to leave within two minutes after the server is back: one wait of ours, and one of the
 * mail.
 */
const unreachableWaitMaxMs = 45_000;
const deferredWaitMaxMs = 15 * 60_000;

/**
 * Sends the mails of the outbox, several at a time and beside other processes. Each is sent once; only when a process
 * dies between handing a mail over and noting so is it sent again, under the same Message-ID.
 */
export function createOutboxService(options: OutboxServiceOptions): OutboxService {
  const { db, queries, mail, composer, mailer, logger, onConcluded } = options;
  const lanes = new Set<Promise<void>>();
  let isStopping = false;
  /** The number of failures since the server last answered, and the end of the back-off. */
  let failures = 0;
  let pausedUntil = 0;

  function wake(): void {
    if (!isStopping && lanes.size < lanesMax && Date.now() >= pausedUntil) {
      const lane = runLane().finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  }

  async function runLane(): Promise<void> {
    try {
      while (!isStopping && Date.now() >= pausedUntil && (await sendNext())) {
        // On to the next one.
      }
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be worked on this time');
    }
  }

  async function sendNext(): Promise<boolean> {
    const row = await queries.claim(leaseSeconds);
    if (!row) {
      return false;
    }
    if (failures === 0) {
      // Where there is one there may be more; but a server that was away is tried by one lane only.
      wake();
    }
    await conclude(row, await deliver(row));
    return true;
  }

  async function deliver(row: OutboxRow): Promise<Delivery | { readonly outcome: 'dropped' }> {
    try {
      const isWelcome = row.attempts > 1 || (await composer.isWelcome(row));
      const composed = isWelcome ? await inTransaction(db, (tx) => composer.compose(tx, row)) : undefined;
      return composed ? await mailer.send({ id: row.id, ...composed }) : { outcome: 'dropped' };
    } catch (error) {
      logger.error({ err: error, mailId: row.id, kind: row.kind }, 'a mail could not be written');
      return { outcome: 'deferred', code: 'not_written' };
    }
  }

  async function conclude(row: OutboxRow, delivery: Awaited<ReturnType<typeof deliver>>): Promise<void> {
    const { id, kind, attempts } = row;
    if (delivery.outcome === 'unreachable') {
      failures += 1;
      pausedUntil = Date.now() + backOffMs(failures, unreachableWaitMaxMs);
    } else if (delivery.outcome !== 'dropped') {
      failures = 0;
    }
    if (delivery.outcome === 'accepted' || delivery.outcome === 'dropped') {
      await onConcluded?.(row, delivery.outcome === 'accepted');
      await queries.remove(id);
      return;
    }
    const report = { mailId: id, kind, attempts, outcome: delivery.outcome, code: delivery.code };
    const longestMs = delivery.outcome === 'deferred' ? deferredWaitMaxMs : unreachableWaitMaxMs;
    if (delivery.outcome === 'refused' || (await queries.postpone(id, backOffMs(attempts, longestMs)))) {
      await onConcluded?.(row, false);
      await queries.fail(id);
      logger.error(report, 'a mail was given up');
    } else {
      logger.warn(report, 'a mail could not be sent yet');
    }
  }

  return {
    start() {
      mail.onEnqueued(() => {
        setTimeout(wake, randomInt(...wakeDelayMs)).unref();
      });
      const timer = setInterval(wake, pollMs);
      timer.unref();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        await Promise.all(lanes);
      };
    },
  };
}
