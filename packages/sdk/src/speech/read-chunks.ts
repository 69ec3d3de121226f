import type { Bytes } from '../core/bytes.ts';
import type { Watchdog } from '../core/watchdog.ts';
import { ConnectionError } from '../errors/connection-error.ts';
import type { ByteChunks } from './audio-stream.ts';

/**
 * The body of an answer, chunk by chunk and without a copy. The clock of the watchdog runs only while a chunk is waited
 * for.
 *
 * @throws ConnectionError when it breaks off, or what the watchdog ended it with.
 */
export function readChunks(response: Response, watchdog: Watchdog): ByteChunks {
  const reader: ReadableStreamDefaultReader<Bytes> | undefined = response.body?.getReader();
  watchdog.pause();
  // A body that does not listen to the signal is let go of all the same.
  watchdog.signal.addEventListener('abort', cancel, { once: true });

  function cancel(): void {
    reader?.cancel().catch(() => undefined);
  }
  function end(): void {
    watchdog.stop();
    watchdog.signal.removeEventListener('abort', cancel);
  }

  return {
    async next() {
      try {
        watchdog.restart();
        const next = await reader?.read();
        watchdog.pause();
        watchdog.signal.throwIfAborted();
        if (next?.value !== undefined) {
          return { done: false, value: next.value };
        }
        end();
        return { done: true, value: undefined };
      } catch (error) {
        end();
        cancel();
        throw watchdog.signal.aborted
          ? (watchdog.signal.reason as Error)
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
