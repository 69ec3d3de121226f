import { type History, type Job, type Speech, getVoice, modelFamilies, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openVoices } from '#src/providers/speech/voice-table/open-voices.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { type NeuralApi, startNeuralApi } from '#src/testing/neural-api.ts';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { installStandIn } from '#src/testing/voice-folder.ts';

const text = 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.';

let neural: NeuralApi;
let layla: TestSubscriber;

beforeAll(async () => {
  neural = await startNeuralApi();
  layla = await buildSubscriber(neural.api.context);
});
afterEach(() => neural.api.assertAtRest());
afterAll(() => neural.close());

function speak(body: Record<string, unknown> = {}, accept = 'application/json'): Promise<Response> {
  return neural.api.call(routes.createSpeech.paths[0], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, accept },
    body: JSON.stringify({ text, voice: 'female1', format: 'wav', ...body }),
  });
}

async function newest(): Promise<History['items'][number] | undefined> {
  const answer = await neural.api.call('/api/v1/history', { headers: { 'x-api-key': layla.apiKey } });
  return ((await answer.json()) as History).items[0];
}

async function choose(model: string): Promise<void> {
  await neural.choose(model);
}

describe('neural voices over HTTP', () => {
  it.each(modelFamilies)(
    'speak through a model of the family %s; answer, headers and history name it',
    async (family) => {
      const model = `${family}-voice`;
      await choose(model);
      const json = (await (await speak()).json()) as Speech;
      expect(json).toMatchObject({ engine: 'neural', model, warnings: [] });
      expect(json.durationMs).toBeGreaterThan(500);
      expect(Buffer.from(json.audioContent, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
      const stream = await speak({ text: `${text} مرة أخرى` }, 'audio/wav');
      expect([stream.headers.get('x-engine'), stream.headers.get('x-model')]).toEqual(['neural', model]);
      expect((await stream.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
      await expect.poll(newest).toMatchObject({ engine: 'neural', model, durationMs: expect.any(Number) });
    },
  );

  it('are named by a job, with a warning where the built-in voice took over', async () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': layla.apiKey };
    const speakJob = async (): Promise<Job> => {
      const body = JSON.stringify({ text, voice: 'female1' });
      const created = await neural.api.call('/api/v1/jobs', { method: 'POST', headers, body });
      const { id } = (await created.json()) as Job;
      const find = async () => (await (await neural.api.call(`/api/v1/jobs/${id}`, { headers })).json()) as Job;
      await expect.poll(async () => (await find()).status, { timeout: 40_000 }).toBe('completed');
      return find();
    };
    await choose('vits-voice');
    expect(await speakJob()).toMatchObject({ spokenBy: [{ engine: 'neural', model: 'vits-voice' }], warnings: [] });
    await choose('gone-voice');
    expect(await speakJob()).toMatchObject({
      spokenBy: [{ engine: neural.voices.engine.name, model: null }],
      warnings: [{ code: 'voice_substituted', message: expect.stringContaining('gone-voice') }],
    });
  });

  it('say who spoke a sound that is heard again', async () => {
    await choose('onnx-voice');
    await speak({ text: 'مَرَّةً أُخْرَى.' });
    await expect.poll(async () => (await newest())?.audio).not.toBeNull();
    const again = (await (await speak({ text: 'مَرَّةً أُخْرَى.' })).json()) as Speech;
    expect(again).toMatchObject({ repeatOf: expect.any(String), engine: 'neural', model: 'onnx-voice' });
  });

  it('give way to the built-in voice with a warning in the language of the caller, and the history says so', async () => {
    await choose('gone-voice');
    const answer = (await (await speak({ text: 'ذهب.' })).json()) as Speech;
    expect(answer).toMatchObject({
      warnings: [{ code: 'voice_substituted', message: expect.stringContaining('gone-voice') }],
    });
    await expect.poll(newest).toMatchObject({ engine: neural.voices.engine.name, model: null });
  });

  it('cost nothing when a model dies, which is marked and speaks again', async () => {
    await choose('vits-voice');
    await speak({ text: 'قبل ذلك.' });
    const before = neural.voices.pool.list().find(({ id }) => id === 'vits-voice');
    const failing = speak({ text: `${text} `.repeat(60).trim() });
    await expect.poll(() => neural.voices.pool.list().find(({ id }) => id === 'vits-voice')?.underWay).toBe(1);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    const answer = await failing;
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'speech_engine_failed' }]);
    expect(neural.voices.troubles.find('vits-voice')).toMatchObject({ count: 1 });
    expect((await speak({ text: 'وبعده.' })).status).toBe(200);
    expect(neural.voices.troubles.find('vits-voice')).toBeUndefined();
  });

  it('are no longer spoken with when their licence forbids what is sold', async () => {
    const selling = await openVoices(createStubEngine(), {
      folder: neural.folder,
      memoryMbMax: 500,
      isSelling: true,
      accounts: {},
    });
    try {
      await installStandIn(neural.folder, 'vits', { id: 'closed-voice', commercialUse: 'no' });
      await choose('closed-voice');
      const events = selling.engine.synthesize(
        { text, voice: getVoice('female1'), format: 'wav', delivery: 'file' },
        new AbortController().signal,
      );
      const { value } = await events[Symbol.asyncIterator]().next();
      expect(value).toMatchObject({ warnings: [{ code: 'voice_substituted', detail: 'closed-voice' }] });
    } finally {
      await selling.engine.close();
    }
  });

  it('speak another installation of a voice with another process', async () => {
    await choose('onnx-voice');
    await speak({ text: 'الأول.' });
    const first = neural.voices.pool.list().find(({ id }) => id === 'onnx-voice')?.pid;
    await installStandIn(neural.folder, 'onnx');
    await speak({ text: 'الثاني.' });
    expect(neural.voices.pool.list().find(({ id }) => id === 'onnx-voice')?.pid).not.toBe(first);
  });
});
