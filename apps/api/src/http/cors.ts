import cors from '@koa/cors';
import { routes } from '@rakhim/contract';
import type { Context, Middleware } from 'koa';

/** What pages of other origins may call: speech and what belongs to it, never what somebody who has signed in does. */
const sharedTags: ReadonlySet<string> = new Set(['Speech', 'Text', 'OpenAI', 'Catalogue', 'Usage']);
const sharedPaths: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ tag, audience, paths }): readonly string[] =>
    sharedTags.has(tag) && audience !== 'api-key' ? paths : [],
  ),
);

const exposedHeaders = [
  'x-request-id',
  'x-characters',
  'x-remaining',
  'x-voice',
  'x-dialect',
  'x-repeat-of',
  'x-engine',
  'x-model',
  'x-warnings',
  'x-concurrency-limit',
  'x-concurrency-in-flight',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** How long browsers may remember that a call is allowed; Chromium forgets after two hours in any case. */
const maxAgeSeconds = 7_200;

/**
 * Lets pages of allowed origins read our answers (CORS). Cookies are never part of it, and what such a page may do is
 * decided by its token.
 */
export function createCors(isAllowedOrigin: (origin: string) => boolean): Middleware {
  const share = cors({
    origin: (ctx) => (isAllowedOrigin(ctx.get('origin')) ? ctx.get('origin') : ''),
    allowMethods: ['GET', 'POST'],
    exposeHeaders: exposedHeaders,
    maxAge: maxAgeSeconds,
  });
  return async (ctx, next) => {
    await (sharedPaths.has(ctx.path) ? share(ctx, next) : next());
  };
}

/**
 * True when a page of another origin asks. Browsers say so; what is not a browser names no origin. A proxy may change
 * the host, so what the browser itself says of the two sites counts first.
 */
export function isFromForeignPage(ctx: Context): boolean {
  const origin = ctx.get('origin');
  if (origin === '' || ctx.get('sec-fetch-site') === 'same-origin') {
    return false;
  }
  return !URL.canParse(origin) || new URL(origin).host !== ctx.host;
}
