import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { LiveSession } from '#src/modules/sessions/sessions.service.ts';
import type { AccountRow } from './accounts.queries.ts';
import type { AccountDependencies } from './account-dependencies.ts';

export interface PasswordChange {
  /** Hashes a new password, before any transaction. @throws AppError when it is weak or the one there is. */
  prepare(account: AccountRow, password: string): Promise<string>;
  /** Stores the new password, revokes links and other sessions, and notifies the owner by mail. */
  apply(tx: Knex, session: LiveSession, passwordHash: string, caller: Caller): Promise<void>;
}

export type PasswordChangeOptions = Pick<
  AccountDependencies,
  'queries' | 'passwords' | 'tokens' | 'sessions' | 'mail' | 'audit'
>;

export function createPasswordChange({
  queries,
  passwords,
  tokens,
  sessions,
  mail,
  audit,
}: PasswordChangeOptions): PasswordChange {
  return {
    async prepare(account, password) {
      passwords.check(password, account.email);
      if (account.password_hash !== null && (await passwords.verify(account.password_hash, password))) {
        throw new AppError('same_password', { param: 'password' });
      }
      return passwords.hash(password);
    },

    async apply(tx, session, passwordHash, caller) {
      const accountId = session.account_id;
      const account = await queries.updateAccount(tx, accountId, { password_hash: passwordHash });
      await tokens.revokeAll(tx, accountId);
      await sessions.end(tx, { accountId, except: session.id }, 'password_changed');
      await mail.enqueue(tx, {
        kind: 'password_changed',
        recipient: session.email,
        language: account?.language ?? caller.language,
      });
      await audit.record(tx, {
        accountId,
        actor: 'self',
        action: 'account.password_changed',
        requestId: caller.requestId,
      });
    },
  };
}
