import type { Bytes } from '../core/bytes.ts';
import type { ChargedCallOptions } from '../core/call-options.ts';
import { readJson } from '../core/read-body.ts';
import type { Answer, Transport } from '../core/transport.ts';
import type { Speech, SpeechFormat } from '../generated/api-types.ts';
import { decodeBase64 } from '../core/base64.ts';
import { type SpeechPart, charactersOfDocument, divideSpeech } from './divide-speech.ts';
import { type JoinedSound, joinSounds } from './join-sounds.ts';
import { mediaTypes } from './media-type.ts';
import { createPartRequests } from './part-requests.ts';
import { type SpeechFacts, addFacts } from './speech-facts.ts';
import type { SpeechParams } from './speech-params.ts';

/** A whole sound in memory. */
export interface SpeechResult extends SpeechFacts {
  readonly audio: Bytes;
  readonly format: SpeechFormat;
  /** Such as `audio/mpeg`. */
  readonly mediaType: string;
  readonly durationMs: number;
  /** Of every request that the text took; `requestId` is the first. */
  readonly requestIds: readonly string[];
}

/** One answer of several, and its place in the whole. */
export interface SpokenPart<S> {
  readonly part: SpeechPart;
  readonly answer: Omit<S, 'audioContent'>;
  readonly startMs: number;
}

export interface SpokenDocuments<S> {
  readonly result: SpeechResult;
  readonly parts: readonly SpokenPart<S>[];
}

/** Speaks a text of any length in memory, one request after another, and joins the answers. */
export async function speakDocuments<S extends Speech>(
  transport: Transport,
  path: string,
  params: SpeechParams,
  options: ChargedCallOptions,
): Promise<Answer<SpokenDocuments<S>>> {
  const [firstPart, ...rest] = divideSpeech(params, charactersOfDocument);
  const requestFor = createPartRequests([firstPart, ...rest], options);

  async function speak(part: SpeechPart) {
    const { data, response } = await transport.send(requestFor(part, path, 'application/json'), readJson<S>());
    const { audioContent, ...answer } = data;
    return {
      part,
      response,
      answer,
      sound: { bytes: decodeBase64(audioContent), durationMs: data.durationMs, pauseMs: part.pauseMs },
    };
  }

  const first = await speak(firstPart);
  const further = [];
  for (const part of rest) {
    further.push(await speak(part));
  }
  const joined = joinSounds(first.answer.format, [first.sound, ...further.map(({ sound }) => sound)]);
  const spoken = [first, ...further].map(({ part, answer }, index) => ({
    part,
    answer,
    startMs: joined.startsMs[index] ?? 0,
  }));
  return {
    response: first.response,
    data: {
      result: resultOf(
        joined,
        first.answer,
        further.map(({ answer }) => answer),
      ),
      parts: spoken,
    },
  };
}

type Facts = SpeechFacts & { readonly format: SpeechFormat };

function resultOf({ bytes, durationMs }: JoinedSound, first: Facts, further: readonly Facts[]): SpeechResult {
  const facts = further.reduce<SpeechFacts>(addFacts, first);
  const { voice, dialect, characters, remaining, requestId, repeatOf, engine, model, warnings } = facts;
  return {
    audio: bytes,
    format: first.format,
    mediaType: mediaTypes[first.format],
    durationMs,
    voice,
    dialect,
    characters,
    remaining,
    requestId,
    ...(repeatOf !== undefined && { repeatOf }),
    ...(engine !== undefined && { engine }),
    ...(model !== undefined && { model }),
    requestIds: [first, ...further].map((answer) => answer.requestId),
    warnings,
  };
}
