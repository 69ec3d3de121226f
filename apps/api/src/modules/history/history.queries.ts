import type { Knex } from 'knex';
import type { SqlFragment } from '#src/database/sql-fragment.ts';
import { inTransaction } from '#src/database/transaction.ts';
import type { HistorySettings } from '@rakhim/contract';
import type { SpokenBy } from '#src/providers/speech/speech-engine.ts';
import type { UtteranceSeal, UtteranceWords, WordColumns } from './utterance-seal.ts';

export interface NewUtterance extends UtteranceWords {
  readonly requestId: string;
  readonly voice: string;
  readonly dialect: string;
  readonly format: string;
  readonly client: string;
  /** Absent where the engine does not say. */
  readonly spokenBy?: SpokenBy | undefined;
  /** A keyed hash of all that makes the sound; absent where an engine cannot say which sound it would make again. */
  readonly contentHash?: Buffer | undefined;
}

/** How an utterance ended: completed with a duration, or broken off without one. */
export interface UtteranceEnd {
  readonly durationMs: number | null;
  readonly audioBytes: number | null;
  /** Encrypted; see `createFactsSeal`. */
  readonly sealedFacts?: Buffer | null;
  /** What its paragraphs were made of, in order, where they were spoken one by one. */
  readonly paragraphHashes?: readonly Buffer[];
}

export interface UtteranceRow extends WordColumns {
  readonly account_id: string;
  readonly characters: number;
  readonly voice: string;
  readonly dialect: string;
  readonly format: string;
  readonly api_key_id: string | null;
  readonly api_key_name: string | null;
  readonly client: string;
  readonly engine: string | null;
  readonly model: string | null;
  readonly duration_ms: number | null;
  readonly audio_state: 'pending' | 'kept' | 'none';
  readonly audio_bytes: number | null;
  readonly sealed_facts: Buffer | null;
  readonly created_at: Date;
}

export interface PageRequest {
  readonly limit: number;
  readonly before?: { readonly createdAt: Date; readonly id: string };
}

/** The first name of the keys of all sounds. */
export const historyBlobs = 'history';

