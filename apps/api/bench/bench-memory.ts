import { type Table, round, sampleText, timeStream } from '@nabra/tooling/bench';
import { speakDirectly } from './speak-directly.ts';
import type { BenchApi } from './start-bench-api.ts';

const longCharacters = 100_000;
const requests = 1000;

/** Peak memory of the whole process, first after one very long text, then after many short ones. Must run in a process of its own. */
export async function benchMemory({ engine, speak }: BenchApi): Promise<Table> {
  const idle = residentMb();
  await timeStream(speakDirectly(engine, sampleText(longCharacters)), performance.now());
  const peakAfterLong = process.resourceUsage().maxRSS / 1024;

  const text = sampleText(50);
  const marks: number[] = [];
  for (let index = 1; index <= requests; index += 1) {
    await timeStream(speak(text), performance.now());
    if (index === requests / 10 || index === requests) {
      marks.push(residentMb());
    }
  }
  return {
    title: 'Memory of the whole API process',
    note: `Resident memory; the embedded PostgreSQL is a process of its own. The long text goes through the engine, ${longCharacters.toLocaleString('en')} characters in one utterance.`,
    head: ['idle', 'peak with the long text', `after ${requests / 10} short requests`, `after ${requests.toLocaleString('en')} short requests`],
    rows: [[idle, peakAfterLong, ...marks].map((mb) => `${round(mb)} MB`)],
  };
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}
