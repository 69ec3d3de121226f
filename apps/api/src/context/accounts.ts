import type { Knex } from 'knex';
import type { Config } from '#src/config/config.ts';
import { type AuditService, createAuditService } from '#src/modules/audit/audit.service.ts';
import type { AccountClosingService } from '#src/modules/billing/account-closing/account-closing.service.ts';
import type { CustomerAddressService } from '#src/modules/billing/customer-address/customer-address.service.ts';
import type { ContactService } from '#src/modules/contact/contact.service.ts';
import { createLexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';
import { createLexiconService } from '#src/modules/lexicon/lexicon.service.ts';
import { createLexiconVersionsQueries } from '#src/modules/lexicon/versions/lexicon-versions.queries.ts';
import type { HistoryService } from '#src/modules/history/history.service.ts';
import type { JobsService } from '#src/modules/jobs/jobs.service.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import {
  createKnownDevicesService,
  type KnownDevicesService,
} from '#src/modules/known-devices/known-devices.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import { createOAuthQueries } from '#src/modules/oauth/oauth.queries.ts';
import { createOAuthService, type OAuthService } from '#src/modules/oauth/oauth.service.ts';
import {
  createOneTimeTokensService,
  type OneTimeTokensService,
} from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import { createPasswordsService } from '#src/modules/passwords/passwords.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { createAccessTokens } from '#src/modules/sessions/access-token.ts';
import { defaultLifetimes } from '#src/modules/sessions/sessions.policy.ts';
import { createSessionsQueries } from '#src/modules/sessions/sessions.queries.ts';
import { createSessionsService, type SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { createSigningKeysQueries } from '#src/modules/signing-keys/signing-keys.queries.ts';
import { createSigningKeysService, type SigningKeysService } from '#src/modules/signing-keys/signing-keys.service.ts';
import type { IdentityProvider } from '#src/providers/identity/identity-provider.ts';
import {
  type AccountExportService,
  createAccountExportService,
} from '#src/modules/accounts/account-export/account-export.service.ts';
import { createAccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import { createAccountClaim } from '#src/modules/accounts/claim-account.ts';
import type { AccountDependencies } from '#src/modules/accounts/account-dependencies.ts';
import { type AccountsService, createAccountsService } from '#src/modules/accounts/accounts.service.ts';
import { createIdentityLinkingService } from '#src/modules/accounts/identity-linking/identity-linking.service.ts';
import {
  createRegistrationService,
  type RegistrationService,
} from '#src/modules/accounts/registration/registration.service.ts';
import {
  createSignInLinksService,
  type SignInLinksService,
} from '#src/modules/accounts/sign-in-links/sign-in-links.service.ts';
import { createSignInService, type SignInService } from '#src/modules/accounts/sign-in/sign-in.service.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

/** The services that know who people are. */
export interface Auth {
  readonly accounts: AccountsService;
  readonly accountExport: AccountExportService;
  readonly registration: RegistrationService;
  readonly signIn: SignInService;
  readonly signInLinks: SignInLinksService;
  readonly sessions: SessionsService;
  readonly signingKeys: SigningKeysService;
  readonly oauth: OAuthService;
  readonly limits: RateLimitsService;
  readonly mail: MailService;
  readonly tokens: OneTimeTokensService;
  readonly audit: AuditService;
  readonly knownDevices: KnownDevicesService;
}

export interface AuthResources {
  readonly config: Config;
  readonly db: Knex;
  readonly masterSecret: MasterSecret;
  readonly apiKeys: ApiKeysService;
  readonly history: HistoryService;
  /** Ends what a deleted account pays for. */
  readonly closing: AccountClosingService;
  /** Has receipts follow an account's address. */
  readonly customerAddress: CustomerAddressService;
  readonly limits: RateLimitsService;
  readonly mail: MailService;
  /** Knows what people wrote to us. */
  readonly contact: ContactService;
  readonly jobs: Pick<JobsService, 'releaseOf'>;
  /** The identity provider; absent where sign-in with another account is not configured. */
  readonly identityProvider?: IdentityProvider | undefined;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
}

/** The part of the composition root that is about accounts. */
export function createAuth({
  config,
  db,
  masterSecret,
  apiKeys,
  closing,
  customerAddress,
  history,
  limits,
  mail,
  contact,
  jobs,
  identityProvider,
  publicOrigin,
  now,
}: AuthResources): Auth {
  const queries = createAccountsQueries(db);
  const audit = createAuditService();
  const tokens = createOneTimeTokensService({ now });
  const passwords = createPasswordsService({ lengthMin: config.accounts.passwordLengthMin });
  const signingKeys = createSigningKeysService({ queries: createSigningKeysQueries(db), masterSecret, now });
  const accessTokens = createAccessTokens({
    keys: signingKeys,
    issuer: () => `${publicOrigin()}/auth/v1`,
    lifetimeSeconds: config.accounts.accessTokenSeconds,
    now,
  });
  const sessions = createSessionsService({
    db,
    queries: createSessionsQueries(db),
    accessTokens,
    audit,
    adminEmails: config.accounts.adminEmails,
    lifetimes: { ...defaultLifetimes, reuseGraceMs: config.accounts.refreshGraceSeconds * 1000 },
    now,
  });
  const dependencies: AccountDependencies = { db, queries, passwords, tokens, sessions, mail, limits, audit, now };
  const knownDevices = createKnownDevicesService({ masterSecret });
  const claimAccount = createAccountClaim({ ...dependencies, apiKeys });
  const accounts = createAccountsService({
    ...dependencies,
    adminEmails: config.accounts.adminEmails,
    closing,
    customerAddress,
    contact,
    jobs,
  });
  return {
    accounts,
    accountExport: createAccountExportService({
      db,
      queries,
      accounts,
      sessions,
      history,
      lexicon: createLexiconService({
        queries: createLexiconQueries(db),
        versions: createLexiconVersionsQueries(db),
      }),
      contact,
      audit,
    }),
    registration: createRegistrationService(dependencies),
    signIn: createSignInService({ ...dependencies, claimAccount, knownDevices }),
    signInLinks: createSignInLinksService({ ...dependencies, isProduction: config.isProduction }),
    sessions,
    signingKeys,
    oauth: createOAuthService({
      db,
      queries: createOAuthQueries(db),
      provider: identityProvider,
      linking: createIdentityLinkingService({ ...dependencies, claimAccount }),
      sessions,
      tokens,
      audit,
      redirectUri: () => `${publicOrigin()}/auth/v1/callback`,
      now,
    }),
    limits,
    mail,
    tokens,
    audit,
    knownDevices,
  };
}
