import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { AdmissionService } from '#src/modules/admission/admission.service.ts';
import type { LiveSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { readBearerToken } from '#src/http/bearer-token.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { admit, noteWhose } from './authenticate-account.ts';

declare module '#src/http/request-state.ts' {
  interface RequestState {
    /** The open session that the caller proved with an access token. */
    session?: LiveSession;
  }
}

/**
 * Lets a request pass when it carries the access token of a session that is open now: one that was ended stops at once,
 * not when its token does. Whoever has too much open is refused before the first query.
 */
export function createSessionAuthentication(
  sessions: SessionsService,
  admission: AdmissionService,
): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    const token = readBearerToken(ctx);
    if (token === undefined) {
      throw new AppError('missing_session');
    }
    await admit(admission, token, async (visit) => {
      await noteWhose(visit, async () => {
        ctx.state.session = await sessions.authenticate(token);
        return ctx.state.session.account_id;
      });
      await next();
    });
  };
}

/** The session of a route behind {@link createSessionAuthentication}. */
export function requireSession(ctx: Context & { state: RequestState }): LiveSession {
  if (!ctx.state.session) {
    throw new AppError('missing_session');
  }
  return ctx.state.session;
}
