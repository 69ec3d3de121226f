import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BatchPlan, defaultSettings } from '@rakhim/batch';
import { expect, it } from 'vitest';
import { type PlanFiles, planInThread } from '../src/main/batch/plan-thread.ts';

const files = [{ path: '/texts/a.txt', name: 'a.txt' }];
const options = { settings: defaultSettings, takenPaths: ['/texts/b.mp3'] };
const plan = { items: [], characters: 0, requests: 0, outputs: 0, createdAt: '' };
const planHere: PlanFiles = async () => ({ ...plan, id: 'planned here' });

/** Asks a thread for a plan whose script is this. */
async function planWith(script: string): Promise<BatchPlan> {
  const path = join(await mkdtemp(join(tmpdir(), 'rakhim-plan-')), 'plan-worker.mjs');
  await writeFile(path, `import { parentPort, workerData } from 'node:worker_threads';\n${script}`);
  return planInThread(path, planHere)(files, options);
}

it('the planning thread gets the files and settings and returns the plan', async () => {
  expect(await planWith("parentPort.postMessage('begun'); parentPort.postMessage(workerData);")).toEqual({
    files,
    options,
  });
});

it.each([
  ['is not there', "import './missing.mjs';"],
  ['breaks before it begins', "throw new Error('broken');"],
])('plans without the thread where that %s', async (_what, script) => {
  expect(await planWith(script)).toMatchObject({ id: 'planned here' });
});

it.each([
  ['breaks', "throw new Error('broken');", 'ended with 1'],
  ['is ended', 'process.exit(3);', 'ended with 3'],
  ['says nothing', '', 'ended with 0'],
])(
  'fails where the thread has begun and %s: the next to read the same files would fare no better',
  async (_what, script, message) => {
    await expect(planWith(`parentPort.postMessage('begun');\n${script}`)).rejects.toThrow(message);
  },
);
