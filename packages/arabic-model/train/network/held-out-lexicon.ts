import type { Lexicon, LexiconEntry } from '@rakhim/arabic';
import type { WordCounts } from '../count-words.ts';
import { keepsWord, summariseWord } from '../summarise-word.ts';

/**
 * The word list as it would be had one sighting of a word not been counted. A network that saw the whole list while it
 * learns would trust it too much: it would find every rare word there, just as it is to be vowelled.
 */
export interface HeldOutLexicon extends Lexicon {
  /** Leaves one sighting of this vowelled form out of every answer that follows. */
  holdOut(bare: string, form: string, weight: number): void;
}

function without(forms: ReadonlyMap<string, number>, form: string, weight: number): ReadonlyMap<string, number> {
  const rest = new Map(forms);
  const left = (rest.get(form) ?? 0) - weight;
  if (left > 0) {
    rest.set(form, left);
  } else {
    rest.delete(form);
  }
  return rest;
}

/** @param counts of the text that the network learns from. */
export function createHeldOutLexicon(counts: WordCounts): HeldOutLexicon {
  const entries = new Map<string, LexiconEntry>();
  for (const [bare, forms] of counts) {
    if (keepsWord(bare, forms)) {
      entries.set(bare, summariseWord(forms));
    }
  }
  let held: { bare: string; entry: LexiconEntry | undefined } = { bare: '', entry: undefined };
  return {
    find: (bare) => (bare === held.bare ? held.entry : entries.get(bare)),
    holdOut(bare, form, weight) {
      const rest = without(counts.get(bare) ?? new Map<string, number>(), form, weight);
      held = { bare, entry: keepsWord(bare, rest) ? summariseWord(rest) : undefined };
    },
  };
}
