import type { Knex } from 'knex';

export interface NewAccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly email_confirmed_at: Date | null;
}

export type AccountsQueries = ReturnType<typeof createAccountsQueries>;

export function createAccountsQueries(db: Knex) {
  return {
    async insertAccount(row: NewAccountRow): Promise<void> {
      await db('accounts').insert(row);
    },

    async findAccountByEmail(email: string): Promise<{ id: string } | undefined> {
      return db('accounts').whereRaw('lower(email) = lower(?)', [email]).first('id');
    },
  };
}
