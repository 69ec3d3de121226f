import type { Context } from 'koa';
import type { Concurrency } from '#src/errors/app-error.ts';

/**
 * Says in headers how many requests an account may have in flight, and how many it has; nothing for an answer that
 * takes no place among them.
 */
export function setConcurrencyHeaders(ctx: Context, concurrency: Concurrency | undefined): void {
  if (concurrency) {
    const { limit, inFlight } = concurrency;
    ctx.set({ 'x-concurrency-limit': String(limit), 'x-concurrency-in-flight': String(inFlight) });
  }
}
