import type { Knex } from 'knex';
import type { AccountsQueries } from '../accounts.queries.ts';

export interface Administrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface AdministratorsService {
  /** Lists all administrators: by stored role, or because the operator names their confirmed address. */
  list(tx?: Knex): Promise<Administrator[]>;
}

export interface AdministratorsServiceOptions {
  readonly queries: AccountsQueries;
  readonly adminEmails: readonly string[];
}

export function createAdministratorsService({
  queries,
  adminEmails,
}: AdministratorsServiceOptions): AdministratorsService {
  return {
    list: (tx) => queries.listAdministrators(adminEmails, tx),
  };
}
