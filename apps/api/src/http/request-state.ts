import { randomBytes } from 'node:crypto';
import type { ClientShape } from '@rakhim/contract';
import { type Language, type Translate, defaultLanguage, getTranslator, languageIds } from '@rakhim/i18n';
import type { DefaultState, Middleware } from 'koa';
import type { ApiKeyPrincipal } from '#src/modules/api-keys/api-keys.service.ts';
import type { AnswerRecorder } from '#src/modules/idempotency/attempt.ts';
import type { LiveSession } from '#src/modules/sessions/sessions.service.ts';

/** What every request carries through the middlewares. */
export interface RequestState extends DefaultState {
  requestId: string;
  language: Language;
  translate: Translate;
  /** Aborts when the caller has gone before the answer was finished. */
  signal: AbortSignal;
  /** The route that took the request, for logs and metrics: its pattern holds nobody's data. */
  routePath?: string;
  /** Whose clients the route speaks to, which decides how its errors look. */
  shape?: ClientShape;
  principal?: ApiKeyPrincipal;
  /** Begins to keep the answer for whoever repeats the request; there where that was asked for. */
  recordAnswer?: () => AnswerRecorder;
  session?: LiveSession;
}

/** Why a request's work is given up when its caller has gone. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client closed the connection.');
    this.name = 'ClientGoneError';
  }
}

/**
 * First in the chain: names the request, finds the caller's language, and watches whether the caller is still there.
 */
export function createRequestState(): Middleware<RequestState> {
  return async (ctx, next) => {
    ctx.state.requestId = `req_${randomBytes(15).toString('base64url')}`;
    ctx.set('x-request-id', ctx.state.requestId);

    const language = ctx.acceptsLanguages(...languageIds);
    ctx.state.language = language === false ? defaultLanguage : (language as Language);
    ctx.state.translate = getTranslator(ctx.state.language);
    ctx.vary('Accept-Language');

    const gone = new AbortController();
    ctx.state.signal = gone.signal;
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) {
        gone.abort(new ClientGoneError());
      }
    });
    await next();
  };
}
