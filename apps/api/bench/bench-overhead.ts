import { type Table, type Timing, median, round, timeStream } from '@rakhim/tooling/bench';
import type { BenchApi } from './start-bench-api.ts';
import { createSampleTexts } from './sample-texts.ts';
import { speakWithoutApi } from './speak-without-api.ts';

const sizes = [
  { characters: 50, rounds: 40 },
  { characters: 500, rounds: 20 },
  { characters: 5000, rounds: 5 },
] as const;

/**
 * Measures the overhead of the API over its engine: key, subscription, reservation, charge and HTTP. The two take
 * turns.
 */
export async function benchOverhead({ engine, speak }: BenchApi): Promise<Table> {
  const textOf = await createSampleTexts();
  const rows: string[][] = [];
  for (const { characters, rounds } of sizes) {
    const direct: Timing[] = [];
    const served: Timing[] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      const text = textOf(characters);
      direct.push(await timeStream(speakWithoutApi(engine, text), performance.now()));
      served.push(await timeStream(speak(text), performance.now()));
    }
    const first = (timings: readonly Timing[]) => median(timings.map((timing) => timing.firstByteMs));
    const total = (timings: readonly Timing[]) => median(timings.map((timing) => timing.totalMs));
    rows.push([
      characters.toLocaleString('en'),
      String(rounds),
      `${round(first(direct))} ms`,
      `${round(first(served))} ms`,
      `${round(first(served) - first(direct))} ms`,
      round(total(served) / total(direct)),
    ]);
  }
  return {
    title: 'What the API adds to its engine',
    note: 'Medians, each text a new one. "Added" is the difference of the first bytes: HTTP, key, subscription, reservation and charge, on the embedded PostgreSQL with fsync on.',
    head: ['characters', 'rounds', 'engine: first byte', 'API: first byte', 'added', 'total, API : engine'],
    rows,
  };
}
