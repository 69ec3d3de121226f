import type { AuthUser, Me } from '@nabra/contract';
import type { Language } from '@nabra/i18n';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { PasswordsService } from '#src/modules/passwords/passwords.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { isRecent } from '#src/modules/sessions/sessions.policy.ts';
import type { LiveSession } from '#src/modules/sessions/sessions.queries.ts';
import type { SessionsService, TokenPair } from '#src/modules/sessions/sessions.service.ts';
import { roleOf } from './accounts.policy.ts';
import { presentAuthUser, presentMe } from './accounts.presenter.ts';
import type { AccountRow, AccountsQueries } from './accounts.queries.ts';
import type { Caller } from './caller.ts';

export interface AccountUpdate {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export interface AccountsService {
  getAuthUser(accountId: string): Promise<AuthUser>;
  getMe(accountId: string): Promise<Me>;
  /** Name and language at once; a password ends the other sessions; an address only after the link mailed to it was used. */
  update(session: LiveSession, update: AccountUpdate, caller: Caller): Promise<AuthUser>;
  /** Makes the address of a link the account's. @throws AppError `otp_expired`. */
  confirmEmailChange(token: string, caller: Caller): Promise<TokenPair>;
  /** Ends keys and sessions at once and removes what is personal; the ledger stays, without a name. */
  delete(session: LiveSession, caller: Caller): Promise<void>;
}

export interface AccountsServiceOptions {
  readonly db: Knex;
  readonly queries: AccountsQueries;
  readonly passwords: PasswordsService;
  readonly tokens: OneTimeTokensService;
  readonly sessions: SessionsService;
  readonly mail: MailService;
  readonly limits: RateLimitsService;
  readonly audit: AuditService;
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

export function createAccountsService(options: AccountsServiceOptions): AccountsService {
  const { db, queries, passwords, tokens, sessions, mail, limits, audit, adminEmails, now } = options;

  async function requireAccount(id: string, tx: Knex = db): Promise<AccountRow> {
    const account = await queries.findAccount(id, tx);
    if (!account) {
      throw new AppError('session_not_found');
    }
    return account;
  }

  function requireRecentSignIn(session: LiveSession): void {
    if (!isRecent(session, now())) {
      throw new AppError('reauthentication_needed');
    }
  }

  async function prepareNewHash(account: AccountRow, password: string): Promise<string> {
    passwords.check(password, account.email);
    if (account.password_hash !== null && (await passwords.verify(account.password_hash, password))) {
      throw new AppError('same_password', { param: 'password' });
    }
    return passwords.hash(password);
  }

  async function changePassword(tx: Knex, session: LiveSession, passwordHash: string, caller: Caller): Promise<void> {
    const accountId = session.account_id;
    const account = await queries.updateAccount(tx, accountId, { password_hash: passwordHash });
    await tokens.revokeAll(tx, accountId);
    await sessions.end(tx, { accountId, except: session.id }, 'password_changed');
    await mail.enqueue(tx, { kind: 'password_changed', recipient: session.email, language: account?.language ?? caller.language });
    await audit.record(tx, { accountId, actor: 'self', action: 'account.password_changed', requestId: caller.requestId });
  }

  async function askForEmail(tx: Knex, account: AccountRow, email: string, caller: Caller): Promise<void> {
    const accountId = account.id;
    await queries.updateAccount(tx, accountId, { pending_email: email });
    await mail.enqueue(tx, { kind: 'email_change', recipient: email, language: account.language, details: { accountId } });
    await mail.enqueue(tx, { kind: 'email_change_notice', recipient: account.email, language: account.language });
    await audit.record(tx, { accountId, actor: 'self', action: 'account.email_change_requested', requestId: caller.requestId });
  }

  return {
    async getAuthUser(accountId) {
      return presentAuthUser(await requireAccount(accountId), await queries.listIdentities(accountId));
    },

    async getMe(accountId) {
      const account = await requireAccount(accountId);
      return presentMe(account, roleOf(account, adminEmails));
    },

    async update(session, { name, language, email, password }, caller) {
      const account = await requireAccount(session.account_id);
      const isNewEmail = email !== undefined && email.toLowerCase() !== account.email.toLowerCase();
      if (password !== undefined || isNewEmail) {
        requireRecentSignIn(session);
      }
      if (isNewEmail) {
        await limits.consume('mail:recipient:minute', email);
        await limits.consume('mail:recipient:hour', email);
      }
      const passwordHash = password === undefined ? undefined : await prepareNewHash(account, password);
      await inTransaction(db, async (tx) => {
        if (name !== undefined || language !== undefined) {
          await queries.updateAccount(tx, account.id, { ...(name !== undefined && { name }), ...(language !== undefined && { language }) });
        }
        if (passwordHash !== undefined) {
          await changePassword(tx, session, passwordHash, caller);
        }
        if (isNewEmail) {
          await askForEmail(tx, account, email, caller);
        }
      });
      return this.getAuthUser(account.id);
    },

    async confirmEmailChange(token, caller) {
      await limits.consume('verify:address', caller.address);
      return inTransaction(db, async (tx) => {
        const used = await tokens.consume(tx, token, 'email_change');
        const email = used?.details['email'];
        // Somebody else may have confirmed that address in the meantime; then there is nothing here to change it to.
        const taken = email === undefined ? undefined : await queries.findAccountByEmail(email, tx);
        if (!used || email === undefined || (taken && taken.id !== used.accountId)) {
          throw new AppError('otp_expired');
        }
        const { accountId } = used;
        await queries.updateAccount(tx, accountId, { email, pending_email: null, email_confirmed_at: now() });
        await sessions.end(tx, { accountId }, 'email_changed');
        await audit.record(tx, { accountId, actor: 'self', action: 'account.email_changed', requestId: caller.requestId });
        return sessions.createSession(tx, { accountId, method: 'otp', userAgent: caller.userAgent });
      });
    },

    async delete(session, caller) {
      requireRecentSignIn(session);
      await inTransaction(db, async (tx) => {
        const account = await requireAccount(session.account_id, tx);
        await mail.enqueue(tx, { kind: 'account_deleted', recipient: account.email, language: account.language });
        await audit.record(tx, { accountId: account.id, actor: 'self', action: 'account.deleted', requestId: caller.requestId });
        // Sessions, keys, identities and tokens go with the row; usage and ledger do not refer to it.
        await queries.deleteAccount(tx, account.id);
      });
    },
  };
}
