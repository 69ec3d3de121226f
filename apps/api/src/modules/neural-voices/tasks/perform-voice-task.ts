import { checkVoice } from '#src/providers/speech/voice-table/check-voice.ts';
import type { VoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';
import { withNewVoice } from '#src/providers/speech/voice-table/voice-table.ts';
import { findVoice } from '#src/providers/voice-store/catalogue.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import type { NoteProgress, PerformTask } from './voice-tasks.service.ts';

/** Adds a voice as the command line does, or checks one that is there; both end with a measurement. */
export function createPerformVoiceTask(
  shelf: VoiceShelf,
  /** Says who asked for a task, for the record of the licence. */
  nameOfAsker: (taskId: string) => Promise<string>,
): PerformTask {
  const { store, table, troubles } = shelf;

  async function check(voice: string, signal: AbortSignal, note: NoteProgress, bytes: number): Promise<void> {
    signal.throwIfAborted();
    note({ step: 'check', bytes });
    const { faults, reason } = await checkVoice(store, voice, (id) => {
      note({ step: 'measure', bytes });
      return shelf.measure(id);
    });
    if (faults.length > 0) {
      throw new VoiceStoreError('files_changed', { files: faults.map(({ path }) => path).join(', ') });
    }
    if (reason !== undefined) {
      troubles.note(voice, reason);
      throw new VoiceStoreError('model_unusable', { voice, reason });
    }
    troubles.clear(voice);
  }

  return async function perform({ id, kind, voice }, signal, note) {
    let bytes = 0;
    if (kind === 'add') {
      const acceptedBy = await nameOfAsker(id);
      await store.add(voice, {
        acceptedBy,
        signal,
        onProgress: (progress) => {
          ({ bytes } = progress);
          note({ step: progress.step, bytes });
        },
      });
      await table.change((state) => withNewVoice(state.table, findVoice(store.catalogue, voice)));
    }
    await check(voice, signal, note, bytes);
  };
}
