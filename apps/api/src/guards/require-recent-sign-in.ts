import type { Middleware } from 'koa';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { requireSession } from './authenticate-session.ts';
import type { RequestState } from '#src/http/request-state.ts';

/**
 * Lets a request pass only when its session began a few minutes ago. For what a stolen access token must not be enough
 * for, behind the session's authentication: `[authenticate, requireRecentSignIn]`. Everybody else is answered 403
 * `reauth_required`.
 */
export function createRecentSignInRequirement(sessions: SessionsService): Middleware<RequestState> {
  return async (ctx, next) => {
    sessions.requireRecentSignIn(requireSession(ctx));
    await next();
  };
}
