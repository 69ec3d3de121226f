import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';

const retrySeconds = 1;

/**
 * Rejects requests at once, before any database call, while this process has as many open as it can serve. A caller can
 * retry a request that was refused within a millisecond; a request that waits for seconds holds memory and is given up
 * by its caller in the end.
 */
export function createOpenRequestsLimit(openMax: number): Middleware {
  let open = 0;
  return async (ctx, next) => {
    if (open >= openMax) {
      throw new AppError('overloaded', { retryAfterSeconds: retrySeconds });
    }
    open += 1;
    ctx.res.once('close', () => {
      open -= 1;
    });
    await next();
  };
}
