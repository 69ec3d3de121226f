import type { Dialect } from '../dialect.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { brands } from './lists/brands.ts';
import { calendar } from './lists/calendar.ts';
import { cities } from './lists/cities.ts';
import { countries } from './lists/countries.ts';
import { egyptian } from './lists/egyptian.ts';
import { functionHomographs, functionWords } from './lists/function-words.ts';
import { greetings } from './lists/greetings.ts';
import { gulf } from './lists/gulf.ts';
import { levantine } from './lists/levantine.ts';
import { loanWords } from './lists/loan-words.ts';
import { maghrebi } from './lists/maghrebi.ts';
import { people } from './lists/people.ts';
import { titles } from './lists/titles.ts';
import { removeMarks } from './marks.ts';

export const standardLists = { functionWords, greetings, calendar, countries, cities, people, titles, brands, loanWords } as const;
export const dialectLists = { egyptian, levantine, gulf, maghrebi } as const;

/** Whose everyday words a dialect shares. */
const listsOfDialect: Readonly<Record<Dialect, readonly (keyof typeof dialectLists)[]>> = {
  msa: [],
  egyptian: ['egyptian'],
  gulf: ['gulf'],
  levantine: ['levantine'],
  maghrebi: ['maghrebi'],
  saudi: ['gulf'],
  uae: ['gulf'],
  qatar: ['gulf'],
};

/** How far an everyday word is to be believed in a text of another dialect: more than a rare learned word, less than a common one. */
const otherDialectShare = 0.96;
/** The first of two readings that both are common. */
const homographShare = 0.6;

/** The forms of a list: words between spaces. */
export function formsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

function addForms(entries: Map<string, LexiconEntry>, list: string, coreShare: number): void {
  for (const form of formsOf(list)) {
    const bare = removeMarks(form);
    if (!entries.has(bare)) {
      entries.set(bare, { first: form, second: undefined, coreShare, endingShare: 1, isCommon: true });
    }
  }
}

function addHomographs(entries: Map<string, LexiconEntry>, list: string): void {
  const forms = Map.groupBy(formsOf(list), removeMarks);
  for (const [bare, [first = bare, second]] of forms) {
    if (!entries.has(bare)) {
      entries.set(bare, { first, second, coreShare: homographShare, endingShare: homographShare, isCommon: true });
    }
  }
}

/**
 * Our own word lists. They win over anything learned, and serve alone when nothing learned is there.
 *
 * @param dialect its everyday words come before all others.
 */
export function createOwnWords(dialect: Dialect): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  for (const name of listsOfDialect[dialect]) {
    addForms(entries, dialectLists[name], 1);
  }
  for (const list of Object.values(standardLists)) {
    addForms(entries, list, 1);
  }
  addHomographs(entries, functionHomographs);
  for (const list of Object.values(dialectLists)) {
    addForms(entries, list, otherDialectShare);
  }
  return { find: (bare) => entries.get(bare) };
}
