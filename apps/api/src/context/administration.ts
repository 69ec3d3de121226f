import type { Knex } from 'knex';
import { createAccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import {
  createInvitationsService,
  type InvitationsService,
} from '#src/modules/accounts/invitations/invitations.service.ts';
import { createRolesService, type RolesService } from '#src/modules/accounts/roles/roles.service.ts';
import { createAuditService } from '#src/modules/audit/audit.service.ts';
import { createOneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';

/** The part of the product that the command line needs: roles, and letting people in. */
export function createAdministration(db: Knex): RolesService & InvitationsService {
  const shared = { db, queries: createAccountsQueries(db), audit: createAuditService() };
  const now = () => new Date();
  return {
    ...createRolesService(shared),
    ...createInvitationsService({ ...shared, tokens: createOneTimeTokensService({ now }), now }),
  };
}
