import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
  voices = await openVoices(createStubEngine(), { folder, memoryMbMax: 1_000, isSelling: false, accounts: {} });
  await installStandIn(folder, 'onnx');
  await voices.table.change(() => ({
    female1: { engine: 'neural', model: 'onnx-voice', speaker: 0 },
    male1: { engine: 'neural', model: 'gone-voice', speaker: 0 },
  }));
  api = await startTestApiWith(voices.engine, {}, { voices });
  layla = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function speak(voice: string) {
  const home = await createTemporaryFolder();
  const parameters = ['speak', 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.', '--voice', voice, '-o', 'said.wav'];
  const { ended, said } = startCli(home, parameters, {
    env: { RAKHIM_BASE_URL: api.url, RAKHIM_API_KEY: layla.apiKey },
    stdin: '',
  });
  return { ...(await ended), said: said(), file: join(home, 'said.wav') };
}

describe('the command line with a neural voice', () => {
  it('speaks with it', async () => {
    const { exitCode, file, said } = await speak('female1');
    expect(said).not.toContain('voice');
    expect(exitCode).toBe(0);
    expect((await readFile(file)).toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('says when the built-in voice spoke in its place', async () => {
    const { exitCode, said } = await speak('male1');
    expect(exitCode).toBe(0);
    expect(said).toContain('gone-voice');
  });
});
