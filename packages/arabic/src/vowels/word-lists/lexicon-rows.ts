import type { Dialect } from '../../dialect.ts';
import type { VowelsFound } from '../../reading.ts';
import { wordClasses } from '../generated/lexicon.data.ts';
import { classOfRow, firstRowOf, formOf, someRow, tableOf } from './row-index.ts';

/** A word of our own with what is known of it, as a row of `packages/arabic/lexicon`. */
export interface LexiconRow {
  readonly form: string;
  readonly bare: string;
  readonly features: WordFeatures;
  /** The table that holds it, and the line there. */
  readonly table: string;
  readonly line: number;
}

export interface WordFeatures {
  readonly pos: string;
  readonly gender: string;
  /** `person` for people, `body` for what acts as people do, such as countries and companies. */
  readonly human: string;
  readonly tags: readonly string[];
  /** How much it is to be believed beside other readings, as a natural logarithm; absent where nothing is said. */
  readonly prior?: number;
  /** Whose everyday word it is; empty for the standard language. */
  readonly dialect: string;
}

/** Words that are known by their letters. */
export interface WordSet {
  readonly has: (bare: string) => boolean;
}

/** What is known of words by their letters. */
export interface WordMap<Found> extends WordSet {
  readonly get: (bare: string) => Found | undefined;
}

/** The first line of a table is its header. */
const firstLine = 2;

function featuresOf(described: string): WordFeatures {
  const [pos = '', gender = '', human = '', tags = '', prior = '', dialect = ''] = described.split('\t');
  return {
    pos,
    gender,
    human,
    tags: tags === '' ? [] : tags.split(','),
    ...(prior !== '' && { prior: Number(prior) }),
    dialect,
  };
}

const classes = wordClasses.map(featuresOf);

function readRow(row: number, bare: string): LexiconRow[] {
  const table = tableOf(row);
  const features = classes[classOfRow[row] ?? 0];
  if (table === undefined || features === undefined) {
    return [];
  }
  const line = row - table.firstRow + firstLine;
  return [{ form: formOf(row), bare, features, table: table.name, line }];
}

const none: readonly LexiconRow[] = [];

/** The rows with these letters, in the order of the tables. */
export function rowsOf(bare: string): readonly LexiconRow[] {
  let found = none;
  someRow(bare, (row) => {
    found = [...found, ...readRow(row, bare)];
    return false;
  });
  return found;
}

/** Puts rows into the order of the tables. */
export function inOrder(rows: readonly LexiconRow[]): LexiconRow[] {
  const placeOf = ({ table, line }: LexiconRow) => firstRowOf(table) + line;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The words that have a feature. */
export function wordsWith(has: (features: WordFeatures) => boolean): WordSet {
  const fits = classes.map(has);
  return { has: (bare) => someRow(bare, (row) => fits[classOfRow[row] ?? 0] === true) };
}

/** The nouns of the standard language. */
export const standardNouns = wordsWith(({ pos, dialect }) => pos === 'noun' && dialect === '');

/** The standard words that bear one of these tags. */
export function wordsTagged(...tags: readonly string[]): WordSet {
  return wordsWith(({ tags: own, dialect }) => dialect === '' && own.some((tag) => tags.includes(tag)));
}

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
