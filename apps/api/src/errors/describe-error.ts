import { type ErrorBody, type ErrorCode, errors } from '@rakhim/contract';
import { locales } from '@rakhim/i18n';
import type { AnswerContext } from '#src/caller.ts';
import { AppError } from './app-error.ts';
import { findDatabaseError } from './database-error-map.ts';

/**
 * Turns any failure into an `AppError`: an `AppError` is itself, a known fault of the database has its own code,
 * everything else is `internal_error`.
 */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError(findDatabaseError(error) ?? 'internal_error', { cause: error });
}

/**
 * Writes an error in the one shape that errors have, its sentence in the caller's language.
 *
 * @param upgradeUrl where plans are chosen.
 */
export function describeError(error: AppError, context: AnswerContext, upgradeUrl: string): ErrorBody {
  const { param, isUpgradable, details } = error.options;
  return {
    error: sayError(error, context),
    type: errors[error.code].type,
    code: error.code,
    ...(param !== undefined && { param }),
    requestId: context.requestId,
    ...(isUpgradable && { upgradeUrl }),
    ...(details && { details }),
  };
}

function sayError({ code, options }: AppError, { language, translate }: AnswerContext): string {
  const { param, feature, reason, retryAfterSeconds, sentence } = options;
  return translate(sentence ?? `errors:${code satisfies ErrorCode}`, {
    ...(param !== undefined && { param }),
    ...(feature && { feature: locales[language].plans.entitlements[feature] }),
    ...(reason && { reason: translate(reason, options.values) }),
    ...(retryAfterSeconds !== undefined && { seconds: Math.ceil(retryAfterSeconds) }),
    ...options.values,
  });
}
