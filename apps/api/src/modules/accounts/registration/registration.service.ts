import { randomUUID } from 'node:crypto';
import type { AuthUser } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import { hashToken } from '#src/secrets/opaque-token.ts';
import type { TokenPair } from '#src/modules/sessions/sessions.service.ts';
import { nameFromEmail } from '../accounts.policy.ts';
import { presentAuthUser } from '../accounts.presenter.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { createAddressRegistration } from './address-registration.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  /** Secret that only the registering browser knows. */
  readonly browserSecret: string;
}

export interface RegistrationService {
  /** Registers, or seems to: the answer and the work are the same for an address that is known. */
  signUp(registration: Registration, caller: Caller): Promise<AuthUser>;
  /** Asks for another confirmation mail. The same for every address. */
  resend(email: string, caller: Caller): Promise<void>;
  /**
   * Confirms the address that a link was mailed to and signs in. In another browser than the registering one the person
   * may be a different one, so the registered password is dropped and a new one must be chosen.
   *
   * @throws AppError `otp_expired`.
   */
  confirm(token: string, browserSecret: string | undefined, caller: Caller): Promise<TokenPair>;
}

export function createRegistrationService(dependencies: AccountDependencies): RegistrationService {
  const { db, queries, passwords, tokens, sessions, mail, limits, audit, now } = dependencies;
  const registerAddress = createAddressRegistration(dependencies);

  return {
    async signUp({ email, password, name, language, browserSecret }, caller) {
      await limits.consume('sign-up:address', caller.address);
      passwords.check(password, email);
      const account = {
        id: randomUUID(),
        email,
        name: name ?? nameFromEmail(email),
        language: language ?? caller.language,
        password_hash: await passwords.hash(password),
        email_confirmed_at: null,
        registered_by: hashToken(browserSecret),
      };
      await registerAddress(account, password, caller.requestId);
      // What is shown is what was sent, not what is stored: it must not tell whether the address was known.
      const at = now();
      return presentAuthUser(
        { ...account, role: 'member', pending_email: null, created_at: at, updated_at: at, last_signed_in_at: null },
        [],
      );
    },

    async resend(email, caller) {
      await limits.consume('resend:address', caller.address);
      await mail.enqueue(db, { kind: 'signup', recipient: email, language: caller.language });
    },

    async confirm(token, browserSecret, caller) {
      await limits.consume('verify:address', caller.address);
      const opened = await inTransaction(db, async (tx) => {
        const used = await tokens.consume(tx, token, 'signup');
        if (!used) {
          throw new AppError('otp_expired');
        }
        const { accountId } = used;
        const account = await queries.lockAccount(tx, accountId);
        const isSameBrowser =
          browserSecret !== undefined && account?.registered_by?.equals(hashToken(browserSecret)) === true;
        await queries.updateAccount(tx, accountId, {
          email_confirmed_at: now(),
          last_signed_in_at: now(),
          registered_by: null,
          ...(!isSameBrowser && { password_hash: null }),
        });
        await audit.record(tx, { accountId, actor: 'self', action: 'account.confirmed', requestId: caller.requestId });
        return sessions.createSession(tx, { accountId, method: 'otp', userAgent: caller.userAgent });
      });
      return sessions.issueTokens(opened);
    },
  };
}
