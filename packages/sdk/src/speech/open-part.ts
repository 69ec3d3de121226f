import type { ApiRequest, Transport } from '../core/transport.ts';
import { ConflictError } from '../errors/api-error.ts';
import type { ByteChunks } from './audio-stream.ts';
import { readChunks } from './read-chunks.ts';
import { type ResumableBytes, resumeChunks } from './resume-chunks.ts';
import { type SpeechFacts, readFacts } from './speech-facts.ts';

/** A streamed answer whose head has come. */
export interface OpenPart {
  readonly facts: SpeechFacts;
  readonly response: Response;
  readonly chunks: ByteChunks;
}

export interface StreamLimits {
  /** The number of times that a stream that broke off is taken up again. */
  readonly resumesMax: number;
  /** Milliseconds to wait for the service to finish what it began before the break. */
  readonly timeoutMs: number;
}

/** Opens one streamed answer, which goes on by itself after a break of the connection. */
export async function openPart(
  transport: Transport,
  request: ApiRequest,
  { resumesMax, timeoutMs }: StreamLimits,
): Promise<OpenPart> {
  async function open(): Promise<ResumableBytes & Omit<OpenPart, 'chunks'>> {
    const { data, response } = await transport.send(request, async (answer, watchdog) => readChunks(answer, watchdog));
    return {
      chunks: data,
      response,
      facts: readFacts(response),
      isReplay: response.headers.get('idempotent-replayed') === 'true',
    };
  }

  /** While the service makes the rest of what broke off, it answers that the key is in use. */
  async function reopen(): Promise<ResumableBytes> {
    const deadlineMs = performance.now() + timeoutMs;
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof ConflictError) || performance.now() > deadlineMs) {
          throw error;
        }
      }
    }
  }

  const first = await open();
  return { ...first, chunks: resumeChunks(first, reopen, request.idempotencyKey === undefined ? 0 : resumesMax) };
}
