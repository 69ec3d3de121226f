import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { functionWords } from './lists/function-words.ts';
import { removeMarks } from './marks.ts';

function entryOf(form: string): LexiconEntry {
  return { first: form, second: undefined, coreShare: 1, endingShare: 1, isCommon: true };
}

const entries: ReadonlyMap<string, LexiconEntry> = new Map(
  [functionWords].flatMap((list) => list.trim().split(/\s+/)).map((form) => [removeMarks(form), entryOf(form)]),
);

/** Our own word lists. They win over anything learned and serve alone when nothing learned is there. */
export const ownWords: Lexicon = { find: (bare) => entries.get(bare) };
