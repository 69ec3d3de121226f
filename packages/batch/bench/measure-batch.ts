/**
 * How fast a batch is planned and worked off, in this process and on this disk:
 *
 *   node --conditions=@nabra/source --expose-gc bench/measure-batch.ts
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderTable, round } from '@nabra/tooling/bench';
import { createBatch, createGate, createNodeStore, defaultSettings, openJournal, planBatch, type BatchFile, type SpokenAudio } from '../src/index.ts';
import { soundOf } from '../src/testing/speech-service.ts';

const plannedFiles = 10_000;
const spokenFiles = 60;
const limit = 3;
const answerMs = 150;
const paragraph = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا ومعه كتاب جديد عن تاريخ المدن القديمة. ';

const folder = await mkdtemp(join(tmpdir(), 'nabra-bench-'));
const store = createNodeStore();
const megabytes = (bytes: number) => round(bytes / 1024 / 1024);

async function writeSources(count: number, paragraphs: number): Promise<BatchFile[]> {
  const inputs = join(folder, `in-${count}`);
  await mkdir(inputs);
  const files = Array.from({ length: count }, (_, index) => ({ path: join(inputs, `${index}.txt`), name: `${index}.txt` }));
  for (const { path } of files) {
    await writeFile(path, paragraph.repeat(paragraphs));
  }
  return files;
}

async function measurePlan(): Promise<string[]> {
  // Two thousand characters a file, as an article has.
  const files = await writeSources(plannedFiles, 21);
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const startedAt = performance.now();
  const plan = await planBatch(files, { store, settings: { ...defaultSettings, folder: join(folder, 'out') } });
  const plannedMs = performance.now() - startedAt;
  const journal = await openJournal({ store, path: join(folder, 'plan.jsonl') });
  await createBatch({ journal, store, speak, gate: createGate({ cap: limit }) }).add(plan);
  const journalledMs = performance.now() - startedAt - plannedMs;
  clearInterval(watch);
  await journal.close();
  return [String(plannedFiles), round(plannedMs / 1000), round(journalledMs / 1000), megabytes(Math.max(peak, process.memoryUsage.rss()))];
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
  const batch = createBatch({ journal, store, speak, gate: createGate({ cap: limit }) });
  await batch.add(await planBatch(files, { store, settings: { ...defaultSettings, format: 'wav', folder: join(folder, 'spoken') } }));
  const { elapsedMs, failed } = await batch.run();
  const idealMs = (spokenFiles / limit) * answerMs;
  return [String(spokenFiles), String(failed.length), String(refused), round(elapsedMs / 1000), round(elapsedMs / idealMs)];
}

try {
  const planned = await measurePlan();
  const run = await measureRun();
  const tables = [
    { title: 'Planning', note: 'Files of two thousand characters, read, hashed, divided, counted and named; then all of it journalled.', head: ['files', 'plan s', 'journal s', 'peak MiB of the process'], rows: [planned] },
    { title: 'Running', note: `A service that takes ${limit} at a time and ${answerMs} ms each.`, head: ['files', 'failed', 'refused', 's', 'of the ideal'], rows: [run] },
  ];
  process.stdout.write(tables.map(renderTable).join('\n'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
