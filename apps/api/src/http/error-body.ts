import { type ErrorBody, type ErrorCode, errors } from '@rakhim/contract';
import { locales } from '@rakhim/i18n';
import { AppError } from '#src/errors/app-error.ts';
import { findDatabaseError } from '#src/errors/database-error-map.ts';
import type { RequestState } from './request-state.ts';

/**
 * What is known of any failure: an `AppError` is itself, a known fault of the database has its own code, everything
 * else is `internal_error`.
 */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError(findDatabaseError(error) ?? 'internal_error', { cause: error });
}

/**
 * An error in the one shape that errors have, its sentence in the caller's language. @param upgradeUrl where plans are
 * chosen.
 */
export function describeError(error: AppError, state: RequestState, upgradeUrl: string): ErrorBody {
  const { param, isUpgradable, details } = error.options;
  return {
    error: sayError(error, state),
    type: errors[error.code].type,
    code: error.code,
    ...(param !== undefined && { param }),
    requestId: state.requestId,
    ...(isUpgradable && { upgradeUrl }),
    ...(details && { details }),
  };
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
