import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import { isClientToken } from '#src/modules/client-tokens/client-tokens.policy.ts';
import type { ClientTokensService } from '#src/modules/client-tokens/client-tokens.service.ts';
import type { RateLimitsService, RateState } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import { isFromForeignPage } from '#src/http/cors.ts';
import { readCredential } from './read-credential.ts';
import type { RequestState } from '#src/http/request-state.ts';

/** Access tokens are JSON Web Tokens: three parts with dots between them. No API key holds a dot. */
const accessToken = /^[^.]+\.[^.]+\.[^.]+$/;

export interface AccountAuthenticationOptions {
  readonly apiKeys: ApiKeysService;
  readonly clientTokens: ClientTokensService;
  readonly sessions: SessionsService;
  readonly limits: RateLimitsService;
}

/**
 * Lets a request pass when it proves an account in either way: with an API key, in `x-api-key` or as a bearer token, or
 * with the access token of an open session as a bearer token. Where `x-api-key` is there, it alone counts. A page of
 * another origin passes with a client token and with nothing else. Then counts the request against the account's rate.
 */
export function createAccountAuthentication({
  apiKeys,
  clientTokens,
  sessions,
  limits,
}: AccountAuthenticationOptions): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    const credential = readCredential(ctx);
    if (isClientToken(credential)) {
      const from = { origin: ctx.get('origin'), address: readClientAddress(ctx) };
      ctx.state.principal = await clientTokens.authenticate(credential, from);
    } else if (isFromForeignPage(ctx)) {
      throw new AppError('api_key_in_browser');
    } else if (ctx.get('x-api-key') === '' && accessToken.test(credential)) {
      ctx.state.session = await sessions.authenticate(credential);
    } else {
      ctx.state.principal = await apiKeys.authenticate(credential, readClientAddress(ctx));
    }
    const rate = await limits.spend('request:account', requireAccountId(ctx));
    setRateHeaders(ctx, rate);
    if (rate.isRefused) {
      throw new AppError('too_many_requests', { retryAfterSeconds: rate.resetSeconds });
    }
    await next();
  };
}

/** Says in headers how many requests the account may make, by the names that client libraries look for. */
function setRateHeaders(ctx: Context, { limit, remaining, resetSeconds }: RateState): void {
  ctx.set({
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    // Seconds from now.
    'ratelimit-reset': String(resetSeconds),
  });
}

/** Returns the account that a request behind {@link createAccountAuthentication} acts for. */
export function requireAccountId(ctx: Context & { state: RequestState }): string {
  const { principal, session } = ctx.state;
  const accountId = principal?.accountId ?? session?.account_id;
  if (accountId === undefined) {
    throw new AppError('missing_credentials');
  }
  return accountId;
}
