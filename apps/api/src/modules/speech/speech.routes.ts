import { type SpeechFormat, routes, speechFormats, speechMediaTypes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { setConcurrencyHeaders } from '#src/http/concurrency-headers.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { chargeWhenSent } from '#src/guards/charge-before-send.ts';
import { requesterOf } from '#src/guards/requester-of.ts';
import { sendStream } from '#src/http/send-stream.ts';
import { chooseFormat, presentHeaders, presentSpeech, presentTrailers } from './speech.presenter.ts';
import type { SpeechService } from './speech.service.ts';

export interface SpeechRoutesOptions {
  readonly router: Router<RequestState>;
  readonly speech: SpeechService;
  /** Authentication, body parsing and charging, in that order. */
  readonly before: Middleware<RequestState>[];
  /** Answers repetitions of a request; stands last, and is told what `Accept` chooses here. */
  readonly idempotencyGuard: (meaningOfAccept?: (ctx: Context) => string) => Middleware<RequestState>;
}

export function bindSpeechRoutes({ router, speech, before, idempotencyGuard }: SpeechRoutesOptions): void {
  bindRoute(
    router,
    routes.createSpeech,
    async ({ body, state, ctx }) => {
      const delivery = negotiate(ctx);
      const format = chooseFormat(body, delivery.format);
      const request = { ...requesterOf(ctx), body, format };
      const { timestamps: hasTimes = false } = body;
      if (!delivery.isStream) {
        const file = await speech.speakFile(request);
        chargeWhenSent(ctx, file);
        return presentSpeech(file, { hasTimes, context: state });
      }
      const stream = await speech.speakStream(request);
      ctx.status = 200;
      setConcurrencyHeaders(ctx, stream.concurrency);
      ctx.set(presentHeaders(stream, { hasTimes, context: state }));
      ctx.type = speechMediaTypes[format];
      await sendStream(ctx, stream.audio, (end) => presentTrailers(end, state));
      return answered;
    },
    [...before, idempotencyGuard(meaningOfAccept)],
  );
}

/** Prices take no place among the requests in flight. @param before authentication and body parsing, in that order. */
export function bindSpeechPriceRoute({ router, speech, before }: Omit<SpeechRoutesOptions, 'idempotencyGuard'>): void {
  bindRoute(
    router,
    routes.priceSpeech,
    ({ body, ctx }) => {
      const { accountId, signal } = requesterOf(ctx);
      return speech.price({ accountId, signal, body, format: chooseFormat(body, undefined) });
    },
    before,
  );
}

/** What `Accept` chooses: the format only where the body names none. */
function meaningOfAccept(ctx: Context): string {
  const { isStream, format } = negotiate(ctx);
  if (!isStream) {
    return 'json';
  }
  const { format: named } = (ctx.request.body ?? {}) as { format?: unknown };
  return named === undefined ? chooseFormat({}, format) : 'sound';
}

/**
 * JSON, unless `Accept` prefers sound. `audio/*` means whatever format the body names. @throws AppError
 * `not_acceptable`.
 */
function negotiate(ctx: Context): { isStream: boolean; format?: SpeechFormat } {
  const accepted = ctx.accepts('application/json', 'audio/mpeg', 'audio/wav', 'audio/ogg');
  if (accepted === false) {
    throw new AppError('not_acceptable', {
      param: 'accept',
      values: { types: ['application/json', ...Object.values(speechMediaTypes)].join(', ') },
    });
  }
  if (accepted === 'application/json') {
    return { isStream: false };
  }
  const format = speechFormats.find((candidate) => speechMediaTypes[candidate] === accepted);
  return { isStream: true, ...(format && !ctx.get('accept').includes('audio/*') && { format }) };
}
