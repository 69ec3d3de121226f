import type { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import { EngineAnswerError, EngineConnectionError } from './engine-answer-error.ts';

interface AttemptFailure {
  /** Error for the caller when there is no retry. */
  readonly error: AppError;
  readonly isRetryable: boolean;
  /** The pause that the engine asked for. */
  readonly retryAfterSeconds?: number | undefined;
}

/** How one attempt at an engine behind HTTP failed before any sound came. */
export class AttemptError extends Error {
  readonly failure: AttemptFailure;

  constructor(failure: AttemptFailure) {
    super('The attempt failed.', { cause: failure.error });
    this.name = 'AttemptError';
    this.failure = failure;
  }
}

const requestTimeout = 408;
const tooManyRequests = 429;
const serviceUnavailable = 503;

/** A 429 that waiting does not cure: the operator's account has no credit left. */
const outOfCredit = 'insufficient_quota';

/** The engine answered with an error status. */
export function answerFailed(answer: {
  readonly status: number;
  readonly headers: Headers;
  readonly engineCode?: string | undefined;
}): AttemptError {
  const { status, headers, engineCode } = answer;
  const cause = new EngineAnswerError({
    status,
    engineCode,
    engineRequestId: headers.get('x-request-id') ?? undefined,
  });
  const retryAfterSeconds = readRetryAfterSeconds(headers);
  if (engineCode === outOfCredit) {
    return new AttemptError({ error: speechFailed(cause), isRetryable: false });
  }
  const isBusy = status === tooManyRequests || (status === serviceUnavailable && retryAfterSeconds !== undefined);
  return new AttemptError({
    error: isBusy ? speechBusy(cause, retryAfterSeconds) : speechFailed(cause),
    isRetryable: isBusy || status >= 500 || status === requestTimeout,
    retryAfterSeconds,
  });
}

/** No answer came, or it broke off before its first sound. */
export function connectionFailed(cause: unknown): AttemptError {
  return new AttemptError({ error: speechFailed(new EngineConnectionError(cause)), isRetryable: true });
}

const retryAfterSecondsMax = 3600;

/** A number of seconds or a date. Source: RFC 9110, section 10.2.3. */
function readRetryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) {
    return undefined;
  }
  const seconds = /^\d+$/u.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), retryAfterSecondsMax);
}
