import type { Context } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { readBearerToken } from '#src/http/bearer-token.ts';

/** Places where people put keys and should not: addresses end up in logs and histories. */
const queryNames = ['api_key', 'apikey', 'apiKey', 'x-api-key', 'key', 'access_token'] as const;

const credentialHeaders = ['x-api-key', 'authorization'] as const;

/**
 * The credential of a request to a route that takes API keys.
 *
 * @throws AppError when it stands in the address, more than once, or nowhere.
 */
export function readCredential(ctx: Context): string {
  const misplaced = queryNames.find((name) => ctx.query[name] !== undefined);
  if (misplaced) {
    throw new AppError('api_key_not_in_header', { param: misplaced });
  }
  const repeated = credentialHeaders.find((name) => (ctx.req.headersDistinct[name]?.length ?? 0) > 1);
  if (repeated !== undefined) {
    throw new AppError('credentials_repeated', { param: repeated });
  }
  const key = ctx.get('x-api-key') || readBearerToken(ctx);
  if (!key) {
    throw new AppError('missing_credentials', { param: 'x-api-key' });
  }
  return key;
}
