import type { Bytes } from '../core/bytes.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import { concatBytes } from '@rakhim/containers';

/** Bytes as they come, for one reader. Leaving early ends the request. */
export interface ByteChunks extends AsyncIterableIterator<Bytes> {
  return(): Promise<IteratorResult<Bytes>>;
}

/** Sound as it comes: read it once, as an async iterable, a web stream, or all at once. */
export class AudioStream implements AsyncIterable<Bytes> {
  /** Such as `audio/mpeg`. */
  readonly mediaType: string;
  #chunks: ByteChunks | undefined;

  constructor(mediaType: string, chunks: ByteChunks) {
    this.mediaType = mediaType;
    this.#chunks = chunks;
  }

  /**
   * Chunks of any size, as the network brings them. Leaving the loop ends the request. @throws RakhimError when it was
   * read before.
   */
  [Symbol.asyncIterator](): ByteChunks {
    const chunks = this.#chunks;
    if (chunks === undefined) {
      throw new RakhimError('This sound has been read already. Keep what comes if you need it twice.');
    }
    this.#chunks = undefined;
    return chunks;
  }

  /** For `new Response(…)`, `pipeTo`, `Readable.fromWeb`. It is filled at its reader's pace. */
  toReadableStream(): ReadableStream<Bytes> {
    const chunks = this[Symbol.asyncIterator]();
    return new ReadableStream<Bytes>(
      {
        async pull(controller) {
          const next = await chunks.next();
          if (next.done === true) {
            controller.close();
          } else {
            controller.enqueue(next.value);
          }
        },
        async cancel() {
          await chunks.return();
        },
      },
      // Nothing is read before it is asked for.
      { highWaterMark: 0 },
    );
  }

  /** All of it, in memory. */
  async bytes(): Promise<Bytes> {
    const chunks: Bytes[] = [];
    for await (const chunk of this) {
      chunks.push(chunk);
    }
    return concatBytes(chunks);
  }

  /** Ends the request. Characters that were charged stay charged. */
  async cancel(): Promise<void> {
    await this.#chunks?.return();
    this.#chunks = undefined;
  }
}
