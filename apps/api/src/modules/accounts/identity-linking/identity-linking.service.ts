import { randomUUID } from 'node:crypto';
import { Email } from '@nabra/contract';
import type { Language } from '@nabra/i18n';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { VerifiedIdentity } from '#src/providers/identity/identity-provider.ts';
import { nameFromEmail } from '../accounts.policy.ts';
import type { AccountRow, AccountsQueries } from '../accounts.queries.ts';

export interface IdentityLinkingService {
  /**
   * The account of an identity, made or linked when it is seen for the first time. An identity is its issuer and subject; an address only helps to
   * find an account the first time, and only a verified one. An account that nobody ever confirmed loses everything that was put there by
   * whoever registered it.
   *
   * @throws AppError `identity_email_unverified` or `identity_conflict`.
   */
  findOrLink(tx: Knex, identity: VerifiedIdentity, context: { language: Language; requestId: string }): Promise<string>;
}

export interface IdentityLinkingOptions {
  readonly queries: AccountsQueries;
  readonly apiKeys: ApiKeysService;
  readonly sessions: SessionsService;
  readonly tokens: OneTimeTokensService;
  readonly mail: MailService;
  readonly audit: AuditService;
  readonly now: () => Date;
}

export function createIdentityLinkingService(options: IdentityLinkingOptions): IdentityLinkingService {
  const { queries, apiKeys, sessions, tokens, mail, audit, now } = options;

  async function createAccount(tx: Knex, identity: VerifiedIdentity, language: Language): Promise<string> {
    const id = randomUUID();
    const name = identity.name ?? nameFromEmail(identity.email);
    await queries.insertAccount({ id, email: identity.email, name, language, email_confirmed_at: now() }, tx);
    return id;
  }

  /** Takes from an unconfirmed account all that its registrant left behind to get in again. */
  async function clearFootholds(tx: Knex, { id }: AccountRow): Promise<void> {
    await queries.updateAccount(tx, id, { password_hash: null, pending_email: null, email_confirmed_at: now() });
    await queries.deleteIdentities(tx, id);
    await tokens.revokeAll(tx, id);
    await apiKeys.revokeAll(tx, id);
    await sessions.end(tx, { accountId: id }, 'account_taken_over');
  }

  /** An address that was given to somebody else must not give them the former holder's account. */
  async function requireNoOtherSubject(tx: Knex, account: AccountRow, { issuer }: VerifiedIdentity): Promise<void> {
    const identities = await queries.listIdentities(account.id, tx);
    if (identities.some((identity) => identity.issuer === issuer)) {
      throw new AppError('identity_conflict');
    }
  }

  async function chooseAccount(tx: Knex, identity: VerifiedIdentity, language: Language): Promise<string> {
    const account = await queries.findAccountByEmail(identity.email, tx);
    if (!account) {
      return createAccount(tx, identity, language);
    }
    if (account.email_confirmed_at === null) {
      await clearFootholds(tx, account);
      return account.id;
    }
    await requireNoOtherSubject(tx, account, identity);
    await mail.enqueue(tx, { kind: 'identity_linked', recipient: account.email, language: account.language });
    return account.id;
  }

  return {
    async findOrLink(tx, identity, { language, requestId }) {
      await queries.lockEmail(tx, identity.email);
      const known = await queries.useIdentity(tx, identity.issuer, identity.subject, now());
      if (known) {
        await queries.updateAccount(tx, known.account_id, { last_signed_in_at: now() });
        return known.account_id;
      }
      if (!identity.isEmailVerified || !Email.safeParse(identity.email).success) {
        throw new AppError('identity_email_unverified');
      }
      const accountId = await chooseAccount(tx, identity, language);
      await queries.insertIdentity(tx, { id: randomUUID(), account_id: accountId, issuer: identity.issuer, subject: identity.subject });
      await queries.updateAccount(tx, accountId, { last_signed_in_at: now() });
      await audit.record(tx, { accountId, actor: 'self', action: 'account.identity_linked', requestId, details: { issuer: identity.issuer } });
      return accountId;
    },
  };
}
