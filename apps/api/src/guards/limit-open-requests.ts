import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';

const retrySeconds = 1;

/**
 * Refuses requests at once, before anything is asked of the database, while this process has as many open as it can
 * serve. What is refused in a millisecond can be repeated; what waits for its turn for seconds holds memory and is
 * given up by its caller anyway.
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
