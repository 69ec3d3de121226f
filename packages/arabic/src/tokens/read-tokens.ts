import type { Dialect } from '../dialect.ts';
import type { NumberStyle } from '../numbers/say-number.ts';
import type { ReadingWarning } from '../reading.ts';
import { removeMarks } from '../vowels/marks.ts';
import { gapBetweenHalves } from './hemistich-rules.ts';
import { rulesByStart } from './rules.ts';
import {
  type Governed,
  numberMemory,
  type Piece,
  type Reading,
  type TokenContext,
  type TokenStart,
  type WordPiece,
} from './token-rule.ts';

export interface ReadTokensOptions {
  readonly dialect: Dialect;
  readonly style: NumberStyle;
  readonly warn: (warning: ReadingWarning) => void;
}

/** How many words back a rule may look. */
const memory = 8;
/** A rule may read what follows it as a token, which may do the same, but not for ever. */
const depthMax = 4;

const digit = /\d/;
const arabic = /[\p{Script=Arabic}--[\p{P}\p{S}\p{M}]]/v;
const latin = /\p{Script=Latin}/u;

function startOf(character: string): TokenStart {
  if (digit.test(character)) {
    return 'digit';
  }
  if (arabic.test(character)) {
    return 'arabic';
  }
  return latin.test(character) ? 'latin' : 'symbol';
}

interface Position {
  readonly index: number;
  readonly previous: readonly string[];
  readonly governed: Governed;
  readonly isAfterPause: boolean;
  readonly depth: number;
}

function readAt(
  text: string,
  { index, previous, governed, isAfterPause, depth }: Position,
  options: ReadTokensOptions,
): Reading | undefined {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0x20);
  const context: TokenContext = {
    text,
    ...options,
    previous,
    governed,
    isAfterPause,
    readFrom: (from, asked) => {
      if (depth >= depthMax) {
        return undefined;
      }
      // What governs a number governs the one joined to it: بين 5 و10.
      const words = previous.slice(0, previous.findLastIndex((word) => word !== numberMemory) + 1);
      return readAt(text, { index: from, previous: words, governed: asked, isAfterPause, depth: depth + 1 }, options);
    },
  };
  for (const rule of rulesByStart[startOf(character)]) {
    rule.pattern.lastIndex = index;
    const match = rule.pattern.exec(text);
    const reading = match ? rule.read(match, context) : undefined;
    if (reading && reading.end > index) {
      return reading;
    }
  }
  return undefined;
}

/** Signs and abbreviations govern as the words do that they stand for: يساوي, من, الطبعة. */
function isWritten({ rule }: WordPiece): boolean {
  return rule === 'plain' || rule === 'symbol' || rule === 'abbreviation';
}

const sentenceEnds: ReadonlySet<string> = new Set(['period', 'question', 'exclamation', 'paragraph']);

/** The words that later rules may look back at. */
function remember(previous: readonly string[], pieces: readonly Piece[]): readonly string[] {
  const last = pieces.at(-1);
  if (last?.kind === 'pause' && sentenceEnds.has(last.boundary)) {
    return [];
  }
  const words = pieces.flatMap((piece) =>
    piece.kind === 'word' ? [isWritten(piece) ? removeMarks(piece.text) : numberMemory] : [],
  );
  return words.length === 0
    ? previous
    : [...previous, ...words.filter((word, index) => word !== numberMemory || index === 0)].slice(-memory);
}

/**
 * Reads a normalised block token by token: each rule that begins with such a character is tried where a token begins,
 * and the first that applies says how it is spoken.
 */
export function* readTokens(text: string, options: ReadTokensOptions): Generator<Piece> {
  let previous: readonly string[] = [];
  let isAfterPause = false;
  for (let index = 0; index < text.length;) {
    if (text[index] === ' ') {
      const isGap = text[index - 1] !== ' ' && text.startsWith('    ', index);
      const halves = isGap ? gapBetweenHalves(text, index) : undefined;
      if (halves) {
        yield halves;
        isAfterPause = true;
      }
      index += 1;
      continue;
    }
    const reading = readAt(text, { index, previous, governed: {}, isAfterPause, depth: 0 }, options);
    if (reading) {
      yield* reading.pieces;
      previous = remember(previous, reading.pieces);
      isAfterPause = reading.pieces.length === 0 ? isAfterPause : reading.pieces.at(-1)?.kind === 'pause';
      index = reading.end;
    } else {
      index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    }
  }
}
