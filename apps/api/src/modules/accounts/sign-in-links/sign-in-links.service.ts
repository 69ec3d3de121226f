import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { TokenPair } from '#src/modules/sessions/sessions.service.ts';
import { demoEmail } from '../accounts.policy.ts';
import type { AccountDependencies } from '../account-dependencies.ts';

/** Links that sign in by themselves. A local run makes them for its demo account; in production there are none. */
export interface SignInLinksService {
  /** False in production, which refuses every link, including those left in the database by a local run. */
  readonly isOffered: boolean;
  /**
   * Creates a sign-in token for the demo account. @throws AppError `not_found` in production, or without that account.
   */
  issueForDemo(): Promise<string>;
  /** Signs in by a token, once. @throws AppError `otp_expired` in production, and for one unknown, used or too old. */
  follow(token: string, caller: Caller): Promise<TokenPair>;
}

export interface SignInLinksServiceOptions extends Pick<
  AccountDependencies,
  'db' | 'queries' | 'tokens' | 'sessions' | 'limits' | 'audit' | 'now'
> {
  readonly isProduction: boolean;
}

export function createSignInLinksService(options: SignInLinksServiceOptions): SignInLinksService {
  const { db, queries, tokens, sessions, limits, audit, now, isProduction } = options;
  return {
    isOffered: !isProduction,

    async issueForDemo() {
      const account = isProduction ? undefined : await queries.findAccountByEmail(demoEmail);
      if (!account) {
        throw new AppError('not_found');
      }
      return tokens.issue(db, { accountId: account.id, purpose: 'sign_in' });
    },

    async follow(token, caller) {
      await limits.consume('verify:address', caller.address);
      const opened = await inTransaction(db, async (tx) => {
        const used = isProduction ? undefined : await tokens.consume(tx, token, 'sign_in');
        if (!used) {
          throw new AppError('otp_expired');
        }
        const { accountId } = used;
        await queries.updateAccount(tx, accountId, { last_signed_in_at: now() });
        await audit.record(tx, {
          accountId,
          actor: 'self',
          action: 'account.signed_in',
          requestId: caller.requestId,
          details: { method: 'link' },
        });
        return sessions.createSession(tx, { accountId, method: 'otp', userAgent: caller.userAgent });
      });
      return sessions.issueTokens(opened);
    },
  };
}
