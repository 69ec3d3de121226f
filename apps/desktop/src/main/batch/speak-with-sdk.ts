import type { Speak, SpeakFailure, SpokenAudio, SpokenFacts } from '@rakhim/batch';
import { ApiError, ConnectionError, type Rakhim, TimeoutError } from '@rakhim/sdk';
import { DesktopFailure } from '../ipc/desktop-failure.ts';

/** An error of the SDK under the names that the batch engine decides by. */
class SpeakError extends Error implements SpeakFailure {
  override readonly name = 'SpeakError';
  readonly code: string;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly requestId?: string;

  constructor(code: string, facts: Omit<SpeakFailure, 'code'>, cause: unknown) {
    super(code, { cause });
    this.code = code;
    Object.assign(this, facts);
  }
}

/** Speaks one request with one attempt: the batch decides about retries. It reads the key each time. */
export function createSpeak(openClient: () => Promise<Rakhim>): Speak {
  return async ({ idempotencyKey, timestamps, style, ...request }, signal) => {
    const params = { ...request, ...(style !== undefined && { styleInstruction: style }) };
    const options = { idempotencyKey, signal, maxRetries: 0 };
    try {
      const rakhim = await openClient();
      return await (timestamps ? speakTimed(rakhim, params, options) : speakStream(rakhim, params, options));
    } catch (error) {
      throw translate(error, signal);
    }
  };
}

type Params = Parameters<Rakhim['speech']['stream']>[0];
type Options = NonNullable<Parameters<Rakhim['speech']['stream']>[1]> & { readonly signal: AbortSignal };

async function speakStream(rakhim: Rakhim, params: Params, options: Options): Promise<SpokenAudio> {
  const { data: stream, response } = await rakhim.speech.stream(params, options).withResponse();
  return {
    audio: translateWhileReading(stream, options.signal),
    facts: () => ({ ...readFacts(stream), ...readConcurrency(response) }),
  };
}

async function speakTimed(rakhim: Rakhim, params: Params, options: Options): Promise<SpokenAudio> {
  const { data, response } = await rakhim.speech.withTimestamps(params, options).withResponse();
  // Times of sentences would be wrong ones for words; the engine then makes captions of its own.
  const words = data.granularity === 'word' ? { words: data.words } : {};
  return {
    audio: translateWhileReading([data.audio], options.signal),
    facts: () => ({ ...readFacts(data), ...readConcurrency(response), ...words }),
  };
}

function readFacts({
  requestId,
  characters,
  remaining,
  warnings,
}: Pick<SpokenFacts, 'requestId' | 'characters' | 'remaining' | 'warnings'>): SpokenFacts {
  return {
    ...(requestId && { requestId }),
    ...(characters !== undefined && { characters }),
    ...(remaining !== undefined && { remaining }),
    ...(warnings && { warnings: warnings.map(({ code, message }) => ({ code, message })) }),
  };
}

function readConcurrency({ headers }: Response): Pick<SpokenFacts, 'concurrencyLimit'> {
  const limit = Number(headers.get('x-concurrency-limit'));
  return Number.isInteger(limit) && limit > 0 ? { concurrencyLimit: limit } : {};
}

async function* translateWhileReading(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal: AbortSignal,
): AsyncIterable<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    // The service was there: what is missing is the rest of the sound, not the connection.
    throw translate(error, signal, 'audio_damaged');
  }
}

function translate(error: unknown, signal: AbortSignal, otherwise = 'connection_error'): unknown {
  if (signal.aborted) {
    return signal.reason;
  }
  if (error instanceof ApiError) {
    const { code, status, retryAfterMs, requestId } = error;
    return new SpeakError(
      code,
      { status, ...(retryAfterMs !== undefined && { retryAfterMs }), ...(requestId !== undefined && { requestId }) },
      error,
    );
  }
  if (error instanceof TimeoutError) {
    return new SpeakError('timeout', {}, error);
  }
  if (error instanceof ConnectionError) {
    return new SpeakError(otherwise, {}, error);
  }
  // Removed while files are being read: the same as one that is not accepted.
  return error instanceof DesktopFailure && error.code === 'no_key'
    ? new SpeakError('invalid_api_key', { status: 401 }, error)
    : error;
}
