import { type TimedSpeech, routes } from '@rakhim/contract';
import type { Context } from 'koa';
import type { AnswerContext } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { setConcurrencyHeaders } from '#src/http/concurrency-headers.ts';
import { chargeWhenSent } from '#src/guards/charge-before-send.ts';
import { requesterOf } from '#src/guards/requester-of.ts';
import { sendStream } from '#src/http/send-stream.ts';
import { chooseFormat, presentFile } from '../speech.presenter.ts';
import type { SpeechRoutesOptions } from '../speech.routes.ts';
import type { SpokenFile } from '../spoken-sound.ts';
import { streamTimedSpeech } from './stream-timed-speech.ts';
import { timeText } from './timing.ts';

const mediaTypes = ['application/json', 'text/event-stream'];

export interface TimedSpeechRoutesOptions extends SpeechRoutesOptions {
  readonly upgradeUrl: () => string;
}

/** Speech with the times of its words: the same service as without, told in JSON or in events. */
export function bindTimedSpeechRoutes(options: TimedSpeechRoutesOptions): void {
  const { router, speech, before, idempotencyGuard, upgradeUrl } = options;
  bindRoute(
    router,
    routes.createTimedSpeech,
    async ({ body, state, ctx }) => {
      const accepted = negotiate(ctx);
      const request = { ...requesterOf(ctx), body, format: chooseFormat(body, undefined) };
      if (accepted === 'application/json') {
        const file = await speech.speakFile(request);
        chargeWhenSent(ctx, file);
        return presentTimedSpeech(file, body.text, state);
      }
      const stream = await speech.speakStream(request);
      ctx.status = 200;
      setConcurrencyHeaders(ctx, stream.concurrency);
      // Nginx would collect the events and send them together.
      ctx.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
      ctx.type = 'text/event-stream';
      await sendStream(
        ctx,
        streamTimedSpeech(stream, {
          text: stream.captions ?? body.text,
          context: state,
          signal: state.signal,
          upgradeUrl,
        }),
        () => ({}),
      );
      return answered;
    },
    [...before, idempotencyGuard(negotiate)],
  );
}

/** @throws AppError `not_acceptable`. */
function negotiate(ctx: Context): string {
  const accepted = ctx.accepts(...mediaTypes);
  if (accepted === false) {
    throw new AppError('not_acceptable', { param: 'accept', values: { types: mediaTypes.join(', ') } });
  }
  return accepted;
}

/**
 * Writes the JSON answer for a finished file with the times of its words, or of its sentences.
 *
 * @param text as it was sent.
 */
function presentTimedSpeech(file: SpokenFile, text: string, context: AnswerContext): TimedSpeech {
  const { warnings, ...timing } = timeText(file.captions ?? text, file.words, file.durationMs);
  return { ...presentFile(file, [...file.warnings, ...warnings], context), ...timing };
}
