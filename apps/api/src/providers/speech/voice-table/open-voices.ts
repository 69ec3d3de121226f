import { type CloudEngine, cloudEngines } from '@rakhim/contract';
import { type VoiceStore, createVoiceStore } from '#src/providers/voice-store/voice-store.ts';
import type { VoiceFigures } from '#src/providers/voice-store/installed-voice.ts';
import { readCatalogue } from '#src/providers/voice-store/catalogue.ts';
import type { CloudAccounts } from '../cloud/cloud-accounts.ts';
import { createCloudEngines } from '../cloud/find-cloud-engine.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import { defaultProcess } from '../local-model/local-model-engine.ts';
import { type ModelPool, createModelPool } from '../local-model/model-pool.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { measureProcess, measureVoice, specOf } from './measure-voice.ts';
import { type ModelTroubles, createModelTroubles } from './model-troubles.ts';
import { createNeuralVoices } from './neural-engine.ts';
import { type VoiceTableFile, openVoiceTable } from './voice-table.ts';
import { withVoiceTable } from './with-voice-table.ts';

export interface VoiceShelfOptions {
  readonly folder: string;
  readonly catalogue?: string;
  /** Memory that models may hold together, in MiB. */
  readonly memoryMbMax: number;
  readonly isSelling: boolean;
  readonly accounts: CloudAccounts;
}

/** The voices beside the built-in ones, as they are kept: what is installed, who speaks for whom, and what fails. */
export interface VoiceShelf {
  readonly store: VoiceStore;
  readonly table: VoiceTableFile;
  readonly troubles: ModelTroubles;
  /** The clouds that the operator has an account with. */
  readonly clouds: readonly CloudEngine[];
  readonly memoryMbMax: number;
  /** Has an installed voice speak, and takes the time. @throws as `measureVoice`. */
  measure(id: string): Promise<VoiceFigures>;
}

export interface Voices extends VoiceShelf {
  readonly pool: ModelPool;
  /** Puts the voices before the engine that speaks otherwise; closes with it. */
  readonly engine: SpeechEngine;
}

export async function openVoiceShelf(options: VoiceShelfOptions): Promise<VoiceShelf> {
  const { folder, catalogue, isSelling, accounts, memoryMbMax } = options;
  const store = createVoiceStore({ folder, catalogue: await readCatalogue(catalogue), isSelling });
  return {
    store,
    table: openVoiceTable(folder),
    troubles: createModelTroubles(),
    clouds: cloudEngines.filter((engine) => accounts[engine] !== undefined),
    memoryMbMax,
    measure: (id) => measureVoice(store, id),
  };
}

export async function openVoices(fallback: SpeechEngine, options: VoiceShelfOptions): Promise<Voices> {
  const shelf = await openVoiceShelf(options);
  const { store, table, troubles } = shelf;
  const pool = createModelPool({ ...defaultProcess, memoryMbMax: options.memoryMbMax, onTrouble: troubles.note });
  const encoders = createEncodingPool();
  const neural = createNeuralVoices({ store, pool, troubles, encoders });
  const findCloud = await createCloudEngines(options.accounts, encoders);
  return {
    ...shelf,
    pool,
    engine: withVoiceTable(fallback, { table, neural, findCloud }),
    /** Within the memory of all models, as everything that speaks. */
    async measure(id) {
      using loan = await pool.borrow(id, await specOf(store, id), (await store.find(id))?.installedAt);
      return measureProcess(await loan.get(), id);
    },
  };
}
