import { type Syllable, syllabify } from './syllables.ts';
import type { Transcription } from './transcription.ts';

/**
 * The place where words are stressed.
 *
 * - `standard`: a superheavy last syllable, else a heavy last but one, else the third from the end (Ryding 2005, 2.5.2;
 * Holes 2004, 2.3).
 * - `cairene`: the same for heavy syllables; otherwise the last but one or the third from the end, whichever is an even
 * number of syllables away from the nearest heavy syllable before it or from the beginning (Watson 2002, 5.2; McCarthy
 * 1979).
 * - `final-heavy`: a heavy last syllable, else the last but one (Moroccan; Harrell 1962, 1.9; Heath 2020).
 */
export type StressPattern = 'standard' | 'cairene' | 'final-heavy';

const patterns: Readonly<Record<StressPattern, (syllables: readonly Syllable[]) => number>> = {
  standard: (syllables) => {
    const last = syllables.length - 1;
    if (syllables[last]?.weight === 'superheavy') {
      return last;
    }
    if (isHeavy(syllables[last - 1])) {
      return last - 1;
    }
    return last - 2;
  },
  cairene: (syllables) => {
    const last = syllables.length - 1;
    if (syllables[last]?.weight === 'superheavy') {
      return last;
    }
    if (isHeavy(syllables[last - 1])) {
      return last - 1;
    }
    let heavy = last - 2;
    while (heavy >= 0 && !isHeavy(syllables[heavy])) {
      heavy--;
    }
    return (last - 1 - (heavy + 1)) % 2 === 0 ? last - 1 : last - 2;
  },
  'final-heavy': (syllables) => {
    const last = syllables.length - 1;
    return syllables[last]?.weight === 'light' ? last - 1 : last;
  },
};

/**
 * Marks the stressed vowel of a word with `ˈ`. A word without a vowel is left as it is.
 *
 * @param unstressable how many syllables at the beginning cannot be stressed: those of the article and the conjunction
 *   wa-.
 */
export function markStress(transcription: Transcription, pattern: StressPattern, unstressable: number): Transcription {
  const all = syllabify(transcription);
  const syllables = all.length > unstressable ? all.slice(unstressable) : all;
  const stressed = syllables[Math.max(0, patterns[pattern](syllables))];
  if (!stressed) {
    return transcription;
  }
  return `${transcription.slice(0, stressed.nucleus)}ˈ${transcription.slice(stressed.nucleus)}`;
}

function isHeavy(syllable: Syllable | undefined): boolean {
  return syllable !== undefined && syllable.weight !== 'light';
}
