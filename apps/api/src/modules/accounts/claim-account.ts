import type { Knex } from 'knex';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { AccountDependencies } from './account-dependencies.ts';

export type AccountClaim = (tx: Knex, accountId: string) => Promise<void>;

export interface AccountClaimOptions extends Pick<AccountDependencies, 'queries' | 'tokens' | 'sessions' | 'now'> {
  readonly apiKeys: ApiKeysService;
}

/**
 * Hands an unconfirmed account over to the person who has just proved its address by other means than the registration
 * link. Removes every credential that the registrant set, which prevents account pre-hijacking (Sudhodanan and Paverd
 * 2022, arXiv 2205.10174).
 */
export function createAccountClaim({ queries, tokens, sessions, apiKeys, now }: AccountClaimOptions): AccountClaim {
  return async (tx, accountId) => {
    await queries.updateAccount(tx, accountId, { password_hash: null, pending_email: null, email_confirmed_at: now() });
    await queries.deleteIdentities(tx, accountId);
    await tokens.revokeAll(tx, accountId);
    await apiKeys.revokeAll(tx, accountId);
    await sessions.end(tx, { accountId }, 'account_taken_over');
  };
}
