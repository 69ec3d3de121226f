import type { PassThrough } from 'node:stream';

/**
 * So much of a sound may wait for the store. A store that is further behind than this loses the copy, never the
 * listener his pace.
 */
const waitingBytesMax = 4 * 1024 * 1024;

/**
 * Passes a sound on unchanged, at its reader's pace, and gives the same bytes to a copy. A sound that breaks off, or is
 * left, breaks off its copy, and has no result.
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
