/**
 * A program that speaks a folder and may be killed at any time: `node batch-worker.ts <folder> <address of the
 * service>`. It exits with 0 when all is done, and uses the package as every other program does.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createBatch,
  createConcurrencyLimiter,
  createNodeStore,
  defaultSettings,
  openJournal,
  planBatch,
  type SpeakRequest,
  type SpokenAudio,
} from '../index.ts';

const [folder = '', address = ''] = process.argv.slice(2);

async function speak({ text, idempotencyKey }: SpeakRequest, signal: AbortSignal): Promise<SpokenAudio> {
  const response = await fetch(address, {
    method: 'POST',
    body: text,
    headers: { 'idempotency-key': idempotencyKey },
    signal,
  });
  if (!response.ok || response.body === null) {
    throw Object.assign(new Error(`HTTP ${response.status}`), {
      code: response.headers.get('x-code') ?? undefined,
      status: response.status,
      retryAfterMs: 50,
    });
  }
  return { audio: response.body, facts: () => ({}) };
}

const store = createNodeStore();
const journal = await openJournal({ store, path: join(folder, 'state', 'batch.jsonl') });
const batch = createBatch({ journal, store, speak, limiter: createConcurrencyLimiter({ cap: 3 }) });
const known = new Set(Array.from(journal.state.values(), ({ item }) => item.source.path));
const names = (await readdir(join(folder, 'in'))).sort();
const files = names.map((name) => ({ path: join(folder, 'in', name), name })).filter(({ path }) => !known.has(path));
await batch.add(
  await planBatch(files, {
    store,
    settings: { ...defaultSettings, format: 'wav', folder: join(folder, 'out') },
    takenPaths: journal.outputPaths(),
  }),
);
const report = await batch.run();
await journal.close();
process.exitCode = report.failed.length === 0 ? 0 : 1;
