import { inputSampleRates, sampleRate as defaultSampleRate } from '@rakhim/audio';
import { speechFailed } from '../failures.ts';
import { connectionFailed } from './attempt-error.ts';
import { EngineConnectionError } from './engine-answer-error.ts';

/** An answer whose sound has begun. */
export interface PcmResponse {
  readonly sampleRate: number;
  /** Signed 16-bit little-endian mono PCM, cut anywhere. Ending the iteration ends the connection. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Waits for the first bytes of a successful answer, so that what fails before them can be tried again.
 *
 * @throws `AttemptError` when the connection broke, `speech_engine_failed` when the answer is no sound.
 */
export async function readPcmResponse(response: Response): Promise<PcmResponse> {
  const contentType = response.headers.get('content-type') ?? '';
  const sampleRate = Number(response.headers.get('x-sample-rate') ?? defaultSampleRate);
  if (/^(?:text\/|application\/(?:json|xml|xhtml))/iu.test(contentType)) {
    void response.body?.cancel();
    throw speechFailed(new Error(`The engine sent ${contentType.slice(0, 80)} instead of sound.`));
  }
  if (!Number.isInteger(sampleRate) || sampleRate < inputSampleRates.min || sampleRate > inputSampleRates.max) {
    void response.body?.cancel();
    throw speechFailed(new Error('The engine sent sound at a sample rate that is not supported.'));
  }
  const body: ReadableStream<Uint8Array> | null = response.body;
  const chunks = body?.values();
  const first = await chunks?.next().catch((error: unknown) => {
    throw connectionFailed(error);
  });
  if (!chunks || !first || first.done) {
    throw speechFailed(new Error('The engine sent nothing.'));
  }
  return {
    sampleRate,
    chunks: continueFrom(first.value, chunks, Number(response.headers.get('content-length') ?? Infinity)),
  };
}

/**
 * The rest of the sound. A connection that breaks when every byte announced has come has done its work: Node's fetch
 * reports one such when the sound is taken slowly and the engine closes its end meanwhile.
 */
async function* continueFrom(
  first: Uint8Array,
  rest: AsyncIterableIterator<Uint8Array>,
  bytesAnnounced: number,
): AsyncGenerator<Uint8Array> {
  let bytesReceived = first.byteLength;
  try {
    yield first;
    for await (const chunk of rest) {
      bytesReceived += chunk.byteLength;
      yield chunk;
    }
  } catch (error) {
    if (bytesReceived !== bytesAnnounced) {
      throw speechFailed(new EngineConnectionError(error));
    }
  } finally {
    await rest.return?.();
  }
}
