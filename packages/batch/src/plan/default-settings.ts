import { limits } from '@rakhim/contract/limits';
import type { BatchSettings } from './batch-settings.ts';

/** The default settings of a file: the output lies beside its source, under the same name, and overwrites nothing. */
export const defaultSettings: BatchSettings = {
  voice: 'male1',
  format: 'mp3',
  division: 'file',
  template: '{name}',
  onConflict: 'number',
  charactersPerRequest: limits.textCharactersMax,
  chapterGapMs: 1500,
  cueTiming: 'timed',
};
