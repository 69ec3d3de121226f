import type { DialectId, VoiceId } from '@rakhim/sdk';
import { type Invocation, optionText } from '../invocation.ts';

export interface ChosenVoice {
  readonly voice?: VoiceId;
  readonly dialect?: DialectId;
}

/** The parts of a call that say who speaks. */
export type VoiceQuestion = Pick<Invocation, 'options' | 'settings'>;

/**
 * Chooses voice and dialect of a call. A voice belongs to its dialect, so an option for one of the two overrides both
 * settings. The service checks whether they exist.
 */
export function chooseVoice(invocation: VoiceQuestion): ChosenVoice {
  const { settings } = invocation;
  const flags = { voice: optionText(invocation, 'voice'), dialect: optionText(invocation, 'dialect') };
  const { voice, dialect } = flags.voice === undefined && flags.dialect === undefined ? settings : flags;
  return {
    ...(voice !== undefined && { voice: voice as VoiceId }),
    ...(dialect !== undefined && { dialect: dialect as DialectId }),
  };
}
