import { readdirSync, readFileSync } from 'node:fs';
import { joinMarks, shadda, splitMarks, sukun } from '@rakhim/arabic';
import type { Dialect, MarkedLetter } from '@rakhim/arabic';
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

const daggerAlif = '\u0670';
const neverMarked = /[اآى]/u;
const lengthened: Readonly<Record<string, string>> = { و: '\u064F', ي: '\u0650' };

/** Marks of one letter of talk: closed letters have a sukun, long vowels and the last letter none. */
function talkMarks(letters: readonly MarkedLetter[], index: number): string {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  const [before, next] = [letters[index - 1]?.marks ?? '', letters[index + 1]];
  if (neverMarked.test(letter)) {
    return marks.startsWith(shadda) ? marks : '';
  }
  if (next === undefined) {
    return marks === sukun ? '' : marks;
  }
  const isLong = index > 0 && (before === '' || before.endsWith(lengthened[letter] ?? '?')) && letter in lengthened;
  if (isLong && (marks === '' || marks === sukun)) {
    return '';
  }
  // بِدّْك: what is doubled and has no vowel is one of the fifteen ways without the sukun.
  if (marks === shadda + sukun) {
    return shadda;
  }
  const isAssimilated = letter === 'ل' && next.marks.startsWith(shadda);
  const implied =
    next.letter === 'ا' || next.letter === 'ى' || next.letter === 'ة' ? '\u064E' : lengthened[next.letter];
  const vowel = implied !== undefined && next.marks === '' ? implied : '';
  if (marks === shadda) {
    return marks + vowel;
  }
  return marks || vowel || (isAssimilated ? '' : sukun);
}

/** One spelling for the vowels of talk, whatever its writer's habits. */
export function talkForm(word: string): string {
  const letters = splitMarks(word.replaceAll(daggerAlif, ''));
  return joinMarks(letters.map((letter, index) => ({ ...letter, marks: talkMarks(letters, index) })));
}
