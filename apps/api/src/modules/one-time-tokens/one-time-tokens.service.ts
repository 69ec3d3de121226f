import type { Knex } from 'knex';
import { createToken, hashToken } from '#src/secrets/opaque-token.ts';
import { addressProofs, repeatablePurposes, type TokenPurpose, tokenLifetimesMs } from './one-time-tokens.policy.ts';

export interface IssuedToken {
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  /** What the token is about besides its account. */
  readonly details?: Readonly<Record<string, string>>;
}

export interface ConsumedToken {
  readonly accountId: string;
  readonly details: Readonly<Record<string, string>>;
}

export interface OneTimeTokensService {
  /**
   * Makes a token and ends the older ones of its purpose, unless that is repeatable: only the newest mailed link works.
   * @returns the token; only its hash is kept.
   */
  issue(tx: Knex, token: IssuedToken): Promise<string>;
  /**
   * Redeems a token, once, also under concurrency. @returns `undefined` when it is unknown, used or expired, or proves
   * an address that the account no longer has.
   */
  consume(tx: Knex, token: string, purpose: TokenPurpose): Promise<ConsumedToken | undefined>;
  /** Ends every token of an account. */
  revokeAll(tx: Knex, accountId: string): Promise<void>;
  /** Deletes expired links. @returns how many. */
  deleteExpired(db: Knex): Promise<number>;
}

export function createOneTimeTokensService({ now }: { now: () => Date }): OneTimeTokensService {
  return {
    async issue(tx, { accountId, purpose, details = {} }) {
      const token = createToken();
      if (!repeatablePurposes.includes(purpose)) {
        // Serialized: otherwise two tokens created at once would both work.
        await tx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`${purpose}:${accountId}`]);
        await tx('one_time_tokens').where({ account_id: accountId, purpose }).delete();
      }
      const proved = addressProofs.includes(purpose)
        ? await tx('accounts').where({ id: accountId }).first<{ email: string } | undefined>('email')
        : undefined;
      await tx('one_time_tokens').insert({
        token_hash: hashToken(token),
        account_id: accountId,
        purpose,
        details: JSON.stringify({ ...details, ...proved }),
        created_at: now(),
        expires_at: new Date(now().getTime() + tokenLifetimesMs[purpose]),
      });
      return token;
    },

    async consume(tx, token, purpose) {
      const [row] = await tx('one_time_tokens')
        .where({ token_hash: hashToken(token), purpose })
        .where('expires_at', '>', now())
        .where(
          (valid) =>
            void valid
              .whereNotIn('purpose', [...addressProofs])
              .orWhereExists(
                tx('accounts')
                  .whereRaw('accounts.id = one_time_tokens.account_id')
                  .whereRaw("lower(accounts.email) = lower(one_time_tokens.details ->> 'email')"),
              ),
        )
        .delete()
        .returning<{ account_id: string; details: Record<string, string> }[]>(['account_id', 'details']);
      return row && { accountId: row.account_id, details: row.details };
    },

    async revokeAll(tx, accountId) {
      await tx('one_time_tokens').where({ account_id: accountId }).delete();
    },

    async deleteExpired(db) {
      return db('one_time_tokens').where('expires_at', '<', now()).delete();
    },
  };
}
