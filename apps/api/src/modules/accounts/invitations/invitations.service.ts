import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import { nameFromEmail } from '../accounts.policy.ts';
import type { AccountsQueries } from '../accounts.queries.ts';

export interface Invitation {
  /** Token of the link with which the owner chooses a password. Works once. */
  readonly token: string;
  /** Whether the account was made just now. */
  readonly isNew: boolean;
}

export interface InvitationsService {
  /**
   * Invites the owner of an address on behalf of the operator: creates the account if there is none, and a token for
   * choosing a password. Following the link removes everything that an unconfirmed registration may have stored.
   */
  invite(email: string, requestId: string): Promise<Invitation>;
}

export interface InvitationsServiceOptions {
  readonly db: Knex;
  readonly queries: AccountsQueries;
  readonly tokens: OneTimeTokensService;
  readonly audit: AuditService;
  readonly now: () => Date;
}

export function createInvitationsService({
  db,
  queries,
  tokens,
  audit,
  now,
}: InvitationsServiceOptions): InvitationsService {
  async function findOrCreate(tx: Knex.Transaction, email: string): Promise<{ id: string; isNew: boolean }> {
    const account = await queries.lockAccountByEmail(tx, email);
    if (!account) {
      const id = randomUUID();
      await queries.insertAccount({ id, email, name: nameFromEmail(email), email_confirmed_at: now() }, tx);
      return { id, isNew: true };
    }
    return { id: account.id, isNew: false };
  }

  return {
    async invite(email, requestId) {
      return inTransaction(db, async (tx) => {
        await queries.lockEmail(tx, email);
        const { id, isNew } = await findOrCreate(tx, email);
        const token = await tokens.issue(tx, { accountId: id, purpose: 'recovery' });
        await audit.record(tx, { accountId: id, actor: 'operator', action: 'account.invited', requestId });
        return { token, isNew };
      });
    },
  };
}
