import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { OpenedSession } from '#src/modules/sessions/sessions.service.ts';
import type { CustomerAddressService } from '#src/modules/billing/customer-address/customer-address.service.ts';
import type { AccountRow } from './accounts.queries.ts';
import type { AccountDependencies } from './account-dependencies.ts';

export interface EmailChange {
  /** Notes the wish, mails a link to the new address and a notice to the old one. */
  ask(tx: Knex, account: AccountRow, email: string, caller: Caller): Promise<void>;
  /** Makes the address of a link the account's, ends every session and opens one. @throws AppError `otp_expired`. */
  confirm(tx: Knex.Transaction, token: string, caller: Caller): Promise<OpenedSession>;
}

export interface EmailChangeOptions extends Pick<
  AccountDependencies,
  'queries' | 'tokens' | 'sessions' | 'mail' | 'audit' | 'now'
> {
  readonly customerAddress: CustomerAddressService;
}

export function createEmailChange({
  queries,
  tokens,
  sessions,
  mail,
  audit,
  customerAddress,
  now,
}: EmailChangeOptions): EmailChange {
  /**
   * Handles an address that another account registered in the meantime. An unconfirmed registration loses it to the
   * account that has just confirmed it.
   */
  async function giveWay(tx: Knex, holder: AccountRow): Promise<void> {
    if (holder.email_confirmed_at !== null) {
      throw new AppError('otp_expired');
    }
    await queries.deleteAccount(tx, holder.id);
  }

  return {
    async ask(tx, account, email, caller) {
      const accountId = account.id;
      await queries.updateAccount(tx, accountId, { pending_email: email });
      await mail.enqueue(tx, {
        kind: 'email_change',
        recipient: email,
        language: account.language,
        details: { accountId },
      });
      await mail.enqueue(tx, { kind: 'email_change_notice', recipient: account.email, language: account.language });
      await audit.record(tx, {
        accountId,
        actor: 'self',
        action: 'account.email_change_requested',
        requestId: caller.requestId,
      });
    },

    async confirm(tx, token, caller) {
      const used = await tokens.consume(tx, token, 'email_change');
      const email = used?.details['email'];
      if (!used || email === undefined) {
        throw new AppError('otp_expired');
      }
      await queries.lockEmail(tx, email);
      const holder = await queries.lockAccountByEmail(tx, email);
      if (holder && holder.id !== used.accountId) {
        await giveWay(tx, holder);
      }
      const { accountId } = used;
      await queries.updateAccount(tx, accountId, { email, pending_email: null, email_confirmed_at: now() });
      await customerAddress.follow(tx, accountId);
      // Links already mailed to the old address must not sign anybody in.
      await tokens.revokeAll(tx, accountId);
      await sessions.end(tx, { accountId }, 'email_changed');
      await audit.record(tx, {
        accountId,
        actor: 'self',
        action: 'account.email_changed',
        requestId: caller.requestId,
      });
      return sessions.createSession(tx, { accountId, method: 'otp', userAgent: caller.userAgent });
    },
  };
}
