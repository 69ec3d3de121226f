import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';

export type Role = 'member' | 'admin';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly role: Role;
  readonly password_hash: string | null;
  readonly pending_email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_signed_in_at: Date | null;
  /** A hash of what only the browser knows in which an unconfirmed account was registered. */
  readonly registered_by: Buffer | null;
}

export type NewAccountRow = Pick<AccountRow, 'id' | 'email' | 'name' | 'email_confirmed_at'> &
  Partial<Pick<AccountRow, 'language' | 'password_hash' | 'registered_by'>>;

export type AccountChange = Partial<
  Pick<
    AccountRow,
    | 'name'
    | 'language'
    | 'role'
    | 'email'
    | 'password_hash'
    | 'pending_email'
    | 'email_confirmed_at'
    | 'last_signed_in_at'
    | 'registered_by'
  >
>;

export interface IdentityRow {
  readonly id: string;
  readonly account_id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly last_signed_in_at: Date;
}

export type AccountsQueries = ReturnType<typeof createAccountsQueries>;

export function createAccountsQueries(db: Knex) {
  return {
    async insertAccount(row: NewAccountRow, tx: Knex = db): Promise<void> {
      await tx('accounts').insert(row);
    },

    /** Locks an address: until the transaction ends, nobody else decides whose it is. */
    async lockEmail(tx: Knex, email: string): Promise<void> {
      await tx.raw('SELECT pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [email]);
    },

    async findAccount(id: string, tx: Knex = db): Promise<AccountRow | undefined> {
      return tx<AccountRow>('accounts').where({ id }).first();
    },

    /**
     * Reads an account and waits for a concurrent change to commit: for jobs that are queued inside the transaction of
     * the change.
     */
    async findChangedAccount(id: string): Promise<AccountRow | undefined> {
      return db<AccountRow>('accounts').where({ id }).forShare().first();
    },

    async findAccountByEmail(email: string, tx: Knex = db): Promise<AccountRow | undefined> {
      return tx<AccountRow>('accounts').whereRaw('lower(email) = lower(?)', [email]).first();
    },

    /** Locks an account until the transaction ends (`FOR UPDATE`). */
    async lockAccount(tx: Knex.Transaction, id: string): Promise<AccountRow | undefined> {
      return tx<AccountRow>('accounts').where({ id }).forUpdate().first();
    },

    /** Finds an account by its address and locks it until the transaction ends. */
    async lockAccountByEmail(tx: Knex.Transaction, email: string): Promise<AccountRow | undefined> {
      return tx<AccountRow>('accounts').whereRaw('lower(email) = lower(?)', [email]).forUpdate().first();
    },

    async updateAccount(tx: Knex, id: string, change: AccountChange): Promise<AccountRow | undefined> {
      const [row] = await tx<AccountRow>('accounts')
        .where({ id })
        .update({ ...change, updated_at: tx.fn.now() } as never)
        .returning('*');
      return row;
    },

    async deleteAccount(tx: Knex, id: string): Promise<void> {
      await tx('accounts').where({ id }).delete();
    },

    /** Accounts that are administrators, as `roleOf` says it. @param adminEmails in lower case. */
    async listAdministrators(
      adminEmails: readonly string[],
      tx: Knex = db,
    ): Promise<Pick<AccountRow, 'id' | 'name' | 'email'>[]> {
      return tx<AccountRow>('accounts')
        .where({ role: 'admin' })
        .orWhere(
          (named) =>
            void named.whereNotNull('email_confirmed_at').whereRaw('lower(email) = ANY(?::text[])', [[...adminEmails]]),
        )
        .orderBy(['name', 'id'])
        .select('id', 'name', 'email');
    },

    async listIdentities(accountId: string, tx: Knex = db): Promise<IdentityRow[]> {
      return tx<IdentityRow>('identities').where({ account_id: accountId }).orderBy(['created_at', 'id']);
    },

    /** Finds an identity that has just been proved again, and notes when. */
    async useIdentity(tx: Knex, issuer: string, subject: string, now: Date): Promise<IdentityRow | undefined> {
      const [row] = await tx<IdentityRow>('identities')
        .where({ issuer, subject })
        .update({ last_signed_in_at: now })
        .returning('*');
      return row;
    },

    async insertIdentity(tx: Knex, row: Pick<IdentityRow, 'id' | 'account_id' | 'issuer' | 'subject'>): Promise<void> {
      await tx('identities').insert(row);
    },

    async deleteIdentities(tx: Knex, accountId: string): Promise<void> {
      await tx('identities').where({ account_id: accountId }).delete();
    },

    /** Everything stored about an account besides its row, for the data export. */
    async readHistory(accountId: string) {
      const [apiKeys, usage, events] = await Promise.all([
        db('api_keys')
          .where({ account_id: accountId })
          .orderBy(['created_at', 'id'])
          .select<{ name: string; created_at: Date; revoked_at: Date | null }[]>('name', 'created_at', 'revoked_at'),
        db('usage_periods')
          .where({ account_id: accountId })
          .orderBy('period_start')
          .select<{ period_start: Date; used: number }[]>('period_start', 'used'),
        db('audit_events')
          .where({ account_id: accountId })
          .orderBy('id')
          .select<{ action: string; created_at: Date }[]>('action', 'created_at'),
      ]);
      return { apiKeys, usage, events };
    },
  };
}
