import type { Knex } from 'knex';
import type { SqlFragment } from '#src/database/sql-fragment.ts';
import type { HistorySettings } from '@rakhim/contract';

export interface NewUtterance {
  readonly requestId: string;
  readonly text: string;
  readonly voice: string;
  readonly dialect: string;
  readonly styleInstruction: string | null;
  readonly format: string;
  readonly client: string;
}

export interface UtteranceRow {
  readonly request_id: string;
  readonly account_id: string;
  readonly text: string;
  readonly characters: number;
  readonly voice: string;
  readonly dialect: string;
  readonly style_instruction: string | null;
  readonly format: string;
  readonly api_key_id: string | null;
  readonly api_key_name: string | null;
  readonly client: string;
  readonly duration_ms: number | null;
  readonly audio_state: 'pending' | 'kept' | 'none';
  readonly audio_bytes: number | null;
  readonly created_at: Date;
}

export interface PageRequest {
  readonly limit: number;
  readonly before?: { readonly createdAt: Date; readonly id: string };
  readonly search?: string;
}

/**
 * Searching pays no heed to vowel signs, tatweel, or to which alif, yaa or taa somebody wrote. Characters without a
 * counterpart are left out.
 */
const folding = { from: 'أإآٱىةًٌٍَُِّْٰـ', to: 'اااايه' } as const;

/** Returns where a sound is kept. */
export function blobKeyOf(accountId: string, requestId: string): string {
  return `history/${accountId}/${requestId}`;
}

async function deleteWhere(tx: Knex, condition: string, bindings: string[]): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: { blob_key: string }[] }>(
    `WITH gone AS (DELETE FROM utterances WHERE ${condition} RETURNING account_id, request_id, audio_state)
     INSERT INTO blob_deletions (blob_key) SELECT 'history/' || account_id || '/' || request_id FROM gone WHERE audio_state <> 'none' RETURNING blob_key`,
    bindings,
  );
  return rows.map((row) => row.blob_key);
}

export type HistoryQueries = ReturnType<typeof createHistoryQueries>;

export function createHistoryQueries(db: Knex, audioDays: number) {
  const select = (accountId: string) =>
    db<UtteranceRow>('utterances AS u')
      .leftJoin('api_keys AS k', 'k.id', 'u.api_key_id')
      .where('u.account_id', accountId)
      .select<UtteranceRow[]>('u.*', 'k.name AS api_key_name');

  return {
    /**
     * Writes an utterance down as part of the statement that charges for it, unless its account keeps nothing. Reads
     * from `reservation`.
     */
    insertPart: (utterance: NewUtterance): SqlFragment => ({
      name: 'utterance',
      sql: `INSERT INTO utterances (request_id, account_id, text, characters, voice, dialect, style_instruction, format, api_key_id, client, audio_state)
            SELECT r.request_id, r.account_id, :utteranceText, r.characters, :voice, :dialect, :styleInstruction, :format, r.api_key_id, :client,
              CASE WHEN coalesce(s.audio_days, :audioDays) = 0 THEN 'none' ELSE 'pending' END
            FROM reservation AS r LEFT JOIN history_settings AS s ON s.account_id = r.account_id
            WHERE coalesce(s.keeps, 'everything') <> 'nothing'`,
      bindings: {
        utteranceText: utterance.text,
        voice: utterance.voice,
        dialect: utterance.dialect,
        styleInstruction: utterance.styleInstruction,
        format: utterance.format,
        client: utterance.client,
        audioDays,
      },
    }),

    /** Returns true while somebody wants the sound of an utterance kept. */
    async isAudioPending(requestId: string): Promise<boolean> {
      return (
        (await db('utterances').where({ request_id: requestId, audio_state: 'pending' }).first('request_id')) !==
        undefined
      );
    },

    /**
     * Records how an utterance ended.
     *
     * @returns false when nobody keeps it any more.
     */
    async finish(
      requestId: string,
      { durationMs, audioBytes }: { durationMs: number | null; audioBytes: number | null },
    ): Promise<boolean> {
      const changed = await db('utterances')
        .where({ request_id: requestId })
        .update({
          duration_ms: durationMs,
          audio_bytes: audioBytes,
          audio_state: audioBytes === null ? 'none' : 'kept',
        });
      return changed > 0;
    },

    async listPage(accountId: string, { limit, before, search }: PageRequest): Promise<UtteranceRow[]> {
      const page = select(accountId).orderBy([
        { column: 'u.created_at', order: 'desc' },
        { column: 'u.request_id', order: 'desc' },
      ]);
      if (before) {
        void page.whereRaw('(u.created_at, u.request_id) < (?::timestamptz, ?)', [before.createdAt, before.id]);
      }
      if (search !== undefined) {
        const { from, to } = folding;
        void page.whereRaw('strpos(translate(lower(u.text), ?, ?), translate(lower(?), ?, ?)) > 0', [
          from,
          to,
          search,
          from,
          to,
        ]);
      }
      return page.limit(limit);
    },

    async find(accountId: string, requestId: string): Promise<UtteranceRow | undefined> {
      const [row] = await select(accountId).where('u.request_id', requestId);
      return row;
    },

    /**
     * Deletes an utterance and orders its sound to be deleted, in one statement. @returns false when there was none.
     */
    async delete(accountId: string, requestId: string): Promise<boolean> {
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `WITH gone AS (DELETE FROM utterances WHERE account_id = ? AND request_id = ? RETURNING request_id)
         INSERT INTO blob_deletions (blob_key) SELECT ? FROM gone RETURNING id`,
        [accountId, requestId, blobKeyOf(accountId, requestId)],
      );
      return rows.length > 0;
    },

    /**
     * Deletes all utterances of an account and orders their sounds to be deleted, each by its name: an order stands for
     * a while, and what is said in the meantime must outlive it.
     *
     * @returns where the sounds are.
     */
    async deleteAll(tx: Knex, accountId: string): Promise<string[]> {
      return deleteWhere(tx, 'account_id = ?', [accountId]);
    },

    /**
     * Deletes what was charged at the very moment when its owner chose to keep nothing: each of the two had not seen
     * the other.
     */
    async deleteUnwanted(): Promise<string[]> {
      return deleteWhere(db, "account_id IN (SELECT account_id FROM history_settings WHERE keeps = 'nothing')", []);
    },

    async findSettings(accountId: string): Promise<HistorySettings> {
      const row = await db('history_settings')
        .where({ account_id: accountId })
        .first<{ keeps: HistorySettings['keeps']; audio_days: number } | undefined>();
      return { keeps: row?.keeps ?? 'everything', audioDays: row?.audio_days ?? audioDays };
    },

    async upsertSettings(tx: Knex, accountId: string, settings: HistorySettings): Promise<void> {
      await tx('history_settings')
        .insert({ account_id: accountId, keeps: settings.keeps, audio_days: settings.audioDays })
        .onConflict('account_id')
        .merge();
    },
  };
}
