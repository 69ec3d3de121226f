import { AppError } from '#src/errors/app-error.ts';

/** Seconds a caller is told to wait when nothing better is known. */
const defaultRetryAfterSeconds = 5;

/** The engine gave no usable sound. `cause` is for the log and must hold no text of the user and no key. */
export function speechFailed(cause: unknown): AppError {
  return new AppError('speech_engine_failed', { cause });
}

/** The engine has no room now. */
export function speechBusy(cause: unknown, retryAfterSeconds: number = defaultRetryAfterSeconds): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new AppError('speech_engine_busy', { cause, retryAfterSeconds: seconds, values: { seconds } });
}

/** The engine was too slow. */
export function speechTimedOut(cause: unknown): AppError {
  return new AppError('speech_timed_out', { cause });
}
