/** One utterance, timed from outside. */
export interface Timing {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly bytes: number;
}

/** Reads a stream of bytes to its end and times it from `startedAt` (`performance.now()`). */
export async function timeStream(blocks: AsyncIterable<Uint8Array>, startedAt: number): Promise<Timing> {
  let firstByteMs = 0;
  let bytes = 0;
  for await (const block of blocks) {
    if (bytes === 0 && block.length > 0) {
      firstByteMs = performance.now() - startedAt;
    }
    bytes += block.length;
  }
  return { firstByteMs, totalMs: performance.now() - startedAt, bytes };
}

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Nearest-rank percentile, `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Seconds of sound in so many bytes of constant 64 kbit/s MP3, the format of everything measured here. */
export function soundSeconds(bytes: number): number {
  return (bytes * 8) / 64_000;
}
