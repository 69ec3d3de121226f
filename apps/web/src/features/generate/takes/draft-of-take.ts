import type { HistoryItem } from '@rakhim/contract';
import { blankDraft, type Draft } from '../draft.ts';

/** The draft that a take was made of, as far as it was written down. */
export function draftOfTake({ text, dialect, voice, styleInstruction, settings }: HistoryItem): Draft {
  const { speed, pitch, latinWords, readings, ssml, markup } = settings;
  return {
    text,
    dialect,
    voice,
    style: styleInstruction ?? blankDraft.style,
    speed: speed ?? blankDraft.speed,
    pitch: pitch ?? blankDraft.pitch,
    latinWords: latinWords ?? blankDraft.latinWords,
    notation: ssml === true ? 'ssml' : markup === true ? 'tags' : 'plain',
    readings: readings ?? blankDraft.readings,
  };
}
