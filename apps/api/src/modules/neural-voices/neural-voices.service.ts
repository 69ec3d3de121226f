import type { NeuralVoices, VoiceSpeakers } from '@rakhim/contract';
import type { Translate } from '@rakhim/i18n';
import type { Database } from '#src/database/create-database.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { VoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';
import { type VoiceTableState, withoutVoice } from '#src/providers/speech/voice-table/voice-table.ts';
import { type VoiceEntry, licenceOf, sizeOf } from '#src/providers/voice-store/catalogue.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import { requireSpeakable } from './neural-voices.policy.ts';
import { presentTable, presentTask, presentVoice } from './neural-voices.presenter.ts';
import type { VoiceTaskRow } from './tasks/voice-tasks.queries.ts';
import type { VoiceTasksService } from './tasks/voice-tasks.service.ts';

/** Who asks, and with which request. */
export interface VoiceActor {
  readonly accountId: string;
  readonly requestId: string;
}

/** Neural voices as administrators see and change them. */
export interface NeuralVoicesService {
  list(translate: Translate): Promise<NeuralVoices>;
  /**
   * @param licenceSha256 of the text that was agreed to.
   * @throws AppError `not_found`, `voice_commercial_use_refused`, `voice_licence_changed`, `voice_task_running`.
   */
  add(id: string, licenceSha256: string, actor: VoiceActor): Promise<VoiceTaskRow>;
  /** @throws AppError `not_found`, `voice_task_running`. */
  verify(id: string, actor: VoiceActor): Promise<VoiceTaskRow>;
  /** @throws AppError `not_found`, `voice_task_running`. */
  remove(id: string, actor: VoiceActor): Promise<void>;
  /** @throws AppError `voice_table_changed` when it is no longer the version that was seen, `voice_table_invalid`. */
  updateTable(change: { version: string; speakers: VoiceSpeakers }, actor: VoiceActor): Promise<VoiceTableState>;
}

export interface NeuralVoicesServiceOptions {
  readonly db: Database;
  readonly shelf: VoiceShelf;
  readonly tasks: VoiceTasksService;
  readonly audit: AuditService;
  readonly isSelling: boolean;
  readonly announce: () => Promise<void>;
}

export function createNeuralVoicesService(options: NeuralVoicesServiceOptions): NeuralVoicesService {
  const { db, shelf, tasks, audit, isSelling, announce } = options;
  const { store, table, troubles } = shelf;

  /** Those of the list, and installed ones that have left it. */
  async function listModels(): Promise<readonly VoiceEntry[]> {
    const listed = store.catalogue.voices;
    const gone = (await store.list())
      .map(({ voice }) => voice)
      .filter(({ id }) => listed.every((row) => row.id !== id));
    return [...listed, ...gone];
  }

  async function requireInstalled(id: string): Promise<void> {
    if (!(await store.find(id))) {
      throw new AppError('not_found');
    }
  }

  return {
    async list(translate) {
      const installed = new Map((await store.list()).map((voice) => [voice.voice.id, voice]));
      const task = await tasks.findLast();
      const voices = (await listModels()).map((voice) => presentVoice(voice, installed.get(voice.id), shelf));
      return {
        folder: store.folder,
        isSelling,
        memoryMbMax: shelf.memoryMbMax,
        clouds: [...shelf.clouds],
        voices,
        task: task ? presentTask(task, translate) : null,
        table: presentTable(await table.read()),
      };
    },

    async add(id, licenceSha256, { accountId, requestId }) {
      const voice = store.catalogue.voices.find((entry) => entry.id === id);
      if (!voice) {
        throw new AppError('not_found');
      }
      if (store.isRefused(voice)) {
        throw new AppError('voice_commercial_use_refused', { values: { voice: id } });
      }
      const licence = licenceOf(store.catalogue, voice);
      if (licence.sha256 !== licenceSha256) {
        throw new AppError('voice_licence_changed');
      }
      const details = { voice: id, licence: licence.id, sha256: licence.sha256 };
      return tasks.start({ kind: 'add', voice: id, bytesTotal: sizeOf(voice), accountId, licence }, (tx) =>
        audit.record(tx, { accountId, actor: 'self', action: 'voice.licence_accepted', requestId, details }),
      );
    },

    async verify(id, { accountId }) {
      await requireInstalled(id);
      return tasks.start({ kind: 'verify', voice: id, bytesTotal: 0, accountId });
    },

    async remove(id, { accountId, requestId }) {
      await requireInstalled(id);
      try {
        await store.remove(id);
      } catch (error) {
        throw error instanceof VoiceStoreError && error.problem === 'store_busy'
          ? new AppError('voice_task_running', { cause: error })
          : error;
      }
      await table.change((state) => withoutVoice(state.table, id));
      troubles.clear(id);
      await audit.record(db, { accountId, actor: 'self', action: 'voice.removed', requestId, details: { voice: id } });
      await announce();
    },

    async updateTable({ version, speakers }, { accountId, requestId }) {
      requireSpeakable(speakers, { models: await listModels(), clouds: shelf.clouds });
      const state = await table.change((now) => {
        if (now.version !== version) {
          throw new AppError('voice_table_changed', { details: { table: presentTable(now) } });
        }
        return speakers;
      });
      const details = { from: version, to: state.version };
      await audit.record(db, { accountId, actor: 'self', action: 'voice.table_changed', requestId, details });
      await announce();
      return state;
    },
  };
}
