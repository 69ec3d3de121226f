import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { KnownDevicesService } from '#src/modules/known-devices/known-devices.service.ts';
import type { TokenPair } from '#src/modules/sessions/sessions.service.ts';
import type { AccountRow } from '../accounts.queries.ts';
import type { AccountClaim } from '../claim-account.ts';
import type { AccountDependencies } from '../account-dependencies.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** What the device keeps as a proof that the account's owner has signed in on it. */
  readonly deviceProof?: string | undefined;
}

export interface SignInService {
  /**
   * @throws AppError `invalid_credentials` for a wrong address or password alike; `email_not_confirmed` only after a
   *   right password; `too_many_requests`.
   */
  signIn(credentials: Credentials, caller: Caller): Promise<TokenPair>;
  /** Asks for a link with which the password can be set anew. The same for every address. */
  requestRecovery(email: string, caller: Caller): Promise<void>;
  /** Signs in by such a link, so that the password can be changed. @throws AppError `otp_expired`. */
  recover(token: string, caller: Caller): Promise<TokenPair>;
}

export interface SignInServiceOptions extends AccountDependencies {
  readonly claimAccount: AccountClaim;
  readonly knownDevices: KnownDevicesService;
}

export function createSignInService(options: SignInServiceOptions): SignInService {
  const { db, queries, passwords, tokens, sessions, mail, limits, audit, claimAccount, knownDevices, now } = options;

  async function refuse(account: AccountRow | undefined, caller: Caller): Promise<never> {
    await audit.record(db, {
      ...(account && { accountId: account.id }),
      actor: 'anonymous',
      action: 'account.sign_in_failed',
      requestId: caller.requestId,
    });
    throw new AppError('invalid_credentials');
  }

  const placeOf = (email: string, { address }: Caller): string => `${email} ${address}`;

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. A known
   * device has a counter of its own, which strangers cannot exhaust.
   */
  async function spendTry({ email, deviceProof }: Credentials, caller: Caller): Promise<void> {
    const device = knownDevices.identify(email, deviceProof);
    if (device !== undefined && !(await limits.spend('sign-in:device', device)).isRefused) {
      return;
    }
    await limits.consume('sign-in:address', caller.address);
    await limits.consume('sign-in:account-address', placeOf(email, caller));
    await limits.consume('sign-in:account', email);
  }

  return {
    async signIn(credentials, caller) {
      const { email, password } = credentials;
      await spendTry(credentials, caller);
      const account = await queries.findAccountByEmail(email);
      const isRight = await passwords.verify(account?.password_hash ?? undefined, password);
      if (!account || !isRight) {
        return refuse(account, caller);
      }
      await limits.reset('sign-in:account-address', placeOf(email, caller));
      await limits.reset('sign-in:account', email);
      if (!account.email_confirmed_at) {
        throw new AppError('email_not_confirmed', { param: 'email' });
      }
      const isOutdated = account.password_hash !== null && passwords.needsRehash(account.password_hash);
      const newHash = isOutdated ? await passwords.hash(password) : undefined;
      const opened = await inTransaction(db, async (tx) => {
        const current = await queries.lockAccount(tx, account.id);
        if (current?.password_hash !== account.password_hash) {
          // The password changed during the comparison. That ended every session, and the old password must not open
          // another.
          return undefined;
        }
        await queries.updateAccount(tx, account.id, {
          last_signed_in_at: now(),
          ...(newHash && { password_hash: newHash }),
        });
        await audit.record(tx, {
          accountId: account.id,
          actor: 'self',
          action: 'account.signed_in',
          requestId: caller.requestId,
        });
        return sessions.createSession(tx, { accountId: account.id, method: 'password', userAgent: caller.userAgent });
      });
      return opened ? sessions.issueTokens(opened) : refuse(account, caller);
    },

    async requestRecovery(email, caller) {
      await limits.consume('recovery:address', caller.address);
      await mail.enqueue(db, { kind: 'recovery', recipient: email, language: caller.language });
    },

    async recover(token, caller) {
      await limits.consume('verify:address', caller.address);
      const opened = await inTransaction(db, async (tx) => {
        const used = await tokens.consume(tx, token, 'recovery');
        if (!used) {
          throw new AppError('otp_expired');
        }
        const { accountId } = used;
        const account = await queries.updateAccount(tx, accountId, { last_signed_in_at: now() });
        if (account?.email_confirmed_at === null) {
          // The link proves the address. Its reader need not be the person who registered it.
          await claimAccount(tx, accountId);
        }
        await audit.record(tx, {
          accountId,
          actor: 'self',
          action: 'account.signed_in',
          requestId: caller.requestId,
          details: { method: 'recovery' },
        });
        return sessions.createSession(tx, { accountId, method: 'recovery', userAgent: caller.userAgent });
      });
      return sessions.issueTokens(opened);
    },
  };
}
