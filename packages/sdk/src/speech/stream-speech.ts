import type { Bytes } from '../core/bytes.ts';
import type { ChargedCallOptions } from '../core/call-options.ts';
import type { Answer, Transport } from '../core/transport.ts';
import type { SpeechFormat } from '../generated/api-types.ts';
import type { ByteChunks } from './audio-stream.ts';
import { type SpeechPart, charactersOfStream, divideSpeech } from './divide-speech.ts';
import { mediaTypes } from './media-type.ts';
import { type OpenPart, type StreamLimits, openPart } from './open-part.ts';
import { createPartRequests } from './part-requests.ts';
import type { JoinableFormat } from './sound-header.ts';
import { addFacts } from './speech-facts.ts';
import type { SpeechParams } from './speech-params.ts';
import { type SpeechProgress, SpeechStream } from './speech-stream.ts';
import { stripHeader } from './strip-header.ts';

export const speechPath = '/api/v1/synthesize';
export const defaultFormat: SpeechFormat = 'mp3';

/**
 * Speaks a text of any length as one stream. Resolves with the first sound; each further part is requested when the
 * previous one has been read.
 */
export async function streamSpeech(
  transport: Transport,
  params: SpeechParams,
  options: ChargedCallOptions,
  limits: StreamLimits,
): Promise<Answer<SpeechStream>> {
  const format = params.format ?? defaultFormat;
  const [firstPart, ...rest] = divideSpeech(params, charactersOfStream);
  const requestFor = createPartRequests([firstPart, ...rest], options);
  const open = (part: SpeechPart): Promise<OpenPart> =>
    openPart(transport, requestFor(part, speechPath, mediaTypes[format]), limits);

  const first = await open(firstPart);
  const progress: SpeechProgress = { facts: first.facts, requestIds: [first.facts.requestId] };
  let current = first;

  async function* join(): AsyncGenerator<Bytes, undefined, undefined> {
    yield* first.chunks;
    for (const part of rest) {
      current = await open(part);
      progress.facts = addFacts(progress.facts, current.facts);
      progress.requestIds = [...progress.requestIds, current.facts.requestId];
      yield* stripHeader(current.chunks, format as JoinableFormat, part.pauseMs);
    }
  }

  const joined = join();
  const chunks: ByteChunks = {
    next: () => joined.next(),
    async return() {
      // A generator that has not begun would not let go of the first answer.
      await current.chunks.return();
      return joined.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return {
    data: new SpeechStream(format, progress, rest.length === 0 ? first.chunks : chunks),
    response: first.response,
  };
}
