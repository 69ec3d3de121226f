import { createHash, timingSafeEqual } from 'node:crypto';
import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { Caller } from '#src/caller.ts';
import type { IdentityLinkingService } from '#src/modules/accounts/identity-linking/identity-linking.service.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { SessionsService, TokenPair } from '#src/modules/sessions/sessions.service.ts';
import type { IdentityProvider } from '#src/providers/identity/identity-provider.ts';
import { createToken, hashToken } from '#src/secrets/opaque-token.ts';
import type { OAuthQueries } from './oauth.queries.ts';

export interface StartedFlow {
  /** Where the browser goes next. */
  readonly url: URL;
  /** What the browser must bring back, in a cookie. */
  readonly browserSecret: string;
}

/** How a sign-in ends: a code for a client that will prove itself, or a session for one that did not ask for that. */
export type FinishedFlow = { readonly language: Language } & ({ readonly code: string } | { readonly pair: TokenPair });

export interface OAuthService {
  readonly isAvailable: boolean;
  /** @throws AppError `not_found` without a provider, `validation_failed` for a challenge that proves nothing. */
  start(
    client: { codeChallenge?: string | undefined; codeChallengeMethod?: string | undefined },
    caller: Caller,
  ): Promise<StartedFlow>;
  /** @throws AppError `identity_refused` and the like; a flow is good for one try. */
  finish(
    callback: { url: URL; state: string; browserSecret: string | undefined },
    caller: Caller,
  ): Promise<FinishedFlow>;
  /** The last step of a client that asked for a code. @throws AppError `otp_expired`. */
  exchange(code: string, codeVerifier: string, caller: Caller): Promise<TokenPair>;
  /** Deletes sign-ins that the provider never answered. @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface OAuthServiceOptions {
  readonly db: Knex;
  readonly queries: OAuthQueries;
  /** The identity provider; absent where there is no such way to sign in. */
  readonly provider: IdentityProvider | undefined;
  readonly linking: IdentityLinkingService;
  readonly sessions: SessionsService;
  readonly tokens: OneTimeTokensService;
  readonly audit: AuditService;
  readonly redirectUri: () => string;
  readonly now: () => Date;
}

const flowLifetimeMs = 10 * 60_000;

export function createOAuthService(options: OAuthServiceOptions): OAuthService {
  const { db, queries, provider, linking, sessions, tokens, audit, redirectUri, now } = options;

  function requireProvider(): IdentityProvider {
    if (!provider) {
      throw new AppError('not_found');
    }
    return provider;
  }

  return {
    isAvailable: provider !== undefined,

    async start({ codeChallenge, codeChallengeMethod }, caller) {
      const idp = requireProvider();
      if (codeChallenge !== undefined && !isAcceptedChallenge(codeChallenge, codeChallengeMethod)) {
        throw new AppError('identity_refused', { param: 'code_challenge' });
      }
      const flow = { state: createToken(), nonce: createToken(), codeVerifier: createToken() };
      const browserSecret = createToken();
      const url = await idp.buildAuthorizationUrl(flow, redirectUri(), caller.language);
      await queries.insertFlow({
        state_hash: hashToken(flow.state),
        browser_hash: hashToken(browserSecret),
        nonce: flow.nonce,
        code_verifier: flow.codeVerifier,
        client_code_challenge: codeChallenge ?? null,
        language: caller.language,
        expires_at: new Date(now().getTime() + flowLifetimeMs),
      });
      return { url, browserSecret };
    },

    async finish({ url, state, browserSecret }, caller) {
      const idp = requireProvider();
      const flow = await queries.takeFlow(hashToken(state), now());
      if (!flow || browserSecret === undefined || !timingSafeEqual(flow.browser_hash, hashToken(browserSecret))) {
        throw new AppError('identity_refused');
      }
      const identity = await idp.finish(url, { state, nonce: flow.nonce, codeVerifier: flow.code_verifier });
      const { language, client_code_challenge: challenge } = flow;
      const { code, opened } = await inTransaction(db, async (tx) => {
        const accountId = await linking.findOrLink(tx, identity, { language, requestId: caller.requestId });
        if (challenge !== null) {
          return { code: await tokens.issue(tx, { accountId, purpose: 'auth_code', details: { challenge } }) };
        }
        await audit.record(tx, {
          accountId,
          actor: 'self',
          action: 'account.signed_in',
          requestId: caller.requestId,
          details: { method: 'oauth' },
        });
        return {
          opened: await sessions.createSession(tx, { accountId, method: 'oauth', userAgent: caller.userAgent }),
        };
      });
      return { language, ...(opened ? { pair: await sessions.issueTokens(opened) } : { code }) };
    },

    async exchange(code, codeVerifier, caller) {
      // The code is consumed whether or not the verifier is right: there is no second guess.
      const used = await tokens.consume(db, code, 'auth_code');
      if (!used || !provesChallenge(codeVerifier, used.details['challenge'] ?? '')) {
        throw new AppError('otp_expired');
      }
      const { accountId } = used;
      const opened = await inTransaction(db, async (tx) => {
        await audit.record(tx, {
          accountId,
          actor: 'self',
          action: 'account.signed_in',
          requestId: caller.requestId,
          details: { method: 'oauth' },
        });
        return sessions.createSession(tx, { accountId, method: 'oauth', userAgent: caller.userAgent });
      });
      return sessions.issueTokens(opened);
    },

    deleteExpired: () => queries.deleteExpired(now()),
  };
}

/**
 * A challenge as RFC 7636 makes it with S256: 43 characters of base64url. `plain` proves nothing and is not accepted.
 */
const challengePattern = /^[\w-]{43}$/;

function isAcceptedChallenge(challenge: string, method: string | null | undefined): boolean {
  return method?.toLowerCase() === 's256' && challengePattern.test(challenge);
}

/** True when the verifier is what the challenge was made of (RFC 7636, 4.6). */
function provesChallenge(verifier: string, challenge: string): boolean {
  const made = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return made.length === expected.length && timingSafeEqual(made, expected);
}
