import { type ErrorBody, type ErrorCode, errors } from '@nabra/contract';
import { locales } from '@nabra/i18n';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import { findDatabaseError } from '#src/errors/database-error-map.ts';
import { setConcurrencyHeaders } from './rate-headers.ts';
import { toSupabaseError } from './supabase-error.ts';
import { ClientGoneError, type RequestState } from './request-state.ts';

export interface ErrorHandlerOptions {
  readonly logger: Logger;
  /** Where plans are chosen. */
  readonly upgradeUrl: () => string;
}

/**
 * The one place where a failure becomes an answer: an `AppError` becomes its code, a known fault of the database its own, everything else
 * `internal_error`, with the details in the log under the request's id and never in the answer.
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

function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError(findDatabaseError(error) ?? 'internal_error', { cause: error });
}

/** Writes an error as the answer. */
function answer(ctx: Context & { state: RequestState }, error: AppError, upgradeUrl: () => string): void {
  const { param, retryAfterSeconds, isUpgradable, concurrency } = error.options;
  const body: ErrorBody = {
    error: sayError(error, ctx.state),
    type: errors[error.code].type,
    code: error.code,
    ...(param !== undefined && { param }),
    requestId: ctx.state.requestId,
    ...(isUpgradable && { upgradeUrl: upgradeUrl() }),
  };
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
  ctx.body = ctx.state.shape === 'supabase' ? toSupabaseError(ctx, body) : body;
}

function sayError({ code, options }: AppError, { language, translate }: RequestState): string {
  const { param, feature, reason, retryAfterSeconds } = options;
  return translate(`errors:${code satisfies ErrorCode}`, {
    ...(param !== undefined && { param }),
    ...(feature && { feature: locales[language].plans.entitlements[feature] }),
    ...(reason && { reason: translate(reason) }),
    ...(retryAfterSeconds !== undefined && { seconds: Math.ceil(retryAfterSeconds) }),
    ...options.values,
  });
}
