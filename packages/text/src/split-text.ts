import { countCharacters } from '@rakhim/contract/characters';

/** A piece of a text: UTF-16 offsets, and characters as they are charged. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
  readonly characters: number;
}

/**
 * What clings to the character before it, so that no cut may stand there. Source: Unicode Standard Annex 29, rules GB9
 * and GB9a.
 */
const clinging = '\\p{M}\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u200D';
const afterParagraph = new RegExp(`(?<=\\n\\n)(?=[^\\n${clinging}])`, 'u');
const afterClause = new RegExp(`(?<=[،؛,;:]\\s+)(?=[^\\s${clinging}])`, 'u');
const afterSpace = new RegExp(`(?<=\\s)(?=[^\\s${clinging}])`, 'u');

/** Ways of cutting, from the least heard to the last resort, each finer than the one before. */
const cuts: readonly ((text: string) => string[])[] = [
  (text) => text.split(afterParagraph),
  (text) => segment(text, 'sentence'),
  (text) => text.split(afterClause),
  (text) => text.split(afterSpace),
  (text) => segment(text, 'grapheme'),
  // Reached by a letter that carries more marks than fit into a request.
  (text) => Array.from(text),
];

/**
 * Divides a text into parts that each fit into one request: at the ends of paragraphs and sentences, inside a sentence
 * only where it alone is too long, and never inside what a reader sees as one letter. Parts are of about the same size,
 * so that none is a stray half sentence.
 *
 * @param charactersMax ≥ 3, counted as {@link countCharacters} does: one code point counts as up to three. Source:
 *   Unicode FAQ on normalisation, the largest growth under NFC (U+1D160 is three).
 * @returns the parts in order, without a gap.
 */
export function splitText(text: string, charactersMax: number): TextRange[] {
  let left = countCharacters(text);
  if (left <= charactersMax) {
    return text === '' ? [] : [{ start: 0, end: text.length, characters: left }];
  }
  const ranges: TextRange[] = [];
  let part = { start: 0, end: 0, characters: 0 };
  const endPart = () => {
    // Counted again as a whole: marks at the seams of pieces may compose.
    ranges.push({ ...part, characters: countCharacters(text.slice(part.start, part.end)) });
    left -= part.characters;
    part = { start: part.end, end: part.end, characters: 0 };
  };
  for (const { length, characters } of cutToFit(text, charactersMax, cuts)) {
    const fairShare = left / Math.ceil(left / charactersMax);
    const isFull = part.characters + characters > charactersMax || part.characters + characters / 2 > fairShare;
    if (part.end > part.start && isFull) {
      endPart();
    }
    part = { start: part.start, end: part.end + length, characters: part.characters + characters };
  }
  endPart();
  return ranges;
}

interface Piece {
  /** In UTF-16 units. */
  readonly length: number;
  readonly characters: number;
}

/** Pieces that fit one by one, each as large as the best cut makes it. */
function* cutToFit(text: string, charactersMax: number, [cut, ...finerCuts]: typeof cuts): Generator<Piece> {
  for (const piece of cut?.(text) ?? []) {
    const characters = countCharacters(piece);
    if (characters <= charactersMax || finerCuts.length === 0) {
      yield { length: piece.length, characters };
    } else {
      yield* cutToFit(piece, charactersMax, finerCuts);
    }
  }
}

const segmenters = {
  sentence: new Intl.Segmenter('ar', { granularity: 'sentence' }),
  grapheme: new Intl.Segmenter('ar', { granularity: 'grapheme' }),
};

function segment(text: string, granularity: 'sentence' | 'grapheme'): string[] {
  return Array.from(segmenters[granularity].segment(text), (part) => part.segment);
}
