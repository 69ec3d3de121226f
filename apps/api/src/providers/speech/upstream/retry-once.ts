import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AttemptError } from './attempt-error.ts';
import type { RetryBudget } from './retry-budget.ts';

const delayMsMin = 200;
const delayMsMax = 600;

/** An engine that asks for a longer pause is not waited for: the caller is told instead. */
const retryAfterSecondsMax = 2;

/**
 * The one retry layer in front of an engine behind HTTP: at most one more attempt, after a pause that differs from call
 * to call.
 *
 * @param attempt throws an {@link AttemptError} when it failed, anything else when trying again is no use.
 * @throws the `AppError` of the last failure, or the signal's reason.
 */
export async function retryOnce<T>(attempt: () => Promise<T>, budget: RetryBudget, signal: AbortSignal): Promise<T> {
  budget.noteCall();
  try {
    return await attempt();
  } catch (error) {
    signal.throwIfAborted();
    const { failure } = asAttemptError(error);
    const retryAfterSeconds = failure.retryAfterSeconds ?? 0;
    if (!failure.isRetryable || retryAfterSeconds > retryAfterSecondsMax || !budget.spend()) {
      throw failure.error;
    }
    await sleep(retryAfterSeconds * 1000 + randomInt(delayMsMin, delayMsMax), undefined, { signal });
  }
  try {
    return await attempt();
  } catch (error) {
    throw asAttemptError(error).failure.error;
  }
}

function asAttemptError(error: unknown): AttemptError {
  if (error instanceof AttemptError) {
    return error;
  }
  throw error;
}
