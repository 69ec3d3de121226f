/**
 * Measures the planning of files in time and memory. It runs as a program of its own, because memory is counted for the
 * whole process:
 *
 * node plan-files.js <folder of texts> <folder of outputs> <journal>
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
} from '../src/index.ts';

const [inputs = '', outputs = '', journalPath = ''] = process.argv.slice(2);
const store = createNodeStore();
const files = (await readdir(inputs)).map((name) => ({ path: join(inputs, name), name }));
const memoryAtStart = process.resourceUsage().maxRSS;

const startedAt = performance.now();
const plan = await planBatch(files, { store, settings: { ...defaultSettings, folder: outputs } });
const plannedAt = performance.now();
const memoryPlanned = process.resourceUsage().maxRSS;
const journal = await openJournal({ store, path: journalPath });
const speak = () => Promise.reject(new Error('Nothing is spoken here.'));
await createBatch({ journal, store, speak, limiter: createConcurrencyLimiter({ cap: 1 }) }).add(plan);
const journalledAt = performance.now();
await journal.close();

process.stdout.write(
  JSON.stringify({
    files: plan.items.length,
    planMs: plannedAt - startedAt,
    journalMs: journalledAt - plannedAt,
    // In KiB, the most there ever was.
    memory: { start: memoryAtStart, planned: memoryPlanned, journalled: process.resourceUsage().maxRSS },
  }),
);
