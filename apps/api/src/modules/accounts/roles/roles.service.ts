import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { AccountsQueries, Role } from '../accounts.queries.ts';

/** Result of granting a role: done, unchanged, or refused because the address is unconfirmed. */
export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'unconfirmed';

export interface RolesService {
  /** Grants a role to the account of an address. Takes effect with the account's next request, in every process. */
  setRole(email: string, role: Role, requestId: string): Promise<RoleChange>;
}

export interface RolesServiceOptions {
  readonly db: Knex;
  readonly queries: AccountsQueries;
  readonly audit: AuditService;
}

export function createRolesService({ db, queries, audit }: RolesServiceOptions): RolesService {
  return {
    async setRole(email, role, requestId) {
      return inTransaction(db, async (tx) => {
        await queries.lockEmail(tx, email);
        const account = await queries.lockAccountByEmail(tx, email);
        if (!account) {
          return 'unknown';
        }
        if (role === 'admin' && account.email_confirmed_at === null) {
          return 'unconfirmed';
        }
        if (account.role === role) {
          return 'unchanged';
        }
        await queries.updateAccount(tx, account.id, { role });
        const action = role === 'admin' ? 'role.granted' : 'role.revoked';
        await audit.record(tx, {
          accountId: account.id,
          actor: 'operator',
          action,
          requestId,
          details: { role: 'admin' },
        });
        return 'changed';
      });
    },
  };
}
