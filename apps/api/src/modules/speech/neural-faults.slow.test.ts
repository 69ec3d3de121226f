import { type Usage, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { type NeuralApi, startNeuralApi } from '#src/testing/neural-api.ts';
import { installStandIn } from '#src/testing/voice-folder.ts';
import { writeKokoroGraph } from '#src/testing/voice-graphs.ts';

/** Sounds of terabytes. */
const tooManySamples = 100_000_000_000;
const longText = 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ. '.repeat(60).trim();

let neural: NeuralApi;
let layla: TestSubscriber;

beforeAll(async () => {
  neural = await startNeuralApi(async (folder) => {
    await installStandIn(folder, 'vits');
    const files = { 'model.onnx': writeKokoroGraph(tooManySamples) };
    await installStandIn(folder, 'kokoro', { id: 'kokoro-huge', files });
    await installStandIn(folder, 'onnx', { id: 'onnx-huge', files });
  });
  layla = await buildSubscriber(neural.api.context);
});
afterEach(() => neural.api.assertAtRest());
afterAll(() => neural.close());

async function speak(model: string, text: string): Promise<Response> {
  await neural.choose(model);
  return neural.api.call(routes.createSpeech.paths[0], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey },
    body: JSON.stringify({ text, voice: 'female1', format: 'wav' }),
  });
}

async function charged(): Promise<number> {
  const answer = await neural.api.call(routes.getUsage.paths[0], { headers: { 'x-api-key': layla.apiKey } });
  return ((await answer.json()) as Usage).used;
}

describe('a text that its model fails', () => {
  it.each(['SIGKILL', 'SIGSTOP', 'SIGSEGV'] as const)(
    'is answered with an error and costs nothing when the model ends or hangs (%s), and the model is marked',
    async (signal) => {
      expect((await speak('vits-voice', `قبل ${signal}.`)).status).toBe(200);
      const before = await charged();
      const failing = speak('vits-voice', longText);
      const running = () => neural.voices.pool.list().find(({ id }) => id === 'vits-voice');
      await expect.poll(() => running()?.underWay).toBe(1);
      process.kill(running()?.pid ?? 0, signal);
      const answer = await failing;
      expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'speech_engine_failed' }]);
      expect(neural.voices.troubles.find('vits-voice')).toMatchObject({ count: 1 });
      expect(await charged()).toBe(before);
      expect((await speak('vits-voice', `بعد ${signal}.`)).status).toBe(200);
      expect(neural.voices.troubles.find('vits-voice')).toBeUndefined();
    },
  );

  it('is answered with an error and costs nothing when a graph asks for more memory than there is, until another speaks', async () => {
    const before = await charged();
    for (let count = 1; count <= 3; count += 1) {
      expect((await speak('onnx-huge', `المرة ${count}.`)).status).toBe(502);
      await expect.poll(() => neural.voices.troubles.find('onnx-huge')?.count).toBe(count);
    }
    expect(await charged()).toBe(before);
    const answer = (await (await speak('onnx-huge', 'المرة الرابعة.')).json()) as object;
    expect(answer).toMatchObject({ warnings: [{ code: 'voice_substituted' }] });
  });

  it('is given up in time, and costs nothing, where sherpa-onnx hangs with such a graph', async () => {
    const before = await charged();
    expect((await speak('kokoro-huge', 'مرة واحدة.')).status).toBe(504);
    expect(await charged()).toBe(before);
    await expect
      .poll(() => neural.voices.troubles.find('kokoro-huge')?.reason, { timeout: 90_000 })
      .toContain('too long');
  });
});
