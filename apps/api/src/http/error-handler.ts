import type { ErrorBody } from '@rakhim/contract';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AppError } from '#src/errors/app-error.ts';
import { describeError, toAppError } from './error-body.ts';
import { toOAuthError } from './oauth-error.ts';
import { toOpenAiError } from './openai-error.ts';
import { setConcurrencyHeaders } from './rate-headers.ts';
import { toSupabaseError } from './supabase-error.ts';
import { ClientGoneError, type RequestState } from './request-state.ts';

export interface ErrorHandlerOptions {
  readonly logger: Logger;
  /** Where plans are chosen. */
  readonly upgradeUrl: () => string;
}

/**
 * The one place where a failure becomes an answer: an `AppError` becomes its code, a known fault of the database its
 * own, everything else `internal_error`, with the details in the log under the request's id and never in the answer.
 */
export function createErrorHandler({ logger, upgradeUrl }: ErrorHandlerOptions): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGoneError || ctx.state.signal.aborted) {
        // Nobody is listening. 499 is what proxies write into their logs for this.
        ctx.status = 499;
        return;
      }
      const appError = toAppError(error);
      if (appError.status >= 500) {
        logger.error({ err: error, code: appError.code, requestId: ctx.state.requestId }, 'request failed');
      }
      if (ctx.headerSent) {
        // The answer has begun, so the only honest sign of failure left is to break it off.
        ctx.res.destroy();
        return;
      }
      answer(ctx, appError, upgradeUrl);
    }
  };
}

/** After so long, whatever could not be done now may be possible, where nothing says better. */
const pauseSeconds = 2;

/** Writes an error as the answer. */
function answer(ctx: Context & { state: RequestState }, error: AppError, upgradeUrl: () => string): void {
  const { concurrency } = error.options;
  const retryAfterSeconds = error.options.retryAfterSeconds ?? (error.status === 503 ? pauseSeconds : undefined);
  ctx.status = error.status;
  ctx.set('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) {
    ctx.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  }
  if (concurrency) {
    setConcurrencyHeaders(ctx, concurrency);
  }
  if (error.status === 401) {
    ctx.set('www-authenticate', 'Bearer');
  }
  ctx.body = inShape(ctx, describeError(error, ctx.state, upgradeUrl()));
}

/** An address of OpenAI's that we do not have is still called by its clients. */
function inShape(ctx: Context & { state: RequestState }, body: ErrorBody): unknown {
  switch (ctx.state.shape ?? (ctx.path.startsWith('/v1/') ? 'openai' : undefined)) {
    case 'supabase':
      return toSupabaseError(ctx, body);
    case 'oauth':
      return toOAuthError(body);
    case 'openai':
      return toOpenAiError(ctx, body);
    default:
      return body;
  }
}
