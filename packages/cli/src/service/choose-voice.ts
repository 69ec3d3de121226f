import type { DialectId, VoiceId } from '@rakhim/sdk';
import { type Invocation, optionText } from '../invocation.ts';

export interface ChosenVoice {
  readonly voice?: VoiceId;
  readonly dialect?: DialectId;
}

/** The parts of a call that say who speaks. */
export type VoiceQuestion = Pick<Invocation, 'options' | 'settings'>;

/**
 * Voice and dialect of this call. A voice belongs to its dialect, so whoever names one of the two on the command line
 * means nothing by what the settings say of the other. Whether they exist is for the service to say.
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
