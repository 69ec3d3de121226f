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
