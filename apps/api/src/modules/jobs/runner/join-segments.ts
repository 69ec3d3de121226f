import { createSoundJoiner } from '@rakhim/audio';
import type { SoundStore } from '#src/modules/history/sounds/sounds.service.ts';
import { segmentKeyOf, soundKeyOf } from '../job-keys.ts';
import type { JobRow, SegmentRow } from '../jobs.queries.ts';

/** Thrown when a segment's sound is not in the store, where it was put. */
export class LostSegmentError extends Error {
  readonly position: number;

  constructor(position: number) {
    super('The sound of a segment is not in the store.');
    this.position = position;
    this.name = 'LostSegmentError';
  }
}

/**
 * Joins the segments of a job into its one sound, without decoding them and without holding them in memory.
 *
 * @returns also where each of them begins.
 * @throws LostSegmentError
 */
export async function joinSegments(
  job: JobRow,
  segments: readonly SegmentRow[],
  sounds: SoundStore,
): Promise<{ bytes: number; durationMs: number; startsMs: readonly number[] }> {
  const format = job.format === 'wav' ? 'wav' : 'mp3';
  let header: Uint8Array = new Uint8Array();
  if (createSoundJoiner(format).header.length > 0) {
    // The header says how long the sound is, and stands before it.
    const measured = createSoundJoiner(format);
    for await (const _block of readJoined(measured)) {
      // Only its length counts.
    }
    ({ header } = measured);
  }
  const joiner = createSoundJoiner(format);
  const startsMs: number[] = [];
  const bytes = await sounds.put(soundKeyOf(job), withHeader(readJoined(joiner, startsMs), header));
  return { bytes, durationMs: joiner.durationMs, startsMs };

  async function* readJoined(
    into: ReturnType<typeof createSoundJoiner>,
    starts: number[] = [],
  ): AsyncGenerator<Uint8Array> {
    let pauseMs = 0;
    for (const { position, spoken_in_run: run, bytes: size, pause_ms: pauseBehindMs } of segments) {
      const stored =
        run === null || size === null ? undefined : await sounds.get(segmentKeyOf(job, position, run), size);
      if (!stored) {
        throw new LostSegmentError(position);
      }
      starts.push(into.begin(pauseMs).startMs);
      for await (const block of stored.bytes) {
        const joined = into.push(block as Uint8Array);
        if (joined.length > 0) {
          yield joined;
        }
      }
      pauseMs = pauseBehindMs;
    }
  }
}

async function* withHeader(sound: AsyncGenerator<Uint8Array>, header: Uint8Array): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const block of sound) {
    if (isFirst) {
      block.set(header, 0);
      isFirst = false;
    }
    yield block;
  }
}
