import type { ErrorBody } from '@rakhim/contract';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AppError } from '#src/errors/app-error.ts';
import { describeError, toAppError } from '#src/errors/describe-error.ts';
import { toOAuthError } from '#src/errors/oauth-error.ts';
import { openAiStatusOf, toOpenAiError } from '#src/errors/openai-error.ts';
import { supabaseApiVersion, toSupabaseError } from '#src/errors/supabase-error.ts';
import { setConcurrencyHeaders } from './concurrency-headers.ts';
import { ClientGoneError, type RequestState } from './request-state.ts';

export interface ErrorHandlerOptions {
  readonly logger: Logger;
  /** Returns where plans are chosen. */
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
      ctx.state.errorCode = appError.code;
      // That there is too much to do is told by the access log alone: a crowd would fill this one with its stacks.
      if (appError.status >= 500 && appError.code !== 'overloaded') {
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

/** The pause that a caller is asked for when an error names no better one. */
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

/** Writes the body as the clients of this address read it, with the headers and the status that belong to it. */
function inShape(ctx: Context & { state: RequestState }, body: ErrorBody): unknown {
  // OpenAI's clients also call addresses of OpenAI that we do not have.
  switch (ctx.state.shape ?? (ctx.path.startsWith('/v1/') ? 'openai' : undefined)) {
    case 'supabase':
      ctx.set('x-supabase-api-version', supabaseApiVersion);
      return toSupabaseError(body);
    case 'oauth':
      return toOAuthError(body);
    case 'openai':
      setOpenAiStatus(ctx, openAiStatusOf(body.code));
      return toOpenAiError(body);
    default:
      return body;
  }
}

function setOpenAiStatus(ctx: Context, status: number | undefined): void {
  if (status !== undefined) {
    ctx.status = status;
    ctx.set('x-should-retry', 'false');
  }
}
