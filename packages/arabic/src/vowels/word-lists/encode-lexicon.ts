import { classOfShare, headerBytes, magic, version, wordLettersMax, wordsPerBlock } from './lexicon-format.ts';
import type { LexiconEntry } from './lexicon.ts';
import { markClassOf, removeMarks, splitMarks } from '../marks.ts';

interface Row {
  readonly letters: readonly number[];
  readonly entry: LexiconEntry;
}

function markClassesOf(form: string): number[] {
  return splitMarks(form).map(({ marks }) => {
    const markClass = markClassOf(marks);
    if (markClass === undefined) {
      throw new RangeError(`"${form}" has marks that a lexicon cannot hold.`);
    }
    return markClass;
  });
}

function formsOf({ first, second }: LexiconEntry): string[] {
  return second === undefined ? [first] : [first, second];
}

/** Gives every pattern of marks its number among those of its length, the commonest first so that it takes one byte. */
function numberPatterns(rows: readonly Row[]): { byLength: string[][]; numberOf: Map<string, number> } {
  const counts = new Map<string, number>();
  for (const { entry } of rows) {
    for (const form of formsOf(entry)) {
      const pattern = String.fromCharCode(...markClassesOf(form));
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
  }
  const byLength: string[][] = Array.from({ length: wordLettersMax + 1 }, () => []);
  const numberOf = new Map<string, number>();
  const commonestFirst = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  for (const [pattern] of commonestFirst) {
    const group = byLength[pattern.length] ?? [];
    numberOf.set(pattern, group.push(pattern) - 1);
  }
  return { byLength, numberOf };
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) {
    bytes.push((rest & 127) | 128);
  }
  bytes.push(rest);
}

function pushRow(bytes: number[], row: Row, shared: number, numberOf: ReadonlyMap<string, number>): void {
  const { letters, entry } = row;
  bytes.push((shared << 4) | (letters.length - shared), ...letters.slice(shared));
  bytes.push(
    classOfShare(entry.coreShare) |
      (classOfShare(entry.endingShare) << 3) |
      (entry.second === undefined ? 0 : 64) |
      (entry.isCommon ? 128 : 0),
  );
  for (const form of formsOf(entry)) {
    pushVarint(bytes, numberOf.get(String.fromCharCode(...markClassesOf(form))) ?? 0);
  }
}

function sharedLetters(a: readonly number[], b: readonly number[]): number {
  const end = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < end && a[shared] === b[shared]) {
    shared += 1;
  }
  return shared;
}

function compareLetters(a: readonly number[], b: readonly number[]): number {
  const shared = sharedLetters(a, b);
  return (a[shared] ?? -1) - (b[shared] ?? -1);
}

function encodeBlocks(
  rows: readonly Row[],
  numberOf: ReadonlyMap<string, number>,
): { blocks: number[]; offsets: number[] } {
  const blocks: number[] = [];
  const offsets: number[] = [];
  rows.forEach((row, index) => {
    const opensBlock = index % wordsPerBlock === 0;
    if (opensBlock) {
      offsets.push(blocks.length);
    }
    const shared = opensBlock ? 0 : sharedLetters(rows[index - 1]?.letters ?? [], row.letters);
    pushRow(blocks, row, shared, numberOf);
  });
  return { blocks, offsets };
}

/**
 * Writes a word list in the layout of `lexicon-format.ts`.
 *
 * @param entries one entry for each bare word; every form spells the same bare word. Words of more than 15 letters are
 *   not allowed.
 * @throws {RangeError} when a word is empty, too long, given twice, or bears marks outside the fifteen classes.
 */
export function encodeLexicon(entries: readonly LexiconEntry[]): Uint8Array {
  const bareWords = entries.map(({ first }) => removeMarks(first));
  const alphabet = [...new Set(bareWords.join(''))].sort();
  const numberOfLetter = new Map(alphabet.map((letter, index) => [letter, index]));
  const rows = entries
    .map((entry, index) => ({
      letters: [...(bareWords[index] ?? '')].map((letter) => numberOfLetter.get(letter) ?? 0),
      entry,
    }))
    .sort((a, b) => compareLetters(a.letters, b.letters));
  checkRows(rows);
  const { byLength, numberOf } = numberPatterns(rows);
  const { blocks, offsets } = encodeBlocks(rows, numberOf);
  const longest = Math.max(0, ...byLength.map((group, length) => (group.length > 0 ? length : 0)));
  const patterns = byLength
    .slice(1, longest + 1)
    .flatMap((group) => [
      group.length & 255,
      group.length >>> 8,
      ...group.flatMap((pattern) => [...pattern].map((markClass) => markClass.charCodeAt(0))),
    ]);
  const bytes = new Uint8Array(
    headerBytes + alphabet.length * 2 + patterns.length + offsets.length * 4 + blocks.length,
  );
  const view = new DataView(bytes.buffer);
  bytes.set([...magic, version, wordsPerBlock, alphabet.length, longest]);
  view.setUint32(8, rows.length, true);
  view.setUint32(12, blocks.length, true);
  let at = headerBytes;
  for (const letter of alphabet) {
    view.setUint16(at, letter.charCodeAt(0), true);
    at += 2;
  }
  bytes.set(patterns, at);
  at += patterns.length;
  for (const offset of offsets) {
    view.setUint32(at, offset, true);
    at += 4;
  }
  bytes.set(blocks, at);
  return bytes;
}

function checkRows(rows: readonly Row[]): void {
  rows.forEach(({ letters, entry }, index) => {
    if (letters.length === 0 || letters.length > wordLettersMax) {
      throw new RangeError(`"${entry.first}" has no letter or too many.`);
    }
    if (entry.second !== undefined && removeMarks(entry.second) !== removeMarks(entry.first)) {
      throw new RangeError(`"${entry.first}" and "${entry.second}" are not the same word.`);
    }
    const previous = rows[index - 1];
    if (previous !== undefined && compareLetters(previous.letters, letters) === 0) {
      throw new RangeError(`"${entry.first}" comes twice.`);
    }
  });
}
