import type { AuthUser, Me } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AccountClosingService } from '#src/modules/billing/account-closing/account-closing.service.ts';
import type { CustomerAddressService } from '#src/modules/billing/customer-address/customer-address.service.ts';
import type { ContactService } from '#src/modules/contact/contact.service.ts';
import type { JobsService } from '#src/modules/jobs/jobs.service.ts';
import type { LiveSession, TokenPair } from '#src/modules/sessions/sessions.service.ts';
import { roleOf } from './accounts.policy.ts';
import { presentAuthUser, presentMe } from './accounts.presenter.ts';
import type { AccountRow } from './accounts.queries.ts';
import { createEmailChange } from './change-email.ts';
import { createPasswordChange } from './change-password.ts';
import type { AccountDependencies } from './account-dependencies.ts';

export interface AccountUpdate {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export interface AccountsService {
  getAuthUser(accountId: string): Promise<AuthUser>;
  getMe(accountId: string): Promise<Me>;
  /**
   * Name and language at once; a password ends the other sessions; an address only after the link mailed to it was
   * used.
   */
  update(session: LiveSession, update: AccountUpdate, caller: Caller): Promise<AuthUser>;
  /** Makes the address of a link the account's. @throws AppError `otp_expired`. */
  confirmEmailChange(token: string, caller: Caller): Promise<TokenPair>;
  /** Ends keys and sessions at once and removes what is personal; the ledger stays, without a name. */
  delete(session: LiveSession, caller: Caller): Promise<void>;
}

export interface AccountsServiceOptions extends AccountDependencies {
  readonly adminEmails: readonly string[];
  /** Ends what a deleted account pays for. */
  readonly closing: AccountClosingService;
  /** Updates the address that Stripe sends receipts to. */
  readonly customerAddress: CustomerAddressService;
  readonly contact: ContactService;
  /** Gives back what the jobs of a deleted account hold. */
  readonly jobs: Pick<JobsService, 'releaseOf'>;
}

export function createAccountsService(options: AccountsServiceOptions): AccountsService {
  const { db, queries, sessions, mail, limits, audit, adminEmails, closing, contact, jobs } = options;
  const passwordChange = createPasswordChange(options);
  const emailChange = createEmailChange(options);

  async function requireAccount(id: string): Promise<AccountRow> {
    return requireFound(await queries.findAccount(id));
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
        sessions.requireRecentSignIn(session);
      }
      if (isNewEmail) {
        await limits.consume('email-change:account', account.id);
      }
      const passwordHash = password === undefined ? undefined : await passwordChange.prepare(account, password);
      await inTransaction(db, async (tx) => {
        await queries.lockAccount(tx, account.id);
        // Hashing takes long: the session may have been ended meanwhile, by a change from another device.
        await sessions.requireOpen(tx, session);
        if (name !== undefined || language !== undefined) {
          await queries.updateAccount(tx, account.id, {
            ...(name !== undefined && { name }),
            ...(language !== undefined && { language }),
          });
        }
        if (passwordHash !== undefined) {
          await passwordChange.apply(tx, session, passwordHash, caller);
        }
        if (isNewEmail) {
          await emailChange.ask(tx, account, email, caller);
        }
      });
      return this.getAuthUser(account.id);
    },

    async confirmEmailChange(token, caller) {
      await limits.consume('verify:address', caller.address);
      return sessions.issueTokens(await inTransaction(db, (tx) => emailChange.confirm(tx, token, caller)));
    },

    async delete(session, caller) {
      await inTransaction(db, async (tx) => {
        // Locked before anything is looked up, so that nothing is added to the account that would not be ended with it.
        const account = requireFound(await queries.lockAccount(tx, session.account_id));
        await mail.enqueue(tx, { kind: 'account_deleted', recipient: account.email, language: account.language });
        await audit.record(tx, {
          accountId: account.id,
          actor: 'self',
          action: 'account.deleted',
          requestId: caller.requestId,
        });
        await closing.closeAccount(tx, account.id);
        await contact.deleteOf(tx, account);
        await jobs.releaseOf(tx, account.id);
        // Sessions, keys, identities and tokens go with the row; usage and ledger do not refer to it.
        await queries.deleteAccount(tx, account.id);
      });
    },
  };
}

/** @throws AppError `session_not_found` when the account is gone. */
function requireFound(account: AccountRow | undefined): AccountRow {
  if (!account) {
    throw new AppError('session_not_found');
  }
  return account;
}
