import type { Dialect } from '../dialect.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { arabNames } from './lists/arab-names.ts';
import { brands } from './lists/brands.ts';
import { calendar } from './lists/calendar.ts';
import { cities } from './lists/cities.ts';
import { contests } from './lists/contests.ts';
import { countries } from './lists/countries.ts';
import { everydayPlurals } from './lists/everyday-plurals.ts';
import { everydayThings } from './lists/everyday-things.ts';
import { egyptian } from './lists/egyptian.ts';
import { everydayNouns } from './lists/everyday-nouns.ts';
import { food } from './lists/food.ts';
import { foreignNames } from './lists/foreign-names.ts';
import { functionHomographs, functionWords } from './lists/function-words.ts';
import { greetings } from './lists/greetings.ts';
import { gulf } from './lists/gulf.ts';
import { health } from './lists/health.ts';
import { household } from './lists/household.ts';
import { institutions } from './lists/institutions.ts';
import { levantine } from './lists/levantine.ts';
import { loanWords } from './lists/loan-words.ts';
import { maghrebi } from './lists/maghrebi.ts';
import { modernWords } from './lists/modern-words.ts';
import { namesOfToday } from './lists/names-of-today.ts';
import { nationalities } from './lists/nationalities.ts';
import { newsWords } from './lists/news-words.ts';
import { people } from './lists/people.ts';
import { places } from './lists/places.ts';
import { pressVerbs } from './lists/press-verbs.ts';
import { sciences } from './lists/sciences.ts';
import { sport } from './lists/sport.ts';
import { technology } from './lists/technology.ts';
import { titles } from './lists/titles.ts';
import { trade } from './lists/trade.ts';
import { verbs } from './lists/verbs.ts';
import { isMark, removeMarks } from './marks.ts';
import { findInOwnLetters } from './regional-letters.ts';
import { readWithPrefix } from './prefixed-nouns.ts';

export const standardLists = {
  functionWords,
  pressVerbs,
  everydayThings,
  everydayPlurals,
  household,
  health,
  sciences,
  trade,
  contests,
  greetings,
  calendar,
  countries,
  cities,
  people,
  titles,
  brands,
  loanWords,
  modernWords,
  nationalities,
  institutions,
  technology,
  sport,
  food,
  verbs,
  everydayNouns,
  newsWords,
  places,
  foreignNames,
  arabNames,
  namesOfToday,
} as const;
/** Names and nouns, which take the article and one-letter prepositions. */
const nounLists = [
  everydayThings,
  everydayPlurals,
  household,
  health,
  sciences,
  trade,
  contests,
  calendar,
  countries,
  cities,
  people,
  titles,
  brands,
  loanWords,
  modernWords,
  nationalities,
  institutions,
  technology,
  sport,
  food,
  everydayNouns,
  newsWords,
  places,
  foreignNames,
  arabNames,
  namesOfToday,
];
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

/** A standard noun written without an ending takes whatever case its place asks for; an everyday word has none. */
const standard = { core: 1, bareEnding: 0 };
const everyday = { core: 1, bareEnding: 1 };
/**
 * In a text of another dialect an everyday word is to be believed more than a rare learned word and less than a common
 * one.
 */
const everydayElsewhere = { core: 0.96, bareEnding: 1 };
/** و may belong to the word itself; a learned word that is always read one way is to be believed before that. */
const afterAndShare = 0.97;
/** The first of two readings that both are common. */
const homographShare = 0.6;

/**
 * Names and words that mean one thing today; the network learned from texts in which Jeddah is a grandmother, and Daraa
 * a coat of mail.
 */
const nameLean = 16;
const certainLean = 14;
/** The same of the words of one field, which seldom are somebody's own: قطني is of cotton, not my cotton. */
const fieldLean = 13;
const nameLists: readonly string[] = [
  cities,
  countries,
  people,
  brands,
  technology,
  places,
  foreignNames,
  arabNames,
  namesOfToday,
];

const fieldLists: readonly string[] = [
  pressVerbs,
  everydayThings,
  everydayPlurals,
  household,
  health,
  sciences,
  trade,
  contests,
];

function leanOf(list: string): Shares {
  if (fieldLists.includes(list)) {
    return { ...standard, lean: fieldLean };
  }
  return nameLists.includes(list)
    ? { ...standard, lean: nameLean }
    : list === newsWords
      ? { ...standard, lean: certainLean }
      : standard;
}

