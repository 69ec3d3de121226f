import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../dialect.ts';
import { substituteReadings } from '../readings/substitute-readings.ts';
import { compileLexicon } from './compile-lexicon.ts';
import { findLexiconReadings } from './find-lexicon-readings.ts';
import { type LexiconEntry, findEntryFault } from './lexicon-entry.ts';

function rowsOf(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`cases/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}

/** Rows name an entry by its key; an empty cell is an absent field. */
const entries = new Map(
  rowsOf('entries').map(({ key = '', priority, ...fields }) => {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    return [key, { ...given, ...(priority && { priority: Number(priority) }) } as unknown as LexiconEntry];
  }),
);

function entryOf(key: string): LexiconEntry {
  const entry = entries.get(key);
  if (!entry) {
    throw new Error(`There is no entry ${key}.`);
  }
  return entry;
}

/** What stands in brackets is read so, and nothing else is. */
function readCase(row: Record<string, string>): { text: string; expected: string; actual: string } {
  const { entry = '', text: marked = '', read = '', dialect = '' } = row;
  const text = marked.replaceAll(/[[\]]/gu, '').replaceAll(String.raw`\n`, '\n');
  const expected = marked.replaceAll(/\[[^\]]*\]/gu, read).replaceAll(String.raw`\n`, '\n');
  const lexicon = compileLexicon(entry.split('+').map(entryOf));
  const found = findLexiconReadings(text, lexicon, (dialect || 'msa') as Dialect);
  return { text, expected, actual: substituteReadings(text, found).text };
}

describe('the entries of the cases', () => {
  it.each([...entries])('%s can be used', (_key, entry) => {
    expect(findEntryFault(entry)).toBeUndefined();
  });
});

describe.each(['written-first', 'written-later', 'written-third'])('cases %s', (name) => {
  it.each(rowsOf(name).map((row) => [row['entry'], row['text'], row] as const))('%s: %s', (_entry, _text, row) => {
    const { expected, actual } = readCase(row);
    expect(actual).toBe(expected);
  });
});
