import type { EndingStyle } from './endings.ts';
import type { SoundRule } from './sound-rule.ts';
import type { StressPattern } from './stress.ts';
import type { Phonotactics } from './syllables.ts';
import type { Transcription } from './transcription.ts';

/** All that makes a dialect sound as it does. Words stay what they are: only sounds change. */
export interface DialectPhonology {
  readonly endings: EndingStyle;
  readonly stress: StressPattern;
  readonly phonotactics: Phonotactics;
  /** Sound laws, applied to each word in order before words are joined. */
  readonly rules: readonly SoundRule[];
  /** Sound laws that depend on stress: `ˈ` stands before the stressed vowel. */
  readonly afterStress: readonly SoundRule[];
  /** Colouring of vowels, applied in order when the word's consonants are settled. */
  readonly colouring: readonly SoundRule[];
  /**
   * Words that no rule can give: the stem without marks, or with a last kasra alone, and its sounds before the sound
   * laws.
   */
  readonly words: Readonly<Record<string, Transcription>>;
}
