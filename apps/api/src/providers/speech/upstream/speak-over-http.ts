import { type VoiceId, countCharacters } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { encodePcm } from '../encode/encode-pcm.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import { speechFailed } from '../failures.ts';
import { checkPcm, longestSoundSeconds } from '../pcm/check-pcm.ts';
import { joinPcm } from '../pcm/join-pcm.ts';
import { toPcmBlocks } from '../pcm/pcm-blocks.ts';
import { prosodyWarnings } from '../prosody-warnings.ts';
import type { SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import type { PcmResponse } from './pcm-response.ts';
import { retryOnce } from './retry-once.ts';
import type { RetryBudget } from './retry-budget.ts';

/** What stands between an engine's PCM over HTTP and the speech that we give out. */
export interface Upstream {
  /** One attempt at having one part of the text spoken. Throws `AttemptError` for what may be tried again. */
  readonly open: (text: string, signal: AbortSignal) => Promise<PcmResponse>;
  readonly encoders: EncodingPool;
  readonly retryBudget: RetryBudget;
  /**
   * Where the levelling of each voice arrived last, in decibels, so that its next utterance begins at the right level.
   */
  readonly gainsDb: Map<VoiceId, number>;
}

/**
 * Speaks a text, in parts where it had to be divided, as one sound. While a part is played out the next one is already
 * asked for.
 *
 * @param texts the parts in order, at least one.
 */
export async function* speakOverHttp(
  upstream: Upstream,
  request: SpeechRequest,
  texts: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<SpeechEvent> {
  const stop = new AbortController();
  const running = AbortSignal.any([signal, stop.signal]);
  const queue = texts.map((text) => ({
    open: () => retryOnce(() => upstream.open(text, running), upstream.retryBudget, running),
    secondsMax: longestSoundSeconds(countCharacters(text)),
  }));
  try {
    running.throwIfAborted();
    const parts = openAhead(queue);
    const first = await parts.next();
    if (first.done) {
      throw new RangeError('There is no text to speak.');
    }
    yield { type: 'start', warnings: prosodyWarnings(request) };
    const { sampleRate } = first.value;
    const { format, delivery, voice } = request;
    const startGainDb = upstream.gainsDb.get(voice.id);
    const encoding = {
      inputSampleRate: sampleRate,
      format,
      delivery,
      ...(startGainDb !== undefined && { startGainDb }),
    };
    const { gainDb } = yield* encodePcm(joinPcm(blocksOf(first.value, parts), sampleRate), encoding, upstream.encoders);
    upstream.gainsDb.set(voice.id, gainDb);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : speechFailed(error);
  } finally {
    stop.abort();
  }
}

interface QueuedPart {
  readonly open: () => Promise<PcmResponse>;
  readonly secondsMax: number;
}

interface OpenPart extends PcmResponse {
  readonly secondsMax: number;
}

/** Opens parts in order, prefetching one. */
async function* openAhead(queue: readonly QueuedPart[]): AsyncGenerator<OpenPart> {
  let ahead = queue[0]?.open();
  for (const [index, { secondsMax }] of queue.entries()) {
    const current = await ahead;
    ahead = queue[index + 1]?.open();
    // A prefetch failure is thrown when its turn comes; ignored when the listener has gone.
    ahead?.catch(() => undefined);
    if (current) {
      yield { ...current, secondsMax };
    }
  }
}

/** The samples of each part, checked, all at the rate of the first. */
async function* blocksOf(
  first: OpenPart,
  others: AsyncIterable<OpenPart>,
): AsyncGenerator<AsyncIterable<Int16Array<ArrayBuffer>>> {
  yield checkPcm(toPcmBlocks(first.chunks), first);
  for await (const part of others) {
    if (part.sampleRate !== first.sampleRate) {
      throw speechFailed(new Error('The engine changed its sample rate between two parts.'));
    }
    yield checkPcm(toPcmBlocks(part.chunks), part);
  }
}
