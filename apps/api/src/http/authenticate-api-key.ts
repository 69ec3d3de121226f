import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import { readBearerToken } from './bearer-token.ts';
import type { RequestState } from './request-state.ts';

/** Places where people put keys and should not: addresses end up in logs and histories. */
const queryNames = ['api_key', 'apikey', 'apiKey', 'x-api-key', 'key', 'access_token'] as const;

/** Lets a request pass when it carries a valid API key, in `x-api-key` or as a bearer token. */
export function createApiKeyAuthentication(apiKeys: ApiKeysService): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    ctx.state.principal = await apiKeys.authenticate(readApiKey(ctx));
    await next();
  };
}

/**
 * The credential of a request to a route that takes API keys.
 *
 * @throws AppError when it stands in the address, or nowhere.
 */
export function readApiKey(ctx: Context): string {
  const misplaced = queryNames.find((name) => ctx.query[name] !== undefined);
  if (misplaced) {
    throw new AppError('api_key_not_in_header', { param: misplaced });
  }
  const key = ctx.get('x-api-key') || readBearerToken(ctx);
  if (!key) {
    throw new AppError('missing_credentials', { param: 'x-api-key' });
  }
  return key;
}
