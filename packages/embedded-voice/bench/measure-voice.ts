/**
 * Figures of the voice alone, in this process, with one thread:
 *
 *   node --conditions=@rakhim/source bench/measure-voice.ts
 */
import { createEmbeddedVoice } from '../src/create-embedded-voice.ts';
import { plainProsody } from '../src/style/prosody.ts';

const roundCount = 7;
const sentence = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا ومعه كتاب جديد عن تاريخ المدن القديمة. ';

interface Measured {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly soundMs: number;
  readonly peakMegabytes: number;
}

const startedAt = performance.now();
const voice = createEmbeddedVoice({ workers: 1 });
await voice.ready();
report({ readyMs: Math.round(performance.now() - startedAt), residentMegabytes: residentMegabytes() });

for (const characters of [50, 500, 5_000, 20_000]) {
  const rounds: Measured[] = [];
  for (let round = 0; round < (characters > 1_000 ? 3 : roundCount); round += 1) {
    rounds.push(await measure(characters));
  }
  reportMedian(characters, rounds);
}
reportMedian(100_000, [await measure(100_000)]);
await voice.close();

async function measure(characters: number): Promise<Measured> {
  const text = sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);
  const begin = performance.now();
  let firstByteMs = 0;
  let soundMs = 0;
  let peakMegabytes = 0;
  const request = {
    text,
    dialect: 'msa',
    gender: 'male',
    prosody: plainProsody,
    format: 'mp3',
    delivery: 'stream',
  } as const;
  for await (const event of voice.synthesize(request, new AbortController().signal)) {
    if (event.type === 'audio') {
      firstByteMs ||= performance.now() - begin;
      peakMegabytes = Math.max(peakMegabytes, residentMegabytes());
    } else if (event.type === 'end') {
      soundMs = event.durationMs;
    }
  }
  return { firstByteMs, totalMs: performance.now() - begin, soundMs, peakMegabytes };
}

function reportMedian(characters: number, rounds: readonly Measured[]): void {
  const total = median(rounds.map(({ totalMs }) => totalMs));
  report({
    characters,
    firstByteMs: Math.round(median(rounds.map(({ firstByteMs }) => firstByteMs)) * 10) / 10,
    totalMs: Math.round(total),
    timesRealtime: Math.round(median(rounds.map(({ soundMs }) => soundMs)) / total),
    peakMegabytes: Math.max(...rounds.map(({ peakMegabytes }) => peakMegabytes)),
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function residentMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1_000_000);
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
