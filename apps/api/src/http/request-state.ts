import { randomUUID } from 'node:crypto';
import type { ClientShape, ErrorCode } from '@rakhim/contract';
import { type Language, type Translate, defaultLanguage, getTranslator, languageIds } from '@rakhim/i18n';
import type { DefaultState, Middleware } from 'koa';
import type { AnswerContext, ApiKeyPrincipal } from '#src/caller.ts';
import type { AnswerRecorder } from './answer-recorder.ts';

/** The state that every request carries through the middlewares. Guards add the facts about its caller. */
export interface RequestState extends DefaultState, AnswerContext {
  requestId: string;
  language: Language;
  translate: Translate;
  /** Aborts when the caller disconnects before the answer is complete. */
  signal: AbortSignal;
  /** The route of the request, for logs and metrics: a route pattern holds no personal data. */
  routePath?: string;
  /** Why the request failed, for the access log. */
  errorCode?: ErrorCode;
  /** The clients that the route speaks to, which decides how its errors look. */
  shape?: ClientShape;
  /** The accepted API key; absent where the caller showed none. */
  principal?: ApiKeyPrincipal;
  /** Starts to record the answer for repetitions of the request; absent where none was asked for. */
  recordAnswer?: () => AnswerRecorder;
}

/** The reason why a request's work is given up when its caller has gone. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client closed the connection.');
    this.name = 'ClientGoneError';
  }
}

/** First middleware: assigns the request id, negotiates the language, and detects a disconnected caller. */
export function createRequestState(): Middleware<RequestState> {
  return async (ctx, next) => {
    // It comes from a pool of random bytes, unlike `randomBytes`, which asks the system each time.
    ctx.state.requestId = `req_${randomUUID().replaceAll('-', '')}`;
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
