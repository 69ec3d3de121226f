import { AbortError, ConnectionError, type Rakhim, TimeoutError } from '@rakhim/sdk';
import type { Speak, SpeakFailure, SpeakRequest, SpokenAudio, SpokenFacts } from '@rakhim/batch';

/** The engine's way to the service. It repeats what failed for the whole batch, so each call here is one attempt. */
export function createSpeak(client: Rakhim): Speak {
  return async (request, signal) => {
    try {
      return await (request.timestamps ? speakWhole(client, request, signal) : speakStream(client, request, signal));
    } catch (error) {
      throw asFailure(error);
    }
  };
}

function paramsOf({
  text,
  voice,
  dialect,
  style,
  latinWords,
  speed,
  pitch,
  lexicon,
  ssml,
  markup,
  format,
}: SpeakRequest): Parameters<Rakhim['speech']['stream']>[0] {
  return {
    text,
    voice,
    format,
    ...(dialect !== undefined && { dialect }),
    ...(style !== undefined && { styleInstruction: style }),
    ...(latinWords !== undefined && { latinWords }),
    ...(speed !== undefined && { speed }),
    ...(pitch !== undefined && { pitch }),
    ...(lexicon !== undefined && { lexicon }),
    ...(ssml !== undefined && { ssml }),
    ...(markup !== undefined && { markup }),
  };
}

async function speakStream(client: Rakhim, request: SpeakRequest, signal: AbortSignal): Promise<SpokenAudio> {
  const { data: stream, response } = await client.speech
    .stream(paramsOf(request), { signal, idempotencyKey: request.idempotencyKey, maxRetries: 0 })
    .withResponse();
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      yield* stream;
    } catch (error) {
      // The service was there: what is missing is the rest of the sound, not the connection.
      throw asFailure(error, 'audio_damaged');
    }
  }
  return { audio: read(), facts: () => ({ ...factsOf(stream), ...limitOf(response) }) };
}

async function speakWhole(client: Rakhim, request: SpeakRequest, signal: AbortSignal): Promise<SpokenAudio> {
  const { data, response } = await client.speech
    .withTimestamps(paramsOf(request), { signal, idempotencyKey: request.idempotencyKey, maxRetries: 0 })
    .withResponse();
  async function* read(): AsyncGenerator<Uint8Array> {
    yield data.audio;
  }
  // Sentences for words would be wrong times; the engine then makes cues of its own.
  const words = data.granularity === 'word' ? { words: data.words } : {};
  return { audio: read(), facts: () => ({ ...factsOf(data), ...limitOf(response), ...words }) };
}

function factsOf({ requestId, characters, remaining, warnings }: SpokenFacts): SpokenFacts {
  return {
    ...(requestId !== undefined && { requestId }),
    ...(characters !== undefined && { characters }),
    ...(remaining !== undefined && { remaining }),
    ...(warnings !== undefined && { warnings: warnings.map(({ code, message }) => ({ code, message })) }),
  };
}

function limitOf({ headers }: Response): SpokenFacts {
  const limit = Number(headers.get('x-concurrency-limit'));
  return Number.isInteger(limit) && limit > 0 ? { concurrencyLimit: limit } : {};
}

/** Errors of the network carry no code of the service's; the engine decides by one. */
function asFailure(error: unknown, otherwise = 'connection_error'): unknown {
  if (!(error instanceof ConnectionError) || error instanceof AbortError) {
    return error;
  }
  const failure: SpeakFailure = { code: error instanceof TimeoutError ? 'timeout' : otherwise };
  return Object.assign(new Error(error.message, { cause: error }), failure);
}