/** Returns where a sound is kept. */
export function blobKeyOf(accountId: string, requestId: string): string {
  return `${historyBlobs}/${accountId}/${requestId}`;
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

export function createHistoryQueries(db: Knex, audioDays: number, words: UtteranceSeal) {
  const select = (accountId: string) =>
    db<UtteranceRow>('utterances AS u')
      .leftJoin('api_keys AS k', 'k.id', 'u.api_key_id')
      .where('u.account_id', accountId)
      .select<UtteranceRow[]>('u.*', 'k.name AS api_key_name');

  return {
    /**
     * Inserts an utterance in the statement that charges for it, unless the account's history is off. Reads from
     * `reservation`.
     */
    insertPart: (utterance: NewUtterance): SqlFragment => ({
      name: 'utterance',
      sql: `INSERT INTO utterances (request_id, account_id, text, sealed_words, characters, voice, dialect, format, api_key_id, client, engine, model, content_hash, audio_state)
            SELECT r.request_id, r.account_id, '', :sealedWords::bytea, r.characters, :voice, :dialect, :format, r.api_key_id, :client, :engine, :model, :contentHash::bytea,
              CASE WHEN coalesce(s.audio_days, :audioDays) = 0 THEN 'none' ELSE 'pending' END
            FROM reservation AS r LEFT JOIN history_settings AS s ON s.account_id = r.account_id
            WHERE coalesce(s.keeps, 'everything') <> 'nothing'`,
      bindings: {
        sealedWords: words.seal(utterance.requestId, utterance),
        voice: utterance.voice,
        dialect: utterance.dialect,
        format: utterance.format,
        client: utterance.client,
        engine: utterance.spokenBy?.engine ?? null,
        model: utterance.spokenBy?.model ?? null,
        contentHash: utterance.contentHash ?? null,
        audioDays,
      },
    }),

    /** Returns true while the sound of an utterance should be kept. */
    async isAudioPending(requestId: string): Promise<boolean> {
      const row = await db('utterances')
        .where({ request_id: requestId, audio_state: 'pending' })
        .first<{ request_id: string } | undefined>('request_id')
        .options({ name: 'is audio pending' });
      return row !== undefined;
    },

    /** Returns those of the keys under which the sound of an utterance is, or will be. */
    async findOwnedKeys(keys: readonly string[]): Promise<Set<string>> {
      const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1));
      const rows = await db<UtteranceRow>('utterances')
        .whereIn('request_id', ids)
        .whereNot({ audio_state: 'none' })
        .select<{ account_id: string; request_id: string }[]>('account_id', 'request_id');
      return new Set(rows.map((row) => blobKeyOf(row.account_id, row.request_id)));
    },

    /**
     * Records how an utterance ended.
     *
     * @returns false when nobody keeps it any more.
     */
    async finish(requestId: string, end: UtteranceEnd): Promise<boolean> {
      const { durationMs, audioBytes, sealedFacts = null, paragraphHashes = [] } = end;
      const { rows } = await db
        .raw<{ rows: unknown[] }>(
          `WITH done AS (
             UPDATE utterances SET duration_ms = :durationMs, audio_bytes = :audioBytes, sealed_facts = :sealedFacts,
               audio_state = CASE WHEN :audioBytes::bigint IS NULL THEN 'none' ELSE 'kept' END
             WHERE request_id = :requestId RETURNING request_id, account_id, audio_state
           ), freed AS (
             DELETE FROM sound_claims WHERE request_id = :requestId
           ), parts AS (
             INSERT INTO utterance_paragraphs (request_id, place, account_id, content_hash)
             SELECT done.request_id, part.place - 1, done.account_id, part.hash
             FROM done, unnest(:paragraphHashes::bytea[]) WITH ORDINALITY AS part (hash, place) WHERE done.audio_state = 'kept'
           )
           SELECT FROM done`,
          {
            requestId,
            durationMs,
            audioBytes,
            sealedFacts: audioBytes === null ? null : sealedFacts,
            paragraphHashes: [...paragraphHashes] as unknown as Knex.Value,
          },
        )
        .options({ name: 'finish utterance' });
      return rows.length > 0;
    },

    async listPage(accountId: string, { limit, before }: PageRequest): Promise<UtteranceRow[]> {
      const page = select(accountId).orderBy([
        { column: 'u.created_at', order: 'desc' },
        { column: 'u.request_id', order: 'desc' },
      ]);
      if (before) {
        void page.whereRaw('(u.created_at, u.request_id) < (?::timestamptz, ?)', [before.createdAt, before.id]);
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
     * Deletes all utterances of an account and queues the deletion of each sound by its own key: queued deletions
     * repeat for a while and must not reach sounds made meanwhile.
     *
     * @returns where the sounds are.
     */
    async deleteAll(tx: Knex, accountId: string): Promise<string[]> {
      return deleteWhere(tx, 'account_id = ?', [accountId]);
    },

    /** Deletes utterances charged concurrently with switching the history off. */
    async deleteUnwanted(): Promise<string[]> {
      return deleteWhere(db, "account_id IN (SELECT account_id FROM history_settings WHERE keeps = 'nothing')", []);
    },

    /**
     * Encrypts a batch of rows stored before encryption was introduced. Concurrent processes share the work (`SKIP
     * LOCKED`).
     *
     * @returns how many.
     */
    async sealPlain(limit: number): Promise<number> {
      return inTransaction(db, async (tx) => {
        const rows = await tx<UtteranceRow>('utterances')
          .whereNull('sealed_words')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .select<WordColumns[]>('request_id', 'text', 'style_instruction', 'sealed_words');
        for (const row of rows) {
          await tx('utterances')
            .where({ request_id: row.request_id })
            .update({
              text: '',
              style_instruction: null,
              sealed_words: words.seal(row.request_id, words.open(row)),
            });
        }
        return rows.length;
      });
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
