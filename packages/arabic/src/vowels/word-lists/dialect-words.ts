import type { Dialect } from '../../dialect.ts';
import type { VowelsFound } from '../../reading.ts';
import { rowsOf } from './lexicon-rows.ts';
import type { LexiconRow, WordMap } from './lexicon-rows.ts';

/** The dialects that have words of their own, in the order in which they are believed in text of another dialect. */
export const dialectsWithWords = ['egyptian', 'levantine', 'gulf', 'maghrebi', 'saudi'] as const;

/** Whose everyday words a dialect shares. */
export const listsOfDialect: Readonly<Record<Dialect, readonly (typeof dialectsWithWords)[number][]>> = {
  msa: [],
  egyptian: ['egyptian'],
  gulf: ['gulf'],
  levantine: ['levantine'],
  maghrebi: ['maghrebi'],
  saudi: ['saudi', 'gulf'],
  uae: ['gulf'],
  qatar: ['gulf'],
};

/** Words that the standard language spells alike are read by `colloquial/` alone. */
export function isTalk({ features }: LexiconRow): boolean {
  return features.tags.includes('talk');
}

/** The first everyday word of the lists, in their order. */
export function firstOf(rows: readonly LexiconRow[], lists: readonly string[]): LexiconRow | undefined {
  const listOf = lists.find((list) => rows.some(({ features }) => features.dialect === list));
  return rows.find(({ features }) => features.dialect === listOf);
}

/** The words of a dialect that the standard language spells alike, vowelled as the dialect says them. */
export function talkOf(dialect: Dialect): WordMap<string> {
  const get = (bare: string) => firstOf(rowsOf(bare).filter(isTalk).toReversed(), listsOfDialect[dialect])?.form;
  return { get, has: (bare) => get(bare) !== undefined };
}

/** The words of a dialect's own list. */
export function everydayOf(dialect: Dialect): WordMap<LexiconRow> {
  const get = (bare: string) =>
    firstOf(
      rowsOf(bare).filter((row) => !isTalk(row)),
      listsOfDialect[dialect],
    );
  return { get, has: (bare) => get(bare) !== undefined };
}

const dialectLists: ReadonlySet<string> = new Set(dialectsWithWords.map((list) => `lexicon.${list}`));

/** True for a word whose vowels a list or the grammar of its dialect decided. */
export function isReadAsDialect({ decision }: VowelsFound): boolean {
  return decision?.stage === 'talk' || dialectLists.has(decision?.rule ?? '');
}
