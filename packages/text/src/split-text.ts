import { countCharacters } from './characters.ts';

/** A part of a text: UTF-16 offsets, and its size as the caller measures it. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

export interface SplitOptions {
  /**
   * The size that a part may have, above 0. Counted in characters it is at least 3: one code point counts as up to
   * three. Source: Unicode FAQ on normalisation, the largest growth under NFC (U+1D160 is three).
   */
  readonly sizeMax: number;
  /** Measures a text; the sizes of pieces add up to that of the whole. Default: characters as they are charged. */
  readonly sizeOf?: (text: string) => number;
  /**
   * `even`: parts of about the same size, so that none is a stray half sentence. `full`: each part takes as much as
   * fits, so that there are as few as possible.
   */
  readonly balance: 'even' | 'full';
}

/**
 * Where a cut is heard least, the best first. A word of one or two letters before a full stop is an abbreviation or an
 * initial (`د.`, `ص.`), not the end of a sentence.
 */
const ends: readonly RegExp[] = [
  // A paragraph.
  /\n[^\S\n]*\n\s*/gu,
  // A sentence.
  /(?:(?<![\s\p{P}]\p{L}{1,2}|^\p{L}{1,2})\.|[!?؟۔…])[\p{Pf}\p{Pe}"'\p{M}]*\s+|[؟۔](?=\p{L})|\n\s*/gu,
  // A clause.
  /[،؛,;:—–-]\s+/gu,
  // A word.
  /\s+/gu,
];

/**
 * The ways to divide a text, each finer than the previous one. The last is needed only for a letter that carries more
 * marks than fit.
 */
const dividers: readonly ((text: string) => Iterable<string>)[] = [
  ...ends.map((end) => (text: string) => cutBehind(text, end)),
  graphemesOf,
  (text) => text,
];

/**
 * Characters that belong to the one before them, so that no cut may stand between. Source: Unicode Standard Annex 29,
 * rules GB9 and GB9a.
 */
const clinging = /^[\p{M}\p{Grapheme_Extend}\p{Emoji_Modifier}\u200D]/u;

/** Sizes that are fractions are added and subtracted piece by piece. */
const roundingError = 1e-6;

/**
 * Divides a text into parts that each fit: at the ends of paragraphs and sentences, inside a sentence only where it
 * alone is too long, there at clauses, then between words, and inside a word only where no part could hold it. What a
 * reader sees as one letter stays whole as long as it fits.
 *
 * @returns the parts in order, without a gap; none for an empty text. Takes time in proportion to the text.
 */
export function splitText(text: string, { sizeMax, sizeOf = countCharacters, balance }: SplitOptions): TextPart[] {
  let left = sizeOf(text);
  if (left <= sizeMax) {
    return text === '' ? [] : [{ start: 0, end: text.length, size: left }];
  }
  const parts: TextPart[] = [];
  let part: TextPart = { start: 0, end: 0, size: 0 };
  const endPart = () => {
    // Measured again as a whole: marks at the seams of pieces may compose.
    parts.push({ ...part, size: sizeOf(text.slice(part.start, part.end)) });
    left -= part.size;
    part = { start: part.end, end: part.end, size: 0 };
  };
  for (const piece of cutToFit(text, { sizeMax, sizeOf }, dividers)) {
    const fairShare = balance === 'even' ? left / Math.ceil(left / sizeMax - roundingError) : Infinity;
    const isFull = part.size + piece.size > sizeMax || part.size + piece.size / 2 > fairShare;
    if (isFull && part.end > part.start) {
      endPart();
    }
    part = { start: part.start, end: part.end + piece.length, size: part.size + piece.size };
  }
  endPart();
  return parts;
}

interface Piece {
  /** In UTF-16 units. */
  readonly length: number;
  readonly size: number;
}

/** Yields pieces that fit one by one, each as large as the best cut makes it. */
function* cutToFit(
  text: string,
  measure: Required<Pick<SplitOptions, 'sizeMax' | 'sizeOf'>>,
  [divide, ...finerDividers]: typeof dividers,
): Generator<Piece> {
  for (const piece of divide?.(text) ?? []) {
    const size = measure.sizeOf(piece);
    if (size <= measure.sizeMax || finerDividers.length === 0) {
      yield { length: piece.length, size };
    } else {
      yield* cutToFit(piece, measure, finerDividers);
    }
  }
}

function* cutBehind(text: string, end: RegExp): Generator<string> {
  let start = 0;
  for (const { index, 0: found } of text.matchAll(end)) {
    const cut = index + found.length;
    if (!clinging.test(text.slice(cut, cut + 2))) {
      yield text.slice(start, cut);
      start = cut;
    }
  }
  if (start < text.length) {
    yield text.slice(start);
  }
}

/** Yields what readers take for one letter, marks included. */
function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)) {
    yield segment;
  }
}
