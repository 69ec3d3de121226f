import { rm } from 'node:fs/promises';
import { routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { makeModelFolder } from '#src/testing/model-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { createSpeechEngine } from '../create-speech-engine.ts';
import type { SpeechEngine } from '../speech-engine.ts';

const folders: string[] = [];
const apis: TestApi<SpeechEngine>[] = [];
let sound: TestApi<SpeechEngine>;
let broken: TestApi<SpeechEngine>;

async function start(isSound: boolean): Promise<TestApi<SpeechEngine>> {
  const folder = await makeModelFolder({ isSound });
  folders.push(folder);
  const api = await startTestApiWith(await createSpeechEngine({ kind: 'local-model', folder }));
  apis.push(api);
  return api;
}

beforeAll(async () => {
  sound = await start(true);
  broken = await start(false);
});
afterEach(() => Promise.all(apis.map((api) => api.assertAtRest())));
afterAll(async () => {
  await Promise.all(apis.map((api) => api.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

function speak(api: TestApi<SpeechEngine>, { apiKey }: TestSubscriber): Promise<Response> {
  return api.call(routes.createSpeech.paths[0], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ text: 'ذَهَبَ الْوَلَدُ', voice: 'male1' }),
  });
}

describe('the API with a model of the operator', () => {
  it('speaks over HTTP', async () => {
    await expect.poll(() => sound.engine.isReady()).toBe(true);
    const response = await speak(sound, await buildSubscriber(sound.context));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ format: 'mp3', durationMs: 1_280 });
  });

  it('lives on with a broken one, and answers an error', async () => {
    const response = await speak(broken, await buildSubscriber(broken.context));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'speech_engine_failed' });
    expect((await broken.call('/livez')).status).toBe(200);
    expect((await broken.call('/readyz')).status).toBe(503);
  });
});
