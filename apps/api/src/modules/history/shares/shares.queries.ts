import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';

export interface NewShareRow {
  readonly request_id: string;
  readonly account_id: string;
  readonly token_hash: Buffer;
  readonly sealed_token: Buffer;
  readonly sealed_page: Buffer;
  readonly expires_at: Date;
}

export type ShareRow = Pick<NewShareRow, 'request_id' | 'account_id' | 'sealed_token' | 'sealed_page' | 'expires_at'>;

export type SharesQueries = ReturnType<typeof createSharesQueries>;

export function createSharesQueries(db: Knex) {
  return {
    /**
     * Writes a listening page down, or moves the end of the one that there is, which keeps its token.
     *
     * @param sharesMax pages that an account can have at a time.
     * @returns `undefined` when it has as many.
     */
    async upsert(row: NewShareRow, sharesMax: number, now: Date): Promise<ShareRow | undefined> {
      const { request_id: requestId, account_id: accountId } = row;
      return inTransaction(db, async (tx) => {
        await tx('accounts').where({ id: accountId }).forUpdate().first('id');
        const alive = () => tx('shares').where({ account_id: accountId }).where('expires_at', '>', now);
        const existing = await alive()
          .where({ request_id: requestId })
          .select<Pick<ShareRow, 'request_id'>[]>('request_id');
        if (existing.length > 0) {
          const [moved] = await tx('shares')
            .where({ request_id: requestId })
            .update({ expires_at: row.expires_at })
            .returning<ShareRow[]>('*');
          return moved;
        }
        const count = await alive().count<{ count: string }[]>('request_id AS count');
        if (Number(count[0]?.count ?? 0) >= sharesMax) {
          return undefined;
        }
        // One that has expired is as good as none: its address never works again.
        const [created] = await tx('shares').insert(row).onConflict('request_id').merge().returning<ShareRow[]>('*');
        return created;
      });
    },

    /** The page with this token, as long as it lasts and its sound is kept. */
    async findByHash(
      tokenHash: Buffer,
      now: Date,
    ): Promise<
      (ShareRow & { voice: string; dialect: string; format: string; duration_ms: number | null }) | undefined
    > {
      return db('shares AS s')
        .join('utterances AS u', 'u.request_id', 's.request_id')
        .where('s.token_hash', tokenHash)
        .where('s.expires_at', '>', now)
        .where('u.audio_state', 'kept')
        .first('s.*', 'u.voice', 'u.dialect', 'u.format', 'u.duration_ms');
    },

    /** The pages of these utterances that can be opened. */
    async list(requestIds: readonly string[], now: Date): Promise<ShareRow[]> {
      return requestIds.length === 0
        ? []
        : db('shares')
            .whereIn('request_id', [...requestIds])
            .where('expires_at', '>', now)
            .select<ShareRow[]>('*');
    },

    /** @returns false when there was none. */
    async delete(accountId: string, requestId: string): Promise<boolean> {
      return (await db('shares').where({ account_id: accountId, request_id: requestId }).delete()) > 0;
    },

    async deleteExpired(now: Date): Promise<number> {
      return db('shares').where('expires_at', '<=', now).delete();
    },
  };
}
