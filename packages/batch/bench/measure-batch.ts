/**
 * How fast a batch is planned and worked off on this disk, and how much memory planning takes:
 *
 *   node --conditions=@rakhim/source bench/measure-batch.ts
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { renderTable, round } from '@rakhim/tooling/bench';
import { build } from 'esbuild';
import {
  createBatch,
  createConcurrencyLimiter,
  createNodeStore,
  defaultSettings,
  openJournal,
  planBatch,
  type BatchFile,
  type SpokenAudio,
} from '../src/index.ts';
import { soundOf } from '../src/testing/speech-service.ts';

const plannedFiles = 10_000;
const spokenFiles = 60;
const limit = 3;
const answerMs = 150;
const paragraph = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا ومعه كتاب جديد عن تاريخ المدن القديمة. ';

const folder = await mkdtemp(join(tmpdir(), 'rakhim-bench-'));
const store = createNodeStore();

async function writeSources(count: number, paragraphs: number): Promise<BatchFile[]> {
  const inputs = join(folder, `in-${count}`);
  await mkdir(inputs);
  const files = Array.from({ length: count }, (_, index) => ({
    path: join(inputs, `${index}.txt`),
    name: `${index}.txt`,
  }));
  for (const { path } of files) {
    await writeFile(path, paragraph.repeat(paragraphs));
  }
  return files;
}

interface PlanReport {
  readonly files: number;
  readonly planMs: number;
  readonly journalMs: number;
  readonly memory: { readonly start: number; readonly planned: number; readonly journalled: number };
}

/**
 * In a process of its own, built as those who use the engine build it: with sources, Node's own handling of TypeScript
 * would be most of the memory.
 */
async function measurePlan(): Promise<string[]> {
  const program = join(folder, 'plan-files.mjs');
  const banner = { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" };
  await build({
    entryPoints: [fileURLToPath(new URL('plan-files.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@rakhim/source'],
    outfile: program,
    banner,
  });
  // Two thousand characters a file, as an article has.
  await writeSources(plannedFiles, 21);
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    join(folder, `in-${plannedFiles}`),
    join(folder, 'out'),
    join(folder, 'plan.jsonl'),
  ]);
  const { files, planMs, journalMs, memory } = JSON.parse(stdout) as PlanReport;
  return [
    String(files),
    round(planMs / 1000),
    round(journalMs / 1000),
    ...[memory.start, memory.planned, memory.journalled].map((kib) => round((kib * 1024) / 1_000_000)),
  ];
}

let inFlight = 0;
let refused = 0;

async function speak({ text }: { readonly text: string }): Promise<SpokenAudio> {
  if (inFlight >= limit) {
    refused++;
    throw Object.assign(new Error('too many'), { code: 'too_many_requests_in_flight', status: 429, retryAfterMs: 300 });
  }
  inFlight++;
  await sleep(answerMs);
  inFlight--;
  return { audio: oneChunk(soundOf(text)), facts: () => ({}) };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function measureRun(): Promise<string[]> {
  const files = await writeSources(spokenFiles, 2);
  const journal = await openJournal({ store, path: join(folder, 'run.jsonl') });
  const batch = createBatch({ journal, store, speak, limiter: createConcurrencyLimiter({ cap: limit }) });
  await batch.add(
    await planBatch(files, { store, settings: { ...defaultSettings, format: 'wav', folder: join(folder, 'spoken') } }),
  );
  const { elapsedMs, failed } = await batch.run();
  const idealMs = (spokenFiles / limit) * answerMs;
  return [
    String(spokenFiles),
    String(failed.length),
    String(refused),
    round(elapsedMs / 1000),
    round(elapsedMs / idealMs),
  ];
}

try {
  const planned = await measurePlan();
  const run = await measureRun();
  const tables = [
    {
      title: 'Planning',
      note: 'Files of two thousand characters, read, hashed, divided, counted and named; then all of it journalled. Memory: the most that the process ever had.',
      head: ['files', 'plan s', 'journal s', 'MB at start', 'MB planned', 'MB journalled'],
      rows: [planned],
    },
    {
      title: 'Running',
      note: `A service that takes ${limit} at a time and ${answerMs} ms each.`,
      head: ['files', 'failed', 'refused', 's', 'of the ideal'],
      rows: [run],
    },
  ];
  process.stdout.write(tables.map(renderTable).join('\n'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
