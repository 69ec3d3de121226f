import type { Dialect } from '@rakhim/arabic';
import { dialectIds, voiceIds } from '../catalogue.ts';
import { usageError } from '../cli-error.ts';
import { type VoiceQuestion, chooseVoice } from '../service/choose-voice.ts';

/**
 * Returns whose sounds and words a text is read in: the dialect that was named, or that of the voice, as the service
 * decides it.
 *
 * @throws {CliError} when there is no such voice or dialect, or the two do not belong together.
 */
export function chooseDialect(invocation: VoiceQuestion): Dialect {
  const { voice, dialect: named } = chooseVoice(invocation);
  const dialect = named && requireKnown('--dialect', named, dialectIds);
  if (voice === undefined) {
    return dialect ?? dialectIds[0];
  }
  const number = voiceIds.indexOf(requireKnown('--voice', voice, voiceIds));
  const ofVoice = dialectIds[number % dialectIds.length] ?? dialectIds[0];
  if (dialect !== undefined && dialect !== ofVoice) {
    throw usageError('voiceOfOtherDialect', { voice, dialect, ofVoice });
  }
  return ofVoice;
}

function requireKnown<T extends string>(subject: string, value: string, known: readonly T[]): T {
  const found = known.find((id) => id === value);
  if (found === undefined) {
    throw usageError('invalidValue', { subject, value, choices: known.join(', ') });
  }
  return found;
}
