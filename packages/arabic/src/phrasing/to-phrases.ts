import type { Boundary, PhraseBreak, VowelledWord } from '../reading.ts';
import { findPhraseBreaks, freshBreath, type SpentBreath, soundsOf } from './phrase-breaks.ts';

/** Words that are said on end, what follows each of them, and how they end. */
export interface Phrase {
  readonly words: readonly VowelledWord[];
  readonly breaks: readonly (PhraseBreak | undefined)[];
  /** That of the clause after its last phrase; `comma` before a pause of the reader's own. */
  readonly boundary: Boundary;
}

/**
 * Cuts a clause where a reader pauses, so that words before a pause can have their pausal forms.
 *
 * @param spent what the breath had said before.
 * @returns the phrases in order, and what the breath has said after them.
 */
export function toPhrases(
  words: readonly VowelledWord[],
  boundary: Boundary,
  spent: SpentBreath,
): { readonly phrases: readonly Phrase[]; readonly spent: SpentBreath } {
  const breaks = findPhraseBreaks(words, spent);
  const phrases: Phrase[] = [];
  let from = 0;
  let breathFrom = 0;
  for (const [index, found] of breaks.entries()) {
    if (found === 'phrase' || found === 'breath') {
      phrases.push({ words: words.slice(from, index + 1), breaks: breaks.slice(from, index + 1), boundary: 'comma' });
      from = index + 1;
      breathFrom = found === 'breath' ? from : breathFrom;
    }
  }
  phrases.push({ words: words.slice(from), breaks: breaks.slice(from), boundary });
  return {
    phrases,
    spent:
      boundary === 'none' ? spentAfter(words.slice(breathFrom), breathFrom === 0 ? spent : freshBreath) : freshBreath,
  };
}

function spentAfter(words: readonly VowelledWord[], before: SpentBreath): SpentBreath {
  return {
    words: before.words + words.length,
    sounds: before.sounds + words.reduce((sum, word) => sum + soundsOf(word), 0),
  };
}
