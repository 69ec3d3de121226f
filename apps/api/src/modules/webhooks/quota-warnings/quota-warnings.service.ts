import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { WebhookOutbox } from '../webhook-outbox.ts';

interface CrossedLevel {
  readonly account_id: string;
  readonly level: 70 | 90;
  readonly used: string | number;
  readonly character_limit: string | number;
  readonly period_end: Date;
}

/** The levels at which the screens change colour, too. */
const levels = [70, 90];

/**
 * Tells programs that characters run out: for each level once in a billing period. It looks at those accounts alone
 * that have asked for it, so speech pays nothing for it.
 */
export function createQuotaWarnings({ db, outbox }: { db: Knex; outbox: WebhookOutbox }): () => Promise<void> {
  return async () =>
    inTransaction(db, async (tx) => {
      const { rows } = await tx.raw<{ rows: CrossedLevel[] }>(
        `WITH crossed AS (
           INSERT INTO quota_warnings (account_id, period_start, level)
           SELECT p.account_id, p.period_start, level.percent
           FROM usage_periods AS p, unnest(?::int[]) AS level (percent)
           WHERE p.period_end > now() AND p.used * 100 >= p.character_limit * level.percent AND p.character_limit > 0
             AND EXISTS (SELECT FROM webhook_endpoints AS e
               WHERE e.account_id = p.account_id AND e.disabled_because IS NULL AND 'quota.warning' = ANY(e.events))
           ON CONFLICT DO NOTHING RETURNING account_id, period_start, level
         )
         SELECT c.account_id, c.level, p.used, p.character_limit, p.period_end
         FROM crossed AS c JOIN usage_periods AS p USING (account_id, period_start)
         ORDER BY c.account_id, c.level`,
        [levels],
      );
      for (const row of rows) {
        const data = {
          level: row.level,
          used: Number(row.used),
          limit: Number(row.character_limit),
          periodEnd: row.period_end.toISOString(),
        };
        await outbox.publish(tx, { accountId: row.account_id, type: 'quota.warning', data });
      }
    });
}
