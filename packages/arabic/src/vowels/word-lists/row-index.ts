import { wordTables } from '../generated/lexicon.data.ts';

const space = 0x20;
const firstMark = 0x064b;
const lastMark = 0x0652;
/** Twice as many as there are words, at least, so that few share a slot. */
const slots = 2 ** 16;
const noRow = -1;

function classesOf(runs: string): number[] {
  return runs
    .trim()
    .split(/\s+/u)
    .flatMap((run) => {
      const [of = '', count = '1'] = run.split('*');
      return Array.from({ length: Number(count) }, () => Number(of));
    });
}

/** For each row of all tables its class among `wordClasses`. */
export const classOfRow = Uint16Array.from(wordTables.flatMap(({ runs }) => classesOf(runs)));

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

/** A table of words, one after the other. */
interface Table {
  readonly name: string;
  readonly forms: string;
  readonly firstRow: number;
}

/**
 * All tables, where their words lie: a word becomes a row when it is asked for, since a text has few of them. Rows in
 * one slot are a chain, in the order of the tables.
 */
function indexRows() {
  const count = classOfRow.length;
  const index = {
    tables: [] as Table[],
    tableOfRow: new Uint8Array(count),
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
        index.tableOfRow[row] = index.tables.length - 1;
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

const { tables, tableOfRow, starts, hashes, firstOfSlot, next } = indexRows();

/** The table that holds a row; `undefined` for a number that no row has. */
export function tableOf(row: number): Table | undefined {
  return tables[tableOfRow[row] ?? tables.length];
}

/** The vowelled form of a row. */
export function formOf(row: number): string {
  const forms = tableOf(row)?.forms ?? '';
  const start = starts[row] ?? 0;
  let end = start;
  while (isWordAt(forms, end)) {
    end += 1;
  }
  return forms.slice(start, end);
}

/** The number of the first row of a table; 0 for a name that no table has. */
export function firstRowOf(table: string): number {
  return tables.find(({ name }) => name === table)?.firstRow ?? 0;
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
export function someRow(bare: string, isWanted: (row: number) => boolean): boolean {
  const hash = hashOf(bare);
  for (let row = firstOfSlot[slotOf(hash)] ?? noRow; row !== noRow; row = next[row] ?? noRow) {
    if (hashes[row] === hash && spells(row, bare) && isWanted(row)) {
      return true;
    }
  }
  return false;
}
