import type { GetUsageReportQuery } from '@rakhim/contract';
import type { Knex } from 'knex';

export interface UsageReportRow {
  readonly key: string;
  readonly name: string;
  readonly characters: number;
  readonly requests: number;
}

/**
 * What a row of the report stands for, and what people call it where that is something else. All of it from this table;
 * nothing of a request gets into a statement's text.
 */
const dimensions: Readonly<Record<GetUsageReportQuery['by'], { readonly key: string; readonly name?: string }>> = {
  day: { key: "to_char(e.at AT TIME ZONE :timeZone, 'YYYY-MM-DD')" },
  voice: { key: "coalesce(e.voice, '')" },
  key: { key: "coalesce(e.api_key_id::text, '')", name: "coalesce(max(k.name), '')" },
  client: { key: "coalesce(e.client, '')" },
};

/**
 * Sums an account's ledger. What was given back counts at the time of its charge, so that no day has less than nothing;
 * kept sounds that were heard again are no requests here.
 *
 * @param timeZone one that PostgreSQL knows; the days are those of this zone.
 */
export async function sumLedger(
  db: Knex,
  accountId: string,
  { from, to, by, timeZone }: GetUsageReportQuery,
): Promise<UsageReportRow[]> {
  const { key, name = 'NULL' } = dimensions[by];
  const { rows } = await db.raw<{ rows: (Omit<UsageReportRow, 'name'> & { name: string | null })[] }>(
    `WITH bounds AS (
       SELECT :from::date::timestamp AT TIME ZONE :timeZone AS since, (:to::date + 1)::timestamp AT TIME ZONE :timeZone AS until
     ), e AS (
       SELECT l.characters, l.kind, l.voice, l.api_key_id, l.client, coalesce(c.created_at, l.created_at) AS at
       FROM ledger_entries AS l LEFT JOIN ledger_entries AS c ON l.kind = 'refund' AND c.request_id = l.request_id AND c.kind = 'charge', bounds
       WHERE l.account_id = :accountId AND l.kind <> 'repeat' AND l.created_at >= bounds.since
     )
     SELECT ${key} AS key, ${name} AS name, sum(e.characters)::bigint AS characters,
       count(*) FILTER (WHERE e.kind = 'charge') - count(*) FILTER (WHERE e.kind = 'refund') AS requests
     FROM e LEFT JOIN api_keys AS k ON k.id = e.api_key_id, bounds
     WHERE e.at >= bounds.since AND e.at < bounds.until
     GROUP BY 1 ORDER BY 3 DESC, 1`,
    { accountId, from, to, timeZone },
  );
  return rows.map((row) => ({ ...row, name: row.name ?? row.key }));
}
