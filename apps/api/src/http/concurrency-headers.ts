import type { Context } from 'koa';
import type { Concurrency } from '#src/errors/app-error.ts';

/** Says in headers how many requests an account may have in flight, and how many it has. */
export function setConcurrencyHeaders(ctx: Context, { limit, inFlight }: Concurrency): void {
  ctx.set({ 'x-concurrency-limit': String(limit), 'x-concurrency-in-flight': String(inFlight) });
}
