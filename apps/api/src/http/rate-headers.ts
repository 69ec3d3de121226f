import type { Context } from 'koa';
import type { Concurrency } from '#src/errors/app-error.ts';
import type { RateState } from '#src/modules/rate-limits/rate-limits.service.ts';

/**
 * How many requests an account may make, under the names that client libraries look for. The time is in seconds from
 * now.
 */
export function setRateHeaders(ctx: Context, { limit, remaining, resetSeconds }: RateState): void {
  ctx.set({
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  });
}

/** How many requests an account may have in flight, and has. */
export function setConcurrencyHeaders(ctx: Context, { limit, inFlight }: Concurrency): void {
  ctx.set({ 'x-concurrency-limit': String(limit), 'x-concurrency-in-flight': String(inFlight) });
}
