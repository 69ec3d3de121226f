import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@nabra/batch';
import { expect, it, onTestFinished } from 'vitest';
import { planInThread } from '../src/main/batch/plan-thread.ts';

/** Asks a thread for a plan whose script is this. */
async function planWith(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nabra-plan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'plan-worker.mjs');
  await writeFile(path, script);
  return planInThread(path)([{ path: '/texts/a.txt', name: 'a.txt' }], { settings: defaultSettings, takenPaths: ['/texts/b.mp3'] });
}

it('hands the files and settings to the thread, and back what it says', async () => {
  const echo = "import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData);";
  expect(await planWith(echo)).toEqual({ files: [{ path: '/texts/a.txt', name: 'a.txt' }], options: { settings: defaultSettings, takenPaths: ['/texts/b.mp3'] } });
});

it.each([
  ['breaks', "throw new Error('broken');", 'broken'],
  ['is ended', 'process.exit(3);', 'ended with 3'],
  ['says nothing', '', 'ended with 0'],
])('fails where the thread %s', async (_what, script, message) => {
  await expect(planWith(script)).rejects.toThrow(message);
});
