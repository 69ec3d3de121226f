import { ApiError } from '../errors/api-error.ts';
import { ConnectionError } from '../errors/connection-error.ts';

const baseDelayMs = 500;
const delayMsMax = 8_000;
/** The longest `Retry-After` that is waited for; after a longer one the caller decides. */
const retryAfterMsMax = 60_000;

const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 429]);
const firstServerStatus = 500;

/** Tells whether the same request may fare better in a while. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ApiError) {
    return (
      (retryableStatuses.has(error.status) || error.status >= firstServerStatus) &&
      (error.retryAfterMs ?? 0) <= retryAfterMsMax
    );
  }
  return error instanceof ConnectionError;
}

/**
 * Milliseconds to wait before a repetition: what the service asks for, else a random share of 0.5 s, 1 s, 2 s … 8 s, so
 * that many who failed together do not come back together (“full jitter”: Brooker, Exponential Backoff and Jitter,
 * 2015).
 *
 * @param retry 0 before the first repetition.
 * @param random a number in [0, 1).
 */
export function retryDelayMs(error: unknown, retry: number, random: number): number {
  const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  const jitterMs = random * Math.min(delayMsMax, baseDelayMs * 2 ** retry);
  // Those who were told the same moment are spread behind it.
  return askedMs === undefined ? jitterMs : Math.min(retryAfterMsMax, askedMs + Math.min(jitterMs, askedMs / 4));
}
