import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFamilies } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCli } from '#src/testing/cli-process.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { type NeuralApi, startNeuralApi } from '#src/testing/neural-api.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';

let neural: NeuralApi;
let layla: TestSubscriber;

beforeAll(async () => {
  neural = await startNeuralApi();
  layla = await buildSubscriber(neural.api.context);
});
afterEach(() => neural.api.assertAtRest());
afterAll(() => neural.close());

/** Says a text with `female1`, for whom a model speaks. */
async function speak(model: string, ...flags: readonly string[]) {
  await neural.choose(model);
  const home = await createTemporaryFolder();
  const parameters = ['speak', 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.', '--voice', 'female1', '-o', 'said.wav', ...flags];
  const { ended, said } = startCli(home, parameters, {
    env: { RAKHIM_BASE_URL: neural.api.url, RAKHIM_API_KEY: layla.apiKey },
    stdin: '',
  });
  return { ...(await ended), said: said(), file: join(home, 'said.wav') };
}

describe('the command line with a neural voice', () => {
  it.each(modelFamilies)('speaks through a model of the family %s, and names it', async (family) => {
    const { exitCode, stdout, file } = await speak(`${family}-voice`, '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ engine: 'neural', model: `${family}-voice`, warnings: [] });
    const sound = await readFile(file);
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.length).toBeGreaterThan(10_000);
  });

  it('tells people which model spoke', async () => {
    expect((await speak('onnx-voice')).said).toContain('Voice model: onnx-voice');
  });

  it('tells which model spoke a job', async () => {
    await neural.choose('onnx-voice');
    const home = await createTemporaryFolder();
    await writeFile(join(home, 'book.txt'), 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.');
    const env = { RAKHIM_BASE_URL: neural.api.url, RAKHIM_API_KEY: layla.apiKey };
    const created = startCli(home, ['jobs', 'create', 'book.txt', '--voice', 'female1'], { env, stdin: '' });
    const { stdout } = await created.ended;
    const { ended, said } = startCli(home, ['jobs', 'wait', stdout.trim()], { env, stdin: '' });
    expect((await ended).exitCode).toBe(0);
    expect(said()).toContain('Voice model: onnx-voice');
  });

  it('says when the built-in voice spoke in its place', async () => {
    const { exitCode, said } = await speak('gone-voice');
    expect(exitCode).toBe(0);
    expect(said).toContain('“gone-voice” could not speak, so the built-in voice did');
    expect(said).not.toContain('Voice model');
  });
});
