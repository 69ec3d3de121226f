import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { PasswordsService } from '#src/modules/passwords/passwords.service.ts';
import type { LiveSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { AccountRow, AccountsQueries } from './accounts.queries.ts';

export interface PasswordChange {
  /** Hashes a new password, before any transaction. @throws AppError when it is weak or the one there is. */
  prepare(account: AccountRow, password: string): Promise<string>;
  /** Puts it in force: links and other sessions end, and the owner is told. */
  apply(tx: Knex, session: LiveSession, passwordHash: string, caller: Caller): Promise<void>;
}

export interface PasswordChangeOptions {
  readonly queries: AccountsQueries;
  readonly passwords: PasswordsService;
  readonly tokens: OneTimeTokensService;
  readonly sessions: SessionsService;
  readonly mail: MailService;
  readonly audit: AuditService;
}

export function createPasswordChange({ queries, passwords, tokens, sessions, mail, audit }: PasswordChangeOptions): PasswordChange {
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
      await mail.enqueue(tx, { kind: 'password_changed', recipient: session.email, language: account?.language ?? caller.language });
      await audit.record(tx, { accountId, actor: 'self', action: 'account.password_changed', requestId: caller.requestId });
    },
  };
}
