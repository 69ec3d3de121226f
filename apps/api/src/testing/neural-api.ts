import { rm } from 'node:fs/promises';
import { modelFamilies } from '@rakhim/contract';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { installStandIn } from '#src/testing/voice-folder.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { type Voices, openVoices } from '#src/providers/speech/voice-table/open-voices.ts';

/** A service whose neural voices stand in a folder of their own. */
export interface NeuralApi {
  readonly folder: string;
  readonly voices: Voices;
  readonly api: TestApi<SpeechEngine>;
  /** Has a model speak for `female1`. */
  choose(model: string): Promise<void>;
  close(): Promise<void>;
}

/** @param install puts models into the folder before the service starts: one of each family, where it is absent. */
export async function startNeuralApi(install = installEachFamily): Promise<NeuralApi> {
  const folder = await makeTemporaryFolder();
  const voices = await openVoices(createStubEngine(), { folder, memoryMbMax: 2_000, isSelling: false, accounts: {} });
  await install(folder);
  const api = await startTestApiWith(voices.engine, {}, { voices, runsJobs: true });
  return {
    ...{ folder, voices, api },
    async choose(model) {
      await voices.table.change(() => ({ female1: { engine: 'neural', model, speaker: 0 } }));
    },
    async close() {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function installEachFamily(folder: string): Promise<void> {
  for (const family of modelFamilies) {
    await installStandIn(folder, family);
  }
}
