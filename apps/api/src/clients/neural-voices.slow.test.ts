import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFamilies } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { type Voices, openVoices } from '#src/providers/speech/voice-table/open-voices.ts';
import { startCli } from '#src/testing/cli-process.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { createTemporaryFolder, makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { installStandIn } from '#src/testing/voice-folder.ts';

let folder: string;
let voices: Voices;
let api: TestApi<SpeechEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  voices = await openVoices(createStubEngine(), { folder, memoryMbMax: 2_000, isSelling: false, accounts: {} });
  for (const family of modelFamilies) {
    await installStandIn(folder, family);
  }
  api = await startTestApiWith(voices.engine, {}, { voices });
  layla = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Says a text with `female1`, for whom a model speaks. */
async function speak(model: string, ...flags: readonly string[]) {
  await voices.table.change(() => ({ female1: { engine: 'neural', model, speaker: 0 } }));
  const home = await createTemporaryFolder();
  const parameters = ['speak', 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.', '--voice', 'female1', '-o', 'said.wav', ...flags];
  const { ended, said } = startCli(home, parameters, {
    env: { RAKHIM_BASE_URL: api.url, RAKHIM_API_KEY: layla.apiKey },
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

  it('says when the built-in voice spoke in its place', async () => {
    const { exitCode, said } = await speak('gone-voice');
    expect(exitCode).toBe(0);
    expect(said).toContain('“gone-voice” could not speak, so the built-in voice did');
    expect(said).not.toContain('Voice model');
  });
});
