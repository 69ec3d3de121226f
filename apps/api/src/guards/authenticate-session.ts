import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { LiveSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { readBearerToken } from '#src/http/bearer-token.ts';
import type { RequestState } from '#src/http/request-state.ts';

declare module '#src/http/request-state.ts' {
  interface RequestState {
    /** The open session that the caller proved with an access token. */
    session?: LiveSession;
  }
}

/**
 * Lets a request pass when it carries the access token of a session that is open now: one that was ended stops at once,
 * not when its token does.
 */
export function createSessionAuthentication(sessions: SessionsService): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    const token = readBearerToken(ctx);
    if (token === undefined) {
      throw new AppError('missing_session');
    }
    ctx.state.session = await sessions.authenticate(token);
    await next();
  };
}

/** The session of a route behind {@link createSessionAuthentication}. */
export function requireSession(ctx: Context & { state: RequestState }): LiveSession {
  if (!ctx.state.session) {
    throw new AppError('missing_session');
  }
  return ctx.state.session;
}
