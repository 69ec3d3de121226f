import type { VoiceId } from '@rakhim/contract';
import type { Style } from './speech-plan.ts';

/** A voice as it speaks by itself. */
export function plainStyle(voice: VoiceId): Style {
  return { voice, rate: 1, pitch: 0, gain: 0, emphasis: 'none' };
}

export function isSameStyle(one: Style, other: Style): boolean {
  return (
    one === other ||
    (one.voice === other.voice &&
      one.latinWords === other.latinWords &&
      one.rate === other.rate &&
      one.pitch === other.pitch &&
      one.gain === other.gain &&
      one.emphasis === other.emphasis)
  );
}
