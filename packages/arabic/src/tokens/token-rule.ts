import type { Dialect } from '../dialect.ts';
import { type GrammaticalCase, type State, withProclitic } from '../numbers/declension.ts';
import type { NumberStyle } from '../numbers/say-number.ts';
import type { Boundary, Bracket, ReadingRule, ReadingWarning } from '../reading.ts';

/** A spoken word and the UTF-16 units of the block that it stands for. Words of one token may share them. */
export interface WordPiece {
  readonly kind: 'word';
  readonly text: string;
  readonly script: 'arabic' | 'latin';
  readonly rule: ReadingRule;
  readonly from: number;
  readonly to: number;
}

/** A pause between words. */
export interface PausePiece {
  readonly kind: 'pause';
  readonly boundary: Exclude<Boundary, 'none'>;
  /** The bracket that asks for it, where one does. */
  readonly bracket?: Bracket;
}

export type Piece = WordPiece | PausePiece;

/** Stands for a number among the words before; what governs one number does not govern the next. */
export const numberMemory = '#';

/** The way a token is read, and where in the block it ends. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly end: number;
}

/** The case and state that a word joined to a number asks for: بـ25 is genitive, الـ25 definite. */
export interface Governed {
  readonly case?: GrammaticalCase;
  readonly state?: State;
}

/** The context that a rule may look at besides its match. */
export interface TokenContext {
  /** The whole normalised block. */
  readonly text: string;
  readonly dialect: Dialect;
  readonly style: NumberStyle;
  /** Bare words written just before, the newest last; forgotten at the end of a sentence. */
  readonly previous: readonly string[];
  readonly governed: Governed;
  /** True where a pause stands between the words before and the token: nothing governs over a colon. */
  readonly isAfterPause: boolean;
  /** Reads what begins at an index, as if the token began there. */
  readonly readFrom: (index: number, governed: Governed) => Reading | undefined;
  readonly warn: (warning: ReadingWarning) => void;
}

/** Characters that a token can begin with; only the rules of that kind are tried there. */
export type TokenStart = 'digit' | 'arabic' | 'latin' | 'symbol';

export interface TokenRule {
  readonly name: string;
  readonly starts: readonly TokenStart[];
  /** Sticky: tried where a token begins. */
  readonly pattern: RegExp;
  /** `undefined` where the rule does not apply after all; the next one is tried. */
  readonly read: (match: RegExpExecArray, context: TokenContext) => Reading | undefined;
}

export function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length;
}

/** Returns where a group of a match lies; the pattern needs the `d` flag. */
export function groupSpan(match: RegExpExecArray, group: number): readonly [from: number, to: number] {
  return match.indices?.[group] ?? [match.index, endOf(match)];
}

/** Words of one token, all standing for the same units. */
export function say(words: readonly string[], rule: ReadingRule, [from, to]: readonly [number, number]): WordPiece[] {
  return words
    .flatMap((word) => word.split(' '))
    .map((text) => ({ kind: 'word', text, script: 'arabic', rule, from, to }));
}

/** Joins a vowelled particle to the first word. */
export function joinToFirst(particle: string, pieces: readonly Piece[]): Piece[] {
  const first = pieces.find((piece) => piece.kind === 'word');
  return pieces.map((piece) => (piece === first ? { ...first, text: withProclitic(particle, first.text) } : piece));
}

export function pause(boundary: PausePiece['boundary'], bracket?: Bracket): PausePiece {
  return { kind: 'pause', boundary, ...(bracket === undefined ? {} : { bracket }) };
}
