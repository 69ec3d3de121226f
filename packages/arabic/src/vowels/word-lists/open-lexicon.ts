import { markClasses } from '../marks.ts';
import { readLayout, shareOfClass } from './lexicon-format.ts';
import type { Layout } from './lexicon-format.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';

/** A word met on the walk through a block, before anyone asked what it says. */
interface Stop {
  shared: number;
  lettersAt: number;
  lettersEnd: number;
  next: number;
}

function skipVarint(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 127) {
    at += 1;
  }
  return at + 1;
}

function readVarint(bytes: Uint8Array, start: number): number {
  let value = 0;
  let shift = 0;
  for (let at = start; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) {
      return value;
    }
  }
}

function readStop(bytes: Uint8Array, at: number): Stop {
  const head = bytes[at] ?? 0;
  const lettersEnd = at + 1 + (head & 15);
  const hasSecond = ((bytes[lettersEnd] ?? 0) & 64) !== 0;
  const afterFirst = skipVarint(bytes, lettersEnd + 1);
  return {
    shared: head >>> 4,
    lettersAt: at + 1,
    lettersEnd,
    next: hasSecond ? skipVarint(bytes, afterFirst) : afterFirst,
  };
}

/** Compares the wanted letters with the first word of a block. */
function compareWithBlock(layout: Layout, block: number, wanted: readonly number[]): number {
  const { lettersAt, lettersEnd } = readStop(layout.bytes, layout.blockStarts[block] ?? 0);
  for (let index = 0; index < wanted.length; index += 1) {
    if (lettersAt + index >= lettersEnd) {
      return 1;
    }
    const difference = (wanted[index] ?? 0) - (layout.bytes[lettersAt + index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return lettersEnd - lettersAt > wanted.length ? -1 : 0;
}

/** The last block whose first word is not after the wanted one; -1 when there is none. */
function findBlock(layout: Layout, wanted: readonly number[]): number {
  let low = 0;
  let high = layout.blockStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWithBlock(layout, middle, wanted) >= 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/** Walks through a block; `matched` is how many leading letters of the word at hand agree with the wanted one. */
function findInBlock(layout: Layout, block: number, wanted: readonly number[]): Stop | undefined {
  const { bytes } = layout;
  const count = Math.min(layout.wordsPerBlock, layout.words - block * layout.wordsPerBlock);
  let matched = 0;
  let at = layout.blockStarts[block] ?? 0;
  for (let index = 0; index < count; index += 1) {
    const stop = readStop(bytes, at);
    at = stop.next;
    if (stop.shared > matched) {
      continue;
    }
    matched = stop.shared;
    while (matched < wanted.length && stop.lettersAt + matched - stop.shared < stop.lettersEnd) {
      if (bytes[stop.lettersAt + matched - stop.shared] !== wanted[matched]) {
        break;
      }
      matched += 1;
    }
    if (matched === wanted.length && stop.shared + stop.lettersEnd - stop.lettersAt === wanted.length) {
      return stop;
    }
  }
  return undefined;
}

function readForm(layout: Layout, bare: string, pattern: number): string {
  const start = (layout.patternsAt[bare.length] ?? 0) + pattern * bare.length;
  let form = '';
  for (let index = 0; index < bare.length; index += 1) {
    form += (bare[index] ?? '') + (markClasses[layout.bytes[start + index] ?? 0] ?? '');
  }
  return form;
}

function readEntry(layout: Layout, bare: string, { lettersEnd }: Stop): LexiconEntry {
  const { bytes } = layout;
  const info = bytes[lettersEnd] ?? 0;
  const firstAt = lettersEnd + 1;
  return {
    first: readForm(layout, bare, readVarint(bytes, firstAt)),
    second: (info & 64) === 0 ? undefined : readForm(layout, bare, readVarint(bytes, skipVarint(bytes, firstAt))),
    coreShare: shareOfClass[info & 7] ?? 0,
    endingShare: shareOfClass[(info >>> 3) & 7] ?? 0,
    isCommon: info > 127,
  };
}

/**
 * Opens a word list in the layout of `lexicon-format.ts`. Nothing is unpacked: words are found where they lie, so a
 * list of a hundred thousand words costs little more memory than its bytes.
 *
 * @throws {RangeError} when the bytes are not a lexicon, of another version, or cut short.
 */
export function openLexicon(bytes: Uint8Array): Lexicon {
  const layout = readLayout(bytes);
  return {
    find(bare) {
      if (bare === '' || bare.length > layout.longest) {
        return undefined;
      }
      const wanted: number[] = [];
      for (const letter of bare) {
        const number = layout.numberOfLetter.get(letter);
        if (number === undefined) {
          return undefined;
        }
        wanted.push(number);
      }
      const block = findBlock(layout, wanted);
      const stop = block < 0 ? undefined : findInBlock(layout, block, wanted);
      return stop === undefined ? undefined : readEntry(layout, bare, stop);
    },
  };
}
