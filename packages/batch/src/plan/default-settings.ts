import { limits } from '@rakhim/contract/limits';
import type { BatchSettings } from './batch-settings.ts';

/** What a file gets when nothing else is said: beside its source, under its own name, nothing overwritten. */
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
