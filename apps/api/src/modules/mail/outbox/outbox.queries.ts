import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import type { MailKind } from '../mail.service.ts';

export interface OutboxRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: Language;
  readonly details: Readonly<Record<string, string>>;
  /** Including the one that the row was claimed for. */
  readonly attempts: number;
}

export type OutboxQueries = ReturnType<typeof createOutboxQueries>;

const hoursUntilGivenUp = 48;

export function createOutboxQueries(db: Knex) {
  return {
    /** Leases a due mail. If this process dies, another one takes over after the lease. */
    async claim(leaseSeconds: number): Promise<OutboxRow | undefined> {
      const { rows } = await db.raw<{ rows: OutboxRow[] }>(
        `UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => :leaseSeconds)
         WHERE id = (
           SELECT id FROM mail_outbox WHERE state = 'waiting' AND next_attempt_at <= now()
           ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, kind, recipient, language, details, attempts`,
        { leaseSeconds },
      );
      return rows[0];
    },

    /** Removes a mail that was sent, or that has no recipient any more. */
    async remove(id: string): Promise<void> {
      await db('mail_outbox').where({ id }).delete();
    },

    /** Reschedules a mail. @returns whether its retention is over and it should be given up. */
    async postpone(id: string, delayMs: number): Promise<boolean> {
      const { rows } = await db.raw<{ rows: { isTooOld: boolean }[] }>(
        `UPDATE mail_outbox SET next_attempt_at = now() + make_interval(secs => :delaySeconds) WHERE id = :id
         RETURNING created_at < now() - make_interval(hours => :hoursMax) AS "isTooOld"`,
        { id, delaySeconds: delayMs / 1000, hoursMax: hoursUntilGivenUp },
      );
      return rows[0]?.isTooOld ?? false;
    },

    /** Marks a mail as failed and clears its content. */
    async fail(id: string): Promise<void> {
      await db('mail_outbox')
        .where({ id })
        .update({ state: 'failed', recipient: '', details: '{}', closed_at: db.fn.now() });
    },
  };
}
