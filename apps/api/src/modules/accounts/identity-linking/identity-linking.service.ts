import { randomUUID } from 'node:crypto';
import { Email } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import type { VerifiedIdentity } from '#src/providers/identity/identity-provider.ts';
import { nameFromEmail } from '../accounts.policy.ts';
import type { AccountRow } from '../accounts.queries.ts';
import type { AccountClaim } from '../claim-account.ts';
import type { AccountDependencies } from '../account-dependencies.ts';

export interface IdentityLinkingService {
  /**
   * The account of an identity, made or linked when it is seen for the first time. An identity is its issuer and
   * subject; an address only helps to find an account the first time, and only a verified one. An account that nobody
   * ever confirmed loses everything that was put there by whoever registered it.
   *
   * @throws AppError `identity_email_unverified` or `identity_conflict`.
   */
  findOrLink(
    tx: Knex.Transaction,
    identity: VerifiedIdentity,
    context: { language: Language; requestId: string },
  ): Promise<string>;
}

export interface IdentityLinkingOptions extends Pick<AccountDependencies, 'queries' | 'mail' | 'audit' | 'now'> {
  readonly claimAccount: AccountClaim;
}

export function createIdentityLinkingService({
  queries,
  mail,
  audit,
  claimAccount,
  now,
}: IdentityLinkingOptions): IdentityLinkingService {
  async function createAccount(tx: Knex, identity: VerifiedIdentity, language: Language): Promise<string> {
    const id = randomUUID();
    const name = identity.name ?? nameFromEmail(identity.email);
    await queries.insertAccount({ id, email: identity.email, name, language, email_confirmed_at: now() }, tx);
    return id;
  }

  /** An address that was given to somebody else must not give them the former holder's account. */
  async function requireNoOtherSubject(tx: Knex, account: AccountRow, { issuer }: VerifiedIdentity): Promise<void> {
    const identities = await queries.listIdentities(account.id, tx);
    if (identities.some((identity) => identity.issuer === issuer)) {
      throw new AppError('identity_conflict');
    }
  }

  async function chooseAccount(tx: Knex.Transaction, identity: VerifiedIdentity, language: Language): Promise<string> {
    const account = await queries.lockAccountByEmail(tx, identity.email);
    if (!account) {
      return createAccount(tx, identity, language);
    }
    if (account.email_confirmed_at === null) {
      await claimAccount(tx, account.id);
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
      await queries.insertIdentity(tx, {
        id: randomUUID(),
        account_id: accountId,
        issuer: identity.issuer,
        subject: identity.subject,
      });
      await queries.updateAccount(tx, accountId, { last_signed_in_at: now() });
      await audit.record(tx, {
        accountId,
        actor: 'self',
        action: 'account.identity_linked',
        requestId,
        details: { issuer: identity.issuer },
      });
      return accountId;
    },
  };
}
