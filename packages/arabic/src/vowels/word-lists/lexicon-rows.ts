import { wordClasses, wordTables } from '../generated/lexicon.data.ts';

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
const space = 0x20;
const firstMark = 0x064b;
const lastMark = 0x0652;
/** Twice as many as there are words, at least, so that few share a slot. */
const slots = 2 ** 16;
const noRow = -1;

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

function classesOf(runs: string): number[] {
  return runs
    .trim()
    .split(/\s+/u)
    .flatMap((run) => {
      const [of = '', count = '1'] = run.split('*');
      return Array.from({ length: Number(count) }, () => Number(of));
    });
}

const classOfRow = Uint16Array.from(wordTables.flatMap(({ runs }) => classesOf(runs)));

function isMarkAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= firstMark && code <= lastMark;
}

function isWordAt(text: string, at: number): boolean {
  return text.charCodeAt(at) > space;
}

/** A number for the letters of a word; marks count for nothing. */
function hashOf(text: string, start = 0): number {
  let hash = 0;
  for (let at = start; isWordAt(text, at); at += 1) {
    hash = isMarkAt(text, at) ? hash : (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  }
  return hash;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (slots - 1);
}

/**
 * All tables, where their words lie: a word becomes a row when it is asked for, since a text has few of them. Rows in
 * one slot are a chain, in the order of the tables.
 */
function indexRows() {
  const count = classOfRow.length;
  const index = {
    tables: [] as { readonly name: string; readonly forms: string; readonly firstRow: number }[],
    starts: new Uint32Array(count),
    hashes: new Int32Array(count),
    firstOfSlot: new Int32Array(slots).fill(noRow),
    next: new Int32Array(count),
  };
  let row = 0;
  for (const { name, forms } of wordTables) {
    index.tables.push({ name, forms, firstRow: row });
    for (let at = 0; at < forms.length; at += 1) {
      if (isWordAt(forms, at) && !isWordAt(forms, at - 1)) {
        index.starts[row] = at;
        index.hashes[row] = hashOf(forms, at);
        row += 1;
      }
    }
  }
  for (let last = count - 1; last >= 0; last -= 1) {
    const slot = slotOf(index.hashes[last] ?? 0);
    index.next[last] = index.firstOfSlot[slot] ?? noRow;
    index.firstOfSlot[slot] = last;
  }
  return index;
}

const { tables, starts, hashes, firstOfSlot, next } = indexRows();

function tableOf(row: number) {
  return tables.findLast(({ firstRow }) => firstRow <= row);
}

function spells(row: number, bare: string): boolean {
  const forms = tableOf(row)?.forms ?? '';
  let at = starts[row] ?? 0;
  for (let index = 0; index < bare.length; index += 1) {
    if (forms.charCodeAt(at) !== bare.charCodeAt(index)) {
      return false;
    }
    at += 1;
    while (isMarkAt(forms, at)) {
      at += 1;
    }
  }
  return !isWordAt(forms, at);
}

/** True when one of a word's rows is wanted; they are asked in the order of the tables. */
function someRow(bare: string, isWanted: (row: number) => boolean): boolean {
  const hash = hashOf(bare);
  for (let row = firstOfSlot[slotOf(hash)] ?? noRow; row !== noRow; row = next[row] ?? noRow) {
    if (hashes[row] === hash && spells(row, bare) && isWanted(row)) {
      return true;
    }
  }
  return false;
}

function readRow(row: number, bare: string): LexiconRow[] {
  const table = tableOf(row);
  const features = classes[classOfRow[row] ?? 0];
  if (table === undefined || features === undefined) {
    return [];
  }
  const start = starts[row] ?? 0;
  let end = start;
  while (isWordAt(table.forms, end)) {
    end += 1;
  }
  const line = row - table.firstRow + firstLine;
  return [{ form: table.forms.slice(start, end), bare, features, table: table.name, line }];
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
  const placeOf = ({ table, line }: LexiconRow) => (tables.find(({ name }) => name === table)?.firstRow ?? 0) + line;
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
