import { readdirSync, readFileSync } from 'node:fs';
import type { Dialect } from '@rakhim/arabic';
import { createSeededRandom } from './network/sentences/seeded-random.ts';
import type { CorpusFile } from './read-corpus.ts';

const folder = new URL('written/', import.meta.url);
const stop = /[.؟!]\s*$/u;

/** The line with a stop at its end. */
export function stopped(line: string): string {
  return stop.test(line) ? line : `${line}.`;
}

/** Text with all its vowels, written for this project to be learned from; a sentence a line. */
export interface WrittenText {
  readonly dialect: Dialect;
  readonly lines: readonly string[];
}

/** Reads `written/<dialect>-<subject>.txt`; every line ends in a stop. */
export function readWritten(): WrittenText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      dialect: name.split(/[-.]/u)[0] as Dialect,
      lines: readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean).map(stopped),
    }));
}

/** The lines in standard Arabic, as a file of the corpus. */
export function writtenStandard(): CorpusFile {
  const lines = readWritten().flatMap((text) => (text.dialect === 'msa' ? text.lines : []));
  return { name: 'written.modern', isModern: true, lines: shuffled(lines) };
}

const shuffleSeed = 7;

/** The same in an order of chance, always the same one, so that any piece is like the whole. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = createSeededRandom(shuffleSeed);
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
