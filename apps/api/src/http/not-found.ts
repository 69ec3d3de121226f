import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { RequestState } from './request-state.ts';

/** Last in the chain: says whether the address is wrong or only the method. */
export function createNotFound(router: Router<RequestState>): Middleware<RequestState> {
  return async (ctx) => {
    const allowed = [...new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods))];
    if (allowed.length === 0) {
      throw new AppError('not_found');
    }
    ctx.set('allow', allowed.join(', '));
    throw new AppError('method_not_allowed', { values: { method: ctx.method, allowed: allowed.join(', ') } });
  };
}
