import type { SpeechEvent } from '../speech-engine.ts';
import type { EncodingOptions } from './encoding-messages.ts';
import type { EncodingPool } from './encoding-pool.ts';

/**
 * Levels and encodes samples off the event loop. One block is under way at a time: nothing is asked of the source
 * before the listener has taken what came of the block before, so a slow listener holds the source back and memory does
 * not grow with the length of the sound.
 *
 * @returns, at the end, the gain in decibels that the levelling arrived at.
 */
export async function* encodePcm(
  blocks: AsyncIterable<Int16Array<ArrayBuffer>>,
  options: EncodingOptions,
  encoders: EncodingPool,
): AsyncGenerator<SpeechEvent, { gainDb: number }> {
  const session = await encoders.open(options);
  try {
    for await (const block of blocks) {
      const bytes = await session.push(block);
      if (bytes.byteLength > 0) {
        yield { type: 'audio', bytes };
      }
    }
    const { bytes, durationMs, header, gainDb } = await session.finish();
    if (bytes.byteLength > 0) {
      yield { type: 'audio', bytes };
    }
    yield { type: 'end', durationMs, ...(header && { header }) };
    return { gainDb };
  } finally {
    session.close();
  }
}
