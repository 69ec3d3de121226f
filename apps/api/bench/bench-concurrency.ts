import { type Table, percentile, round, soundSeconds, timeStream } from '@rakhim/tooling/bench';
import { createSampleTexts } from './sample-texts.ts';
import type { BenchApi } from './start-bench-api.ts';

const levels = [1, 8, 32] as const;
const requestsPerLevel = 96;
const characters = 200;

/** Many callers at once through the whole API. */
export async function benchConcurrency({ speak }: BenchApi): Promise<Table> {
  const textOf = await createSampleTexts();
  const rows: string[][] = [];
  for (const level of levels) {
    let left = requestsPerLevel;
    const firstBytes: number[] = [];
    let bytes = 0;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: level }, async () => {
        while (left > 0) {
          left -= 1;
          const timing = await timeStream(speak(textOf(characters)), performance.now());
          firstBytes.push(timing.firstByteMs);
          bytes += timing.bytes;
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    rows.push([
      String(level),
      String(requestsPerLevel),
      `${round(percentile(firstBytes, 0.5))} ms`,
      `${round(percentile(firstBytes, 0.95))} ms`,
      round(requestsPerLevel / seconds),
      round((requestsPerLevel * characters) / seconds),
      round(soundSeconds(bytes) / seconds),
    ]);
  }
  return {
    title: 'Callers at once',
    note: `Each caller asks for a new text of ${characters} characters as a stream, again and again, over HTTP. All figures include the client, which runs in the same process.`,
    head: ['callers', 'requests', 'first byte p50', 'first byte p95', 'requests/s', 'characters/s', '× realtime'],
    rows,
  };
}
