import { openAiModels, routes } from '@rakhim/contract';
import type { Context, Middleware } from 'koa';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { setConcurrencyHeaders } from '#src/http/concurrency-headers.ts';
import { requesterOf } from '#src/guards/requester-of.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendStream } from '#src/http/send-stream.ts';
import type { SoundEnd } from '../collect-file.ts';
import { presentHeaders, presentTrailers } from '../speech.presenter.ts';
import type { TimedSpeechRoutesOptions } from '../timed-speech/timed-speech.routes.ts';
import { barePcm } from './bare-pcm.ts';
import { encodePcm } from './encode-pcm.ts';
import { type OpenAiFormat, requireModel, translateSpeech } from './openai-speech.policy.ts';
import { streamOpenAiEvents } from './stream-openai-events.ts';

export interface OpenAiRoutesOptions extends TimedSpeechRoutesOptions {
  /** What stands before the lists, which have no body. */
  readonly authenticate: Middleware<RequestState>;
}

const mediaTypes: Record<OpenAiFormat, string> = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

/** Binds the speech routes that OpenAI's clients call; they always answer with a stream. */
export function bindOpenAiRoutes(options: OpenAiRoutesOptions): void {
  const { router, speech, before, idempotencyGuard, authenticate, upgradeUrl } = options;
  bindRoute(
    router,
    routes.createOpenAiSpeech,
    async ({ body, state, ctx }) => {
      const { answerFormat, ...translated } = translateSpeech(body);
      const stream = await speech.speakStream({ ...requesterOf(ctx), ...translated });
      const audio = presentAudio(stream.audio, answerFormat);
      ctx.status = 200;
      setConcurrencyHeaders(ctx, stream.concurrency);
      ctx.set(presentHeaders(stream, { hasTimes: false, context: state }));
      if (body.stream_format === 'sse') {
        ctx.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
        await send(
          ctx,
          'text/event-stream',
          streamOpenAiEvents(audio, {
            characters: stream.characters,
            context: state,
            signal: state.signal,
            upgradeUrl,
          }),
        );
      } else {
        await send(ctx, mediaTypes[answerFormat], audio);
      }
      return answered;
    },
    [...before, idempotencyGuard()],
  );

  bindRoute(
    router,
    routes.listOpenAiModels,
    async () => ({ object: 'list' as const, data: openAiModels.map(presentModel) }),
    [authenticate],
  );

  bindRoute(router, routes.getOpenAiModel, async ({ params }) => presentModel(requireModel(params.model)), [
    authenticate,
  ]);
}

function presentAudio(
  audio: AsyncGenerator<Uint8Array, SoundEnd>,
  format: OpenAiFormat,
): AsyncGenerator<Uint8Array, SoundEnd> {
  if (format === 'mp3' || format === 'wav') {
    return audio;
  }
  return format === 'pcm' ? barePcm(audio) : encodePcm(barePcm(audio), format);
}

async function send(
  ctx: Context & { state: RequestState },
  type: string,
  bytes: AsyncGenerator<Uint8Array, SoundEnd>,
): Promise<void> {
  ctx.type = type;
  await sendStream(ctx, bytes, (end) => presentTrailers(end, ctx.state));
}

/** 20 November 2026: there is one version of the voices. */
const createdAtSeconds = 1_795_132_800;

function presentModel(id: (typeof openAiModels)[number]) {
  return { id, object: 'model' as const, created: createdAtSeconds, owned_by: 'rakhim' as const };
}
