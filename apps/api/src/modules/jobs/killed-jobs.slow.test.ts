import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { startProcess } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { newWord } from '#src/testing/new-word.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** The service as `npm start` runs it, ended as a power cut would end it, with an engine behind an address. */
let api: TestApi<StubEngine>;
let engine: PcmEngine;
let dataDir: string;

beforeAll(async () => {
  api = await startTestApi();
  engine = await startPcmEngine();
  engine.isNoisy = true;
  dataDir = await makeTemporaryFolder();
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await engine.close();
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const characters = 200_000;
const kills = 5;
const patience = { timeout: 600_000, interval: 500 };

/** Sentences of words that were not said before. */
function longText(): string {
  let text = '';
  while (text.length < characters) {
    text += `${Array.from({ length: 9 }, newWord).join(' ')}. `;
  }
  return `${text.slice(0, characters - 2)}ت.`;
}

const start = (): Promise<ApiProcess> => startProcess({ databaseUrl: api.databaseUrl, engine, dataDir });

async function ask(process: ApiProcess, { apiKey }: TestSubscriber, path: string, body?: object): Promise<Job> {
  const response = await process.call(`/api/v1/jobs${path}`, {
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Job;
}

/** The sound of a job, and when its words are heard. */
async function filesOf(
  process: ApiProcess,
  layla: TestSubscriber,
  id: string,
): Promise<{ size: number; hash: string }[]> {
  const { result } = await ask(process, layla, `/${id}`);
  const addresses = [result?.url, result?.timestampsUrl, `${result?.timestampsUrl}&format=vtt`];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address ?? '');
      expect(response.status).toBe(200);
      const file = Buffer.from(await response.arrayBuffer());
      return { size: file.length, hash: createHash('sha256').update(file).digest('hex') };
    }),
  );
}

const segmentsDone = async (id: string): Promise<number> =>
  (await api.db('speech_jobs').where({ id }).first<{ segments_done: number }>()).segments_done;

it('a job of 200,000 characters whose process is killed five times is charged once, and its files are the undisturbed ones', async () => {
  const text = longText();
  const layla = await buildSubscriber(api.context, { plan: 'enterprise' });
  let process = await start();
  const calm = await ask(process, layla, '', { text });
  await vi.waitFor(async () => expect((await ask(process, layla, `/${calm.id}`)).status).toBe('completed'), patience);
  const undisturbed = await filesOf(process, layla, calm.id);

  engine.before = () => sleep(50);
  const askedBefore = engine.asked;
  const { id, segments } = await ask(process, layla, '', { text });
  for (let kill = 1; kill <= kills; kill += 1) {
    const wanted = Math.floor((segments.total * kill) / (kills + 1));
    await vi.waitFor(async () => expect(await segmentsDone(id)).toBeGreaterThanOrEqual(wanted), patience);
    await process.kill();
    process = await start();
  }
  engine.before = () => Promise.resolve();
  await vi.waitFor(async () => expect((await ask(process, layla, `/${id}`)).status).toBe('completed'), patience);

  expect(await filesOf(process, layla, id)).toEqual(undisturbed);
  const charges = await api.db('ledger_entries').where({ account_id: layla.accountId });
  expect(charges.map((entry) => [entry.kind, Number(entry.characters)])).toEqual([
    ['charge', characters],
    ['charge', characters],
  ]);
  // What a kill costs is the segment in hand.
  const again = engine.asked - askedBefore - segments.total;
  globalThis.process.stdout.write(`${segments.total} segments, ${again} of them spoken twice\n`);
  expect(again).toBeLessThanOrEqual(kills);
  await process.stop();
});
