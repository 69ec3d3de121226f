import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireSession } from './authenticate-session.ts';
import type { RequestState } from '#src/http/request-state.ts';

/**
 * Lets administrators pass, behind the session's authentication: `[authenticate, requireAdmin]`. That reads the role
 * with every request, so one that was taken away is gone from the next request on. Everybody else is answered 403
 * `admin_required`.
 */
export function createAdminRequirement(): Middleware<RequestState> {
  return async (ctx, next) => {
    if (requireSession(ctx).role !== 'admin') {
      throw new AppError('admin_required');
    }
    await next();
  };
}
