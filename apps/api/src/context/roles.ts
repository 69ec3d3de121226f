import type { Knex } from 'knex';
import { createAccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import { createRolesService, type RolesService } from '#src/modules/accounts/roles/roles.service.ts';
import { createAuditService } from '#src/modules/audit/audit.service.ts';

/** The part of the product that the command line needs to give and take roles. */
export function createRoles(db: Knex): RolesService {
  return createRolesService({ db, queries: createAccountsQueries(db), audit: createAuditService() });
}
