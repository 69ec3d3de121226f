import { ConnectionError } from '../errors/connection-error.ts';
import type { ByteChunks } from './audio-stream.ts';

export interface ResumableBytes {
  readonly chunks: ByteChunks;
  /** Whether these are the bytes of an earlier answer to the same request. */
  readonly isReplay: boolean;
}

/**
 * Resumes a broken answer: repeats the request and skips the bytes that were delivered. Only a replay has the same
 * bytes; where the service had to start over, the break is passed on.
 *
 * @param reopen asks for the same answer again.
 * @param resumesMax how often it is asked for.
 * @throws ConnectionError when that does not help.
 */
export function resumeChunks(
  first: ResumableBytes,
  reopen: () => Promise<ResumableBytes>,
  resumesMax: number,
): ByteChunks {
  let { chunks } = first;
  let resumes = 0;
  let delivered = 0;
  let known = 0;

  async function resume(failure: unknown): Promise<void> {
    if (!(failure instanceof ConnectionError) || resumes >= resumesMax) {
      throw failure;
    }
    resumes += 1;
    const again = await reopen();
    ({ chunks } = again);
    known = delivered;
    if (delivered > 0 && !again.isReplay) {
      await chunks.return();
      throw failure;
    }
  }

  return {
    async next() {
      for (;;) {
        try {
          const next = await chunks.next();
          if (next.done === true) {
            return next;
          }
          const fresh = next.value.subarray(Math.min(known, next.value.length));
          known -= next.value.length - fresh.length;
          if (fresh.length > 0) {
            delivered += fresh.length;
            return { done: false, value: fresh };
          }
        } catch (error) {
          await resume(error);
        }
      }
    },
    return: () => chunks.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
