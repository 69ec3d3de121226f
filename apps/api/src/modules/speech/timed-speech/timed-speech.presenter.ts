import type { TimedSpeech } from '@rakhim/contract';
import type { AnswerContext } from '#src/caller.ts';
import { presentFile } from '../speech.presenter.ts';
import type { SpokenFile } from '../speech.service.ts';
import { timeText } from './timing.ts';

/** The JSON answer for a finished file with the times of its words, or of its sentences. @param text as it was sent. */
export function presentTimedSpeech(file: SpokenFile, text: string, context: AnswerContext): TimedSpeech {
  const { warnings, ...timing } = timeText(text, file.words, file.durationMs);
  return { ...presentFile(file, [...file.warnings, ...warnings], context), ...timing };
}
