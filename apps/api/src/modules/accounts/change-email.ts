import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { SessionsService, TokenPair } from '#src/modules/sessions/sessions.service.ts';
import type { AccountRow, AccountsQueries } from './accounts.queries.ts';

export interface EmailChange {
  /** Notes the wish, mails a link to the new address and a notice to the old one. */
  ask(tx: Knex, account: AccountRow, email: string, caller: Caller): Promise<void>;
  /** Makes the address of a link the account's, ends every session and opens one. @throws AppError `otp_expired`. */
  confirm(tx: Knex.Transaction, token: string, caller: Caller): Promise<TokenPair>;
}

export interface EmailChangeOptions {
  readonly queries: AccountsQueries;
  readonly tokens: OneTimeTokensService;
  readonly sessions: SessionsService;
  readonly mail: MailService;
  readonly audit: AuditService;
  readonly now: () => Date;
}

export function createEmailChange({ queries, tokens, sessions, mail, audit, now }: EmailChangeOptions): EmailChange {
  return {
    async ask(tx, account, email, caller) {
      const accountId = account.id;
      await queries.updateAccount(tx, accountId, { pending_email: email });
      await mail.enqueue(tx, { kind: 'email_change', recipient: email, language: account.language, details: { accountId } });
      await mail.enqueue(tx, { kind: 'email_change_notice', recipient: account.email, language: account.language });
      await audit.record(tx, { accountId, actor: 'self', action: 'account.email_change_requested', requestId: caller.requestId });
    },

    async confirm(tx, token, caller) {
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
    },
  };
}
