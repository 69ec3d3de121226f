import { type VoiceStore, createVoiceStore } from '#src/providers/voice-store/voice-store.ts';
import { readCatalogue } from '#src/providers/voice-store/catalogue.ts';
import type { CloudAccounts } from '../cloud/cloud-accounts.ts';
import { createCloudEngines } from '../cloud/find-cloud-engine.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import { defaultProcess } from '../local-model/local-model-engine.ts';
import { createModelPool } from '../local-model/model-pool.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { type ModelTroubles, createModelTroubles } from './model-troubles.ts';
import { createNeuralVoices } from './neural-engine.ts';
import { type VoiceTableFile, openVoiceTable } from './voice-table.ts';
import { withVoiceTable } from './with-voice-table.ts';

export interface VoicesOptions {
  readonly folder: string;
  readonly catalogue?: string;
  /** Memory that models may hold together, in MiB. */
  readonly memoryMbMax: number;
  readonly isSelling: boolean;
  readonly accounts: CloudAccounts;
}

/** The voices beside the built-in ones: what is installed, who speaks for whom, and what fails. */
export interface Voices {
  readonly store: VoiceStore;
  readonly table: VoiceTableFile;
  readonly troubles: ModelTroubles;
  /** Puts them before the engine that speaks otherwise; closes with it. */
  readonly engine: SpeechEngine;
}

export async function openVoices(fallback: SpeechEngine, options: VoicesOptions): Promise<Voices> {
  const { folder, catalogue, memoryMbMax, isSelling, accounts } = options;
  const store = createVoiceStore({ folder, catalogue: await readCatalogue(catalogue), isSelling });
  const table = openVoiceTable(folder);
  const troubles = createModelTroubles();
  const pool = createModelPool({ ...defaultProcess, memoryMbMax, onTrouble: troubles.note });
  const encoders = createEncodingPool();
  const neural = createNeuralVoices({ store, pool, troubles, encoders });
  const findCloud = await createCloudEngines(accounts, encoders);
  return { store, table, troubles, engine: withVoiceTable(fallback, { table, neural, findCloud }) };
}
