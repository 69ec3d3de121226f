import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { RequestState } from './request-state.ts';

/** Places where people put keys and should not: addresses end up in logs and histories. */
const queryNames = ['api_key', 'apikey', 'apiKey', 'x-api-key', 'key', 'access_token'] as const;
const bearer = /^Bearer +(\S+)$/i;

/** Lets a request pass when it carries a valid API key, in `x-api-key` or as a bearer token. */
export function createApiKeyAuthentication(apiKeys: ApiKeysService): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    ctx.state.principal = await apiKeys.authenticate(readApiKey(ctx));
    await next();
  };
}

function readApiKey(ctx: Context): string {
  const misplaced = queryNames.find((name) => ctx.query[name] !== undefined);
  if (misplaced) {
    throw new AppError('api_key_not_in_header', { param: misplaced });
  }
  const key = ctx.get('x-api-key') || bearer.exec(ctx.get('authorization'))?.[1];
  if (!key) {
    throw new AppError('missing_credentials', { param: 'x-api-key' });
  }
  return key;
}
