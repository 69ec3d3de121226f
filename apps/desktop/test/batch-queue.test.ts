import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeStore, defaultSettings, planBatch } from '@rakhim/batch';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BatchService, openBatchService } from '../src/main/batch/batch-service.ts';
import type { PlanFiles } from '../src/main/batch/plan-thread.ts';

let folder: string;
let service: BatchService;
const plan: PlanFiles = (files, options) => planBatch(files, { ...options, store: createNodeStore() });
let planFiles: PlanFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-queue-'));
  await writeFile(join(folder, 'a.txt'), 'مرحبا بكم');
  planFiles = plan;
  service = await openBatchService({
    journalPath: join(folder, 'journal.jsonl'),
    planFiles: (files, options) => planFiles(files, options),
    speak: () => Promise.reject(new Error('Nothing is spoken here.')),
    onChange: () => undefined,
    onEnd: () => undefined,
    onError: () => undefined,
  });
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const file = () => ({ path: join(folder, 'a.txt'), name: 'a.txt' });
const add = () => service.queue.add([file()], defaultSettings);
const outputs = () => service.batch.items().flatMap(({ id }) => service.queue.find(id).outputs.map(({ path }) => path));

it('gives each file a place of its own, though several are added at the same moment', async () => {
  await Promise.all([add(), add(), add()]);
  expect(new Set(outputs()).size).toBe(3);
});

it('the queue shows the files again that could not be replanned', async () => {
  await add();
  planFiles = () => Promise.reject(new Error('The thread has ended.'));
  await expect(service.queue.configure('all', defaultSettings)).rejects.toThrow('The thread has ended.');
  expect(outputs()).toHaveLength(1);
});
