import type { Knex } from 'knex';
import { giveBack, type ClosedReservation, type KeyAllowance, type UsagePeriod } from '../usage.queries.ts';

export interface NewJobHold {
  readonly jobId: string;
  readonly characters: number;
  readonly apiKey?: KeyAllowance | undefined;
}

export type JobHoldVerdict =
  | { readonly verdict: 'held'; readonly remaining: number }
  | { readonly verdict: 'exhausted' | 'key_exhausted' };

/** A place among the requests in flight is for those who listen; a job takes none. */
const anyConcurrency = 2_147_483_647;

/** The name of a job's reservation. */
function holdOf(jobId: string): string {
  return `job_${jobId}`;
}

/**
 * Characters that a job has set aside. The same reservation as that of a request, with two differences: it takes no
 * place in flight, and its lease does not run out, because a job outlives every process. It ends in the transaction
 * that ends its job, so there is never one without the other.
 */
export function createJobHolds() {
  return {
    async hold(
      tx: Knex.Transaction,
      period: UsagePeriod,
      { jobId, characters, apiKey }: NewJobHold,
    ): Promise<JobHoldVerdict> {
      const { rows } = await tx.raw<{ rows: [{ verdict: 'held' | 'exhausted' | 'key_exhausted'; remaining: number }] }>(
        `SELECT verdict, left_over AS remaining FROM reserve_characters(
         :requestId, :accountId, :periodStart, :periodEnd, :characterLimit, :characters, 0, :concurrency, :apiKeyId, :apiKeyCharacterLimit)`,
        {
          ...period,
          characters,
          requestId: holdOf(jobId),
          concurrency: anyConcurrency,
          apiKeyId: apiKey?.id ?? null,
          apiKeyCharacterLimit: apiKey?.characterLimit ?? null,
        } as unknown as Knex.ValueDict,
      );
      const [{ verdict, remaining }] = rows;
      if (verdict !== 'held') {
        return { verdict };
      }
      await tx('reservations')
        .where({ request_id: holdOf(jobId) })
        .update({ in_flight: false, lease_expires_at: tx.raw("'infinity'") });
      return { verdict, remaining };
    },

    /** Charges for a job. @returns false when nothing was held for it any more. */
    async settle(
      tx: Knex.Transaction,
      jobId: string,
      { voice, client }: { voice: string; client: string },
    ): Promise<boolean> {
      const { rows } = await tx.raw<{ rows: unknown[] }>(
        `WITH reservation AS (
         UPDATE reservations SET state = 'settled' WHERE request_id = :requestId AND state = 'held'
         RETURNING request_id, account_id, period_start, api_key_id, characters
       ), entry AS (
         INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters, voice, api_key_id, client)
         SELECT account_id, period_start, request_id, 'charge', characters, :voice, api_key_id, :client FROM reservation
       )
       UPDATE usage_periods AS p SET reserved = p.reserved - r.characters, used = p.used + r.characters
       FROM reservation AS r WHERE p.account_id = r.account_id AND p.period_start = r.period_start RETURNING 1`,
        { requestId: holdOf(jobId), voice, client },
      );
      return rows.length > 0;
    },

    /** Gives back what a job holds; does nothing where it holds nothing any more. */
    async release(tx: Knex.Transaction, jobId: string): Promise<void> {
      const { rows } = await tx.raw<{ rows: ClosedReservation[] }>(
        `UPDATE reservations SET state = 'released' WHERE request_id = ? AND state = 'held'
       RETURNING account_id, period_start, api_key_id, characters, state`,
        [holdOf(jobId)],
      );
      await (rows[0] && giveBack(tx, holdOf(jobId), rows[0]));
    },
  };
}

export type JobHolds = ReturnType<typeof createJobHolds>;
