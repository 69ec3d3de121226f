import type { PreviewSpan } from '@rakhim/contract';
import { certaintyOf } from '@rakhim/contract/certainty';

/** What is shown of a word: its reading `chosen` or `changed` from what is written, its vowels `open` or a `guess`. */
export type Mark = 'chosen' | 'changed' | 'open' | 'guess';

/** How a word of the reading is marked; a certain one is not. */
export function markOfWord(word: PreviewSpan): Mark | undefined {
  if (word.rule === 'reading') {
    return 'chosen';
  }
  if (word.rule !== 'plain') {
    return 'changed';
  }
  const certainty = certaintyOf(word);
  return certainty === 'certain' ? undefined : certainty;
}

/** Tells whether a click on a word is rather meant for the word than for the place in the text. */
export function asksForLook(word: PreviewSpan): boolean {
  const mark = markOfWord(word);
  return mark !== undefined && mark !== 'open';
}
