import type { Knex } from 'knex';

export interface NewSessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly user_agent: string;
  readonly method: string;
  readonly created_at: Date;
  readonly refreshed_at: Date;
  readonly expires_at: Date;
}

export interface SessionRow extends NewSessionRow {
  readonly ended_at: Date | null;
}

export interface RefreshTokenRow {
  readonly token_hash: Buffer;
  readonly session_id: string;
  readonly used_at: Date | null;
  readonly successor: Buffer | null;
}

/** A session with what decides the rights of its account. */
export interface SessionOfAccountRow extends SessionRow {
  readonly email: string;
  readonly name: string;
  readonly role: 'member' | 'admin';
  readonly email_confirmed_at: Date | null;
}

export type EndReason =
  | 'signed_out'
  | 'ended_by_owner'
  | 'token_reused'
  | 'password_changed'
  | 'email_changed'
  | 'account_taken_over'
  | 'account_deleted';

export type SessionsQueries = ReturnType<typeof createSessionsQueries>;

export function createSessionsQueries(db: Knex) {
  return {
    async insertSession(tx: Knex, row: NewSessionRow): Promise<void> {
      await tx('sessions').insert(row);
    },

    async insertRefreshToken(tx: Knex, row: { token_hash: Buffer; session_id: string }): Promise<void> {
      await tx('refresh_tokens').insert(row);
    },

    /** Locks the token, which serializes its holders. */
    async lockRefreshToken(tx: Knex.Transaction, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
      return tx<RefreshTokenRow>('refresh_tokens').where({ token_hash: tokenHash }).forUpdate().first();
    },

    async markRefreshTokenUsed(tx: Knex, tokenHash: Buffer, used: { used_at: Date; successor: Buffer }): Promise<void> {
      await tx('refresh_tokens').where({ token_hash: tokenHash }).update(used);
    },

    async markSessionRefreshed(tx: Knex, id: string, now: Date): Promise<void> {
      await tx('sessions').where({ id }).update({ refreshed_at: now });
    },

    /** The session with its account, whether or not it has ended. */
    async findSession(tx: Knex, id: string): Promise<SessionOfAccountRow | undefined> {
      return tx('sessions')
        .join('accounts', 'accounts.id', 'sessions.account_id')
        .where('sessions.id', id)
        .first<SessionOfAccountRow | undefined>(
          'sessions.*',
          'accounts.email',
          'accounts.name',
          'accounts.role',
          'accounts.email_confirmed_at',
        );
    },

    /** Those that nobody ended; they may have run out. */
    async listOpenSessions(accountId: string): Promise<SessionRow[]> {
      return db<SessionRow>('sessions')
        .where({ account_id: accountId })
        .whereNull('ended_at')
        .orderBy([{ column: 'refreshed_at', order: 'desc' }, 'id']);
    },

    /** Ends sessions of an account: one, all but one, or all. @returns how many were ended. */
    async endSessions(
      tx: Knex,
      which: { accountId: string; only?: string; except?: string },
      ended: { at: Date; reason: EndReason },
    ): Promise<number> {
      const query = tx('sessions').where({ account_id: which.accountId }).whereNull('ended_at');
      if (which.only !== undefined) {
        query.where({ id: which.only });
      }
      if (which.except !== undefined) {
        query.whereNot({ id: which.except });
      }
      return query.update({ ended_at: ended.at, end_reason: ended.reason });
    },

    /** Their refresh tokens go with them. @returns how many. */
    async deleteEndedBefore(time: Date): Promise<number> {
      return db('sessions').where('ended_at', '<', time).orWhere('expires_at', '<', time).delete();
    },
  };
}
