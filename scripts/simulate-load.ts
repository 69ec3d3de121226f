/**
 * `npm run simulate`: how many cores speak for how many customers, and how long a first sound waits. Requests arrive at
 * random, texts have the lengths below, and speaking takes what docs/benchmarks.md says that it took. Writes the table
 * of docs/scaling.md.
 */
import { readFileSync } from 'node:fs';
import { createRandom } from './lib/create-random.ts';
import { readBenchmark } from './lib/read-benchmark.ts';
import { type Load, type Speed, simulateQueue } from './lib/simulate-queue.ts';
import { writeSection } from './lib/write-section.ts';

/** An assumption, and named as one in the document: a hundred customers in their busiest hour. */
const customers = 100;
const charactersPerCustomerAndDay = 30_000;
const shareOfBusiestHour = 0.1;
/** Of texts: an assumption, too. Log-normal, because most are sentences and a few are chapters. */
const lengths = { median: 120, sigma: 1.2, max: 5_000 } as const;

/** Of its pool, and of jobs and notifications. */
const connectionsPerProcess = 16 + 4;
const scales = [1, 10, 100, 1_000, 10_000];
const useMax = 0.6;
const seed = 20_261_126;

const benchmarks = readFileSync(new URL('../docs/benchmarks.md', import.meta.url), 'utf8');
/** Characters a second of one thread, by the length of the text. */
const speeds: readonly Speed[] = readBenchmark(benchmarks, 'One worker beside `espeak-ng | lame`').map((row) => ({
  characters: row['characters'] ?? 0,
  perSecond: row['characters/s'] ?? 0,
  firstByteMs: row['first byte'] ?? 0,
}));
const settlements = Math.max(...readBenchmark(benchmarks, 'Exact quota').map((row) => row['a second'] ?? 0));

const random = createRandom(seed);
const meanLength = Math.exp(Math.log(lengths.median) + lengths.sigma ** 2 / 2);
const charactersPerSecond = (customers * charactersPerCustomerAndDay * shareOfBusiestHour) / 3600;
const perCore = speeds.find(({ characters }) => characters === 500)?.perSecond ?? 0;

function short(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 2 });
}

function describe(scale: number): string {
  const spoken = charactersPerSecond * scale;
  const cores = Math.max(2, Math.ceil(spoken / perCore / useMax));
  const requests = spoken / meanLength;
  const load: Load = { cores, requestsPerSecond: requests, lengths, speeds, utterances: 200_000 };
  const { p50, p95, p99 } = simulateQueue(load, random);
  const cells = [
    `${scale.toLocaleString('en')} ×`,
    (customers * scale).toLocaleString('en'),
    Math.round(spoken).toLocaleString('en'),
    short(requests),
    cores.toLocaleString('en'),
    ...[p50, p95, p99].map((ms) => `${Math.round(ms).toLocaleString('en')} ms`),
    `${short((100 * requests) / settlements)} %`,
    (cores * connectionsPerProcess).toLocaleString('en'),
  ];
  return `| ${cells.join(' | ')} |`;
}

const head = [
  ...['load', 'customers', 'characters a second', 'requests a second', 'cores that speak'],
  ...['first sound, half', '95 of 100', '99 of 100', 'of what one PostgreSQL settles', 'connections to it'],
];
writeSection(
  new URL('../docs/scaling.md', import.meta.url),
  [
    '# The simulation',
    '',
    `Written by \`npm run simulate\`, from the measurements in [benchmarks.md](benchmarks.md): one thread says ${perCore.toLocaleString('en')} characters a second of a text of 500, and one PostgreSQL (two cores, shared with the`,
    `service) settles ${settlements.toLocaleString('en')} requests a second. Assumed, not measured: ${customers} customers with ${charactersPerCustomerAndDay.toLocaleString('en')} characters a day, a tenth of them in the busiest hour; texts of ${lengths.median} characters at the median,`,
    `log-normal; cores used to ${useMax * 100} %. Each load is ${(200_000).toLocaleString('en')} requests, in the order of arrival, which is worse for first sounds than the turns that the voices really take. A process has one core here, and ${connectionsPerProcess} connections.`,
    '',
    `| ${head.join(' | ')} |`,
    `|${' ---: |'.repeat(head.length)}`,
    ...scales.map(describe),
  ].join('\n'),
);
process.stdout.write('wrote docs/scaling.md\n');
