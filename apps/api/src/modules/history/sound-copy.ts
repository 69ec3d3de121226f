import type { PassThrough } from 'node:stream';

/** Buffer between the sound and its copy. A slower store loses the copy; the listener is never delayed. */
const waitingBytesMax = 4 * 1024 * 1024;

/**
 * Tees a sound at its reader's pace: forwards it unchanged and writes the same bytes to a copy. An aborted sound aborts
 * its copy and has no result.
 */
export async function* copySound<Result>(
  sound: AsyncGenerator<Uint8Array, Result>,
  copy: PassThrough,
  onEnd: (result: Result | undefined) => void,
): AsyncGenerator<Uint8Array, Result> {
  try {
    for (;;) {
      const next = await sound.next();
      if (next.done) {
        onEnd(next.value);
        copy.end();
        return next.value;
      }
      add(copy, next.value);
      yield next.value;
    }
  } finally {
    if (!copy.writableEnded) {
      copy.destroy(new Error('The sound broke off.'));
    }
    onEnd(undefined);
    await sound.return(undefined as Result);
  }
}

function add(copy: PassThrough, bytes: Uint8Array): void {
  if (copy.destroyed) {
    return;
  }
  copy.write(bytes);
  if (copy.writableLength + copy.readableLength > waitingBytesMax) {
    copy.destroy(new Error('The store is too far behind.'));
  }
}
