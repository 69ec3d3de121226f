import type { Knex } from 'knex';

/** An utterance whose sound is kept, or on its way to where it is. */
export interface ContentMatch {
  readonly request_id: string;
  readonly audio_state: 'pending' | 'kept';
  readonly duration_ms: number | null;
  readonly audio_bytes: number | null;
  readonly sealed_facts: Buffer | null;
}

/** A kept sound that holds a piece of the content that was asked for. */
export interface PartMatch extends ContentMatch {
  readonly content_hash: Buffer;
  /** Which of its paragraphs; `null` where it is the whole sound. */
  readonly place: number | null;
}

export interface ClaimRequest {
  readonly requestId: string;
  /** Whether to claim a content whose sound is kept: where it is, it cannot be read. */
  readonly evenIfKept: boolean;
}

/**
 * Whose turn it is to speak a content: the request's own, that of an equal request in flight, or nobody's, because its
 * sound is kept or on its way to where it is.
 */
export type Claim = 'ours' | 'theirs' | 'kept';

/** Between the claim of a request and its reservation. */
const graceSeconds = 5;

/** An account's sounds of a content, those left out that were given back. */
const paidSounds = `FROM utterances AS u
  WHERE account_id = :accountId AND content_hash = :contentHash AND audio_state <> 'none'
    AND NOT EXISTS (SELECT FROM ledger_entries AS l WHERE l.request_id = u.request_id AND l.kind = 'refund')`;

export type KeptContentsQueries = ReturnType<typeof createKeptContentsQueries>;

/** @param audioDays for how long sounds are kept unless their owners choose otherwise. */
export function createKeptContentsQueries(db: Knex, audioDays: number) {
  return {
    /** Finds an account's newest paid sound of the same content; one still being stored only where none is kept. */
    async findByContent(accountId: string, contentHash: Buffer): Promise<ContentMatch | undefined> {
      const { rows } = await db
        .raw<{ rows: ContentMatch[] }>(
          `SELECT request_id, audio_state, duration_ms, audio_bytes, sealed_facts ${paidSounds}
           ORDER BY audio_state = 'kept' DESC, created_at DESC LIMIT 1`,
          { accountId, contentHash },
        )
        .options({ name: 'find by content' });
      return rows[0];
    },

    /**
     * Claims a content for a request, unless an equal request in flight holds the claim or its sound is known already.
     * An account that keeps no sounds claims nothing, and speaks.
     */
    async claimContent(accountId: string, contentHash: Buffer, claim: ClaimRequest): Promise<Claim> {
      const { rows } = await db
        .raw<{ rows: [{ outcome: Claim }] }>(
          `WITH settings AS (
             SELECT coalesce(min(s.audio_days), :audioDays) > 0 AND coalesce(min(s.keeps), 'everything') <> 'nothing' AS keeps
             FROM history_settings AS s WHERE s.account_id = :accountId
           ), known AS (
             SELECT NOT :evenIfKept::boolean AND EXISTS (SELECT ${paidSounds}) AS is_kept
           ), claim AS (
             INSERT INTO sound_claims AS c (account_id, content_hash, request_id)
             SELECT :accountId, :contentHash, :requestId FROM settings, known WHERE keeps AND NOT is_kept
             ON CONFLICT (account_id, content_hash) DO UPDATE SET request_id = excluded.request_id, created_at = now()
             WHERE c.created_at < now() - make_interval(secs => :graceSeconds) AND NOT EXISTS (
               SELECT FROM reservations AS r WHERE r.request_id = c.request_id AND r.in_flight AND r.lease_expires_at > now())
             RETURNING request_id
           )
           SELECT CASE WHEN is_kept THEN 'kept' WHEN keeps AND NOT EXISTS (SELECT FROM claim) THEN 'theirs' ELSE 'ours' END AS outcome
           FROM settings, known`,
          { accountId, contentHash, ...claim, audioDays, graceSeconds },
        )
        .options({ name: 'claim content' });
      return rows[0].outcome;
    },

    /** Releases the claim of a request that does not speak after all. */
    async releaseClaim(requestId: string): Promise<void> {
      await db('sound_claims').where({ request_id: requestId }).delete();
    },

    /** The newest kept and paid sound of an account for each of these contents: a whole one, or a paragraph of one. */
    async findParts(accountId: string, contentHashes: readonly Buffer[]): Promise<PartMatch[]> {
      const { rows } = await db
        .raw<{ rows: PartMatch[] }>(
          `SELECT DISTINCT ON (found.content_hash) found.content_hash, found.place, u.request_id, u.audio_state, u.duration_ms, u.audio_bytes, u.sealed_facts
           FROM (
             SELECT content_hash, place, request_id FROM utterance_paragraphs
             WHERE account_id = :accountId AND content_hash = ANY(:contentHashes::bytea[])
             UNION ALL
             SELECT content_hash, NULL, request_id FROM utterances
             WHERE account_id = :accountId AND content_hash = ANY(:contentHashes::bytea[])
           ) AS found JOIN utterances AS u ON u.request_id = found.request_id
           WHERE u.audio_state = 'kept'
             AND NOT EXISTS (SELECT FROM ledger_entries AS l WHERE l.request_id = u.request_id AND l.kind = 'refund')
           ORDER BY found.content_hash, u.created_at DESC`,
          { accountId, contentHashes: [...contentHashes] as unknown as Knex.Value },
        )
        .options({ name: 'find parts' });
      return rows;
    },

    /** Tells whether a completed sound of an account is still being stored. */
    async isStoring(accountId: string): Promise<boolean> {
      const { rows } = await db
        .raw<{ rows: unknown[] }>(
          `SELECT FROM utterances AS u WHERE u.account_id = ? AND u.audio_state = 'pending'
             AND NOT EXISTS (SELECT FROM reservations AS r WHERE r.request_id = u.request_id AND r.in_flight) LIMIT 1`,
          [accountId],
        )
        .options({ name: 'is storing' });
      return rows.length > 0;
    },
  };
}