/** شعبي may be popular and my people, يسمح allows and is allowed: what stands around says which. */
const openRelation = /^(?!(?:[وف]\u064E)?(?:[بك][\u064E\u0650])?ال|(?:[وف]\u064E)?لِل).*\u0650ي\u0651$/u;
const passivePresent = /^(?:[وف]\u064E)?[يت]\u064F(?:.*\u064E)\p{L}\u064F$/u;
const doubtfulLean = 1;

function withDoubt(entry: LexiconEntry | undefined): LexiconEntry | undefined {
  if (entry === undefined) {
    return undefined;
  }
  const isDoubtful =
    (entry.lean === certainLean && openRelation.test(entry.first)) ||
    (entry.lean === undefined && entry.second === undefined && passivePresent.test(entry.first));
  return isDoubtful ? { ...entry, lean: doubtfulLean } : entry;
}

/** The forms of a list: words between spaces. */
export function formsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

interface Shares {
  readonly core: number;
  readonly bareEnding: number;
  readonly lean?: number;
}

function addForms(entries: Map<string, LexiconEntry>, list: string, { core, bareEnding, lean }: Shares): void {
  for (const form of formsOf(list)) {
    const bare = removeMarks(form);
    if (!entries.has(bare)) {
      const endingShare = isMark(form.at(-1) ?? '') ? 1 : bareEnding;
      entries.set(bare, {
        first: form,
        second: undefined,
        coreShare: core,
        endingShare,
        isCommon: true,
        ...(lean !== undefined && { lean }),
      });
    }
  }
}

/** Many leave the hamza of such words out: الى، انا، اذا. */
function addWithoutHamza(entries: Map<string, LexiconEntry>, list: string): void {
  const forms = formsOf(list).filter((form) => /^[أإ]/.test(form));
  addForms(entries, forms.map((form) => `ا${form.slice(1)}`).join(' '), everyday);
}

function addHomographs(entries: Map<string, LexiconEntry>, list: string): void {
  const forms = Map.groupBy(formsOf(list), removeMarks);
  for (const [bare, [first = bare, second]] of forms) {
    if (!entries.has(bare)) {
      entries.set(bare, { first, second, coreShare: homographShare, endingShare: homographShare, isCommon: true });
    }
  }
}

/** What is the same for all dialects; made once, since it is most of it. */
let shared: { readonly entries: ReadonlyMap<string, LexiconEntry>; readonly nouns: ReadonlySet<string> } | undefined;

function shareEntries(): NonNullable<typeof shared> {
  const entries = new Map<string, LexiconEntry>();
  for (const list of Object.values(standardLists)) {
    addForms(entries, list, leanOf(list));
  }
  addHomographs(entries, functionHomographs);
  addWithoutHamza(entries, [functionWords, ...Object.values(dialectLists)].join(' '));
  for (const list of Object.values(dialectLists)) {
    addForms(entries, list, everydayElsewhere);
  }
  return { entries, nouns: new Set(nounLists.flatMap(formsOf).map(removeMarks)) };
}

/** Tells the words of a dialect's own list. */
export function isEverydayOf(dialect: Dialect): (bare: string) => boolean {
  const words = new Set(listsOfDialect[dialect].flatMap((name) => formsOf(dialectLists[name])).map(removeMarks));
  return (bare) => words.has(bare);
}

/**
 * Our own word lists. They win over anything learned, and serve alone when nothing learned is there.
 *
 * @param dialect its everyday words come before all others.
 */
export function createOwnWords(dialect: Dialect): Lexicon {
  const { entries, nouns } = (shared ??= shareEntries());
  const ownEntries = new Map<string, LexiconEntry>();
  for (const name of listsOfDialect[dialect]) {
    addForms(ownEntries, dialectLists[name], everyday);
  }
  const entryOf = (bare: string) => ownEntries.get(bare) ?? entries.get(bare);
  const find = (bare: string) =>
    withDoubt(entryOf(bare) ?? findAfterAnd(entryOf, bare) ?? readWithPrefix(entryOf, nouns, bare));
  return { find: (bare) => find(bare) ?? findInOwnLetters(find, bare) };
}

/** The reading of a word of ours with و before it. */
function findAfterAnd(entryOf: (bare: string) => LexiconEntry | undefined, bare: string): LexiconEntry | undefined {
  const entry = bare.startsWith('و') ? entryOf(bare.slice(1)) : undefined;
  return (
    entry && {
      ...entry,
      first: `وَ${entry.first}`,
      second: entry.second && `وَ${entry.second}`,
      coreShare: entry.coreShare * afterAndShare,
    }
  );
}
