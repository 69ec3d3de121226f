import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { readBearerToken } from '#src/http/bearer-token.ts';
import type { RequestState } from '#src/http/request-state.ts';

/**
 * Notes who has signed in, on routes that are for everybody: whose session has ended is somebody who has not signed in,
 * and not refused.
 */
export function createSessionNotice(sessions: SessionsService): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    const token = readBearerToken(ctx);
    if (token !== undefined) {
      try {
        ctx.state.session = await sessions.authenticate(token);
      } catch (error) {
        if (!(error instanceof AppError && error.status === 401)) {
          throw error;
        }
      }
    }
    await next();
  };
}
