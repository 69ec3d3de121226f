import type { Watch } from '../core/watch.ts';
import { ConnectionError } from '../errors/connection-error.ts';
import type { ByteChunks } from './audio-stream.ts';

/**
 * The body of an answer, chunk by chunk and without a copy. The clock of the watch runs only while a chunk is waited
 * for.
 *
 * @throws ConnectionError when it breaks off, or what the watch ended it with.
 */
export function readChunks(response: Response, watch: Watch): ByteChunks {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  watch.pause();
  // A body that does not listen to the signal is let go of all the same.
  watch.signal.addEventListener('abort', cancel, { once: true });

  function cancel(): void {
    reader?.cancel().catch(() => undefined);
  }
  function end(): void {
    watch.stop();
    watch.signal.removeEventListener('abort', cancel);
  }

  return {
    async next() {
      try {
        watch.restart();
        const next = await reader?.read();
        watch.pause();
        watch.signal.throwIfAborted();
        if (next?.value !== undefined) {
          return { done: false, value: next.value };
        }
        end();
        return { done: true, value: undefined };
      } catch (error) {
        end();
        cancel();
        throw watch.signal.aborted
          ? (watch.signal.reason as Error)
          : new ConnectionError('The sound broke off on its way.', { cause: error });
      }
    },
    async return() {
      end();
      cancel();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
