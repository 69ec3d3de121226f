import type { Tone, Voice, VoiceId } from '../voices/voice-table.ts';
import { pitchLineHz } from './pitch.ts';

/** Pairs of a frequency in hertz and a level (of 255) that espeak-ng's `tone` line takes. */
const toneLines: Readonly<Record<Tone, string>> = {
  dark: '600 170 1200 100 2000 75',
  mid: '600 170 1200 135 2000 110',
  bright: '600 170 1300 160 2600 150',
};

const formantNumbers = [0, 1, 2, 3, 4, 5] as const;

/** The name under which a voice's file is stored, to be selected as `ar+<name>`. */
export function variantName({ dialect, gender }: VoiceId): string {
  return `${dialect}-${gender}`;
}

/**
 * A voice as an espeak-ng variant file.
 *
 * @see https://github.com/espeak-ng/espeak-ng/blob/master/docs/voices.md for the meaning of the lines.
 */
export function writeVariantFile(name: string, gender: VoiceId['gender'], voice: Voice): string {
  const { low, high } = pitchLineHz(voice);
  const formantPercent = Math.round(voice.tract * 100);
  return [
    'language variant',
    `name ${name}`,
    `gender ${gender}`,
    `pitch ${low} ${high}`,
    `flutter ${voice.flutter}`,
    `tone ${toneLines[voice.tone]}`,
    ...formantNumbers.map((number) => `formant ${number} ${formantPercent} 100 100`),
    ...(voice.breath > 0 ? breathLines(voice.breath) : []),
    '',
  ].join('\n');
}

/** Noise at the upper formants, wider the higher they are. */
function breathLines(breath: number): string[] {
  return [`breath 0 ${Array.from({ length: 7 }, () => breath).join(' ')}`, 'breathw 150 150 200 200 400 400 600 600'];
}
