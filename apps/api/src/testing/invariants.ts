import type { Knex } from 'knex';

/**
 * One rule about the accounts of characters that must hold whenever nothing is in flight, as a query for its
 * violations.
 */
const rules: Readonly<Record<string, string>> = {
  'used is the sum of the ledger': `
    SELECT p.account_id, p.used, coalesce(sum(l.characters), 0) AS ledger
    FROM usage_periods p LEFT JOIN ledger_entries l USING (account_id, period_start)
    GROUP BY p.account_id, p.period_start, p.used HAVING p.used <> coalesce(sum(l.characters), 0)`,
  'reserved is the sum of what is held': `
    SELECT p.account_id, p.reserved, coalesce(sum(r.characters), 0) AS held
    FROM usage_periods p LEFT JOIN reservations r
      ON r.account_id = p.account_id AND r.period_start = p.period_start AND r.state = 'held'
    GROUP BY p.account_id, p.period_start, p.reserved HAVING p.reserved <> coalesce(sum(r.characters), 0)`,
  'nothing was granted beyond the limit': `
    SELECT account_id, used, reserved, character_limit FROM usage_periods WHERE used + reserved > character_limit`,
  'a settled request has one charge and no refund': `
    SELECT r.request_id FROM reservations r LEFT JOIN ledger_entries l USING (request_id)
    WHERE r.state = 'settled' GROUP BY r.request_id HAVING count(l.id) <> 1 OR bool_or(l.kind <> 'charge')`,
  'a refunded request has a charge and its refund': `
    SELECT r.request_id FROM reservations r LEFT JOIN ledger_entries l USING (request_id)
    WHERE r.state = 'refunded' GROUP BY r.request_id HAVING count(l.id) <> 2 OR coalesce(sum(l.characters), 1) <> 0`,
  'a repeat costs nothing, holds nothing, and stands for itself': `
    SELECT l.request_id FROM ledger_entries l LEFT JOIN reservations r USING (request_id)
    WHERE l.kind = 'repeat' AND (l.characters <> 0 OR r.request_id IS NOT NULL
      OR EXISTS (SELECT FROM ledger_entries o WHERE o.request_id = l.request_id AND o.kind <> 'repeat'))`,
  'what a key has used is the sum of what it holds or was charged': `
    SELECT k.api_key_id, k.characters, coalesce(sum(r.characters), 0) AS counted
    FROM api_key_periods k LEFT JOIN reservations r
      ON r.api_key_id = k.api_key_id AND r.period_start = k.period_start AND r.state IN ('held', 'settled')
    GROUP BY k.api_key_id, k.period_start, k.characters HAVING k.characters <> coalesce(sum(r.characters), 0)`,
  'what was given back is not in flight': `
    SELECT request_id FROM reservations WHERE in_flight AND state IN ('released', 'refunded')`,
  'a held or released request was never charged': `
    SELECT r.request_id FROM reservations r JOIN ledger_entries l USING (request_id) WHERE r.state IN ('held', 'released')`,
};

/** @throws with every broken rule and the rows that break it. */
export async function assertInvariants(db: Knex): Promise<void> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.raw<{ rows: unknown[] }>(query);
    if (rows.length > 0) {
      broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
    }
  }
  if (broken.length > 0) {
    throw new Error(`Broken invariants:\n${broken.join('\n')}`);
  }
}
