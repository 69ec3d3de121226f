import type { Dialect } from '../../dialect.ts';
import type { Boundary } from '../../reading.ts';
import { markClassOf, splitMarks } from '../marks.ts';
import { isParticle } from '../particles.ts';
import type { VowelledForm } from '../word-reading.ts';
import { alphabet } from '../letters.data.ts';

/**
 * What the network sees of a text: letters as they are, all digits as one, the punctuation that parts clauses, and the
 * rest as one.
 */
export const symbols = [...alphabet] as const;

const numberOf: ReadonlyMap<string, number> = new Map(symbols.map((symbol, index) => [symbol, index]));
const digit = /\p{Nd}/u;

/** The number of a character among {@link symbols}; fits in six bits. */
export function symbolOf(character: string): number {
  return numberOf.get(digit.test(character) ? '0' : character) ?? 0;
}

/** The text is in standard Arabic. */
export const standardVariety = 0;
const varieties: Readonly<Record<Dialect, number>> = {
  msa: standardVariety,
  egyptian: 1,
  levantine: 2,
  gulf: 3,
  qatar: 3,
  uae: 3,
  saudi: 4,
  maghrebi: 5,
};

/**
 * The number by which the network tells talk in a dialect from standard text. Every space bears it where a letter bears
 * its confidence.
 */
export function varietyOf(dialect: Dialect): number {
  return varieties[dialect];
}

/** Rows of the network's table of words; row 0 stands for every word that is not common. */
export const bucketRows = 16383;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;
/** The constant of Knuth's multiplicative hashing, for a second row that is independent of the first. */
const knuthFactor = 0x9e3779b1;

/**
 * The two rows that stand for a common word together. Two words that share one of them seldom share both, so a small
 * table tells many words apart (Svenstrup et al. 2017, "Hash Embeddings"). The hash is FNV-1a over the letters.
 */
export function wordBuckets(bare: string): readonly [number, number] {
  let hash = fnvOffset;
  for (const letter of bare) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), fnvPrime);
  }
  const mixed = Math.imul(hash ^ (hash >>> 15), knuthFactor);
  return [rowOf(hash ^ (hash >>> 16)), rowOf(mixed ^ (mixed >>> 13))];
}

function rowOf(hash: number): number {
  return 1 + ((hash >>> 0) % (bucketRows - 1));
}

/** What the word lists say about one word, letter by letter. */
export interface WordFeatures {
  /** Mark classes of the likeliest reading. */
  readonly first: readonly number[];
  /** Of the next likeliest; {@link nothingKnown} for every letter when there is none. */
  readonly second: readonly number[];
  /** How sure the first is: five classes for the vowels before the last letter times four for the last; 0 to 19. */
  readonly confidence: number;
}

/** Stands for a letter of which no reading is known; one past the mark classes. */
export const nothingKnown = 15;
/** From these confidences on a reading falls into the next class. */
const coreSteps = [0.3, 0.6, 0.85, 0.97] as const;
const endingSteps = [0.5, 0.75, 0.93] as const;

function classOf(confidence: number, steps: readonly number[]): number {
  return steps.filter((step) => confidence >= step).length;
}

/** The number for how sure a reading is before its last letter and in it; the latter is one of four classes. */
export function confidenceClass(coreConfidence: number, endingClass: number): number {
  return classOf(coreConfidence, coreSteps) * (endingSteps.length + 1) + endingClass;
}

function markClasses(reading: VowelledForm | undefined, length: number): number[] {
  const letters = reading === undefined ? [] : splitMarks(reading.form);
  return Array.from({ length }, (_, index) => markClassOf(letters[index]?.marks ?? '?') ?? nothingKnown);
}

/** Turns the readings of a word into what the network is told. */
export function wordFeatures(bare: string, readings: readonly VowelledForm[]): WordFeatures {
  const [first, second] = readings.toSorted((a, b) => b.coreConfidence - a.coreConfidence);
  return {
    first: markClasses(first, bare.length),
    second: markClasses(second, bare.length),
    confidence: confidenceClass(first?.coreConfidence ?? 0, classOf(first?.endingConfidence ?? 0, endingSteps)),
  };
}

/**
 * What the network is told of a word. Our own lists assert one reading, which is worth less to it than what was
 * counted: where the learned list knows a word well, its shares say how far each reading can be trusted. Particles are
 * the exception, for which our lists are complete.
 *
 * @param isCommon true when the learned list has seen the word often.
 */
function evidenceOf(bare: string, readings: readonly VowelledForm[], isCommon: boolean): readonly VowelledForm[] {
  return isCommon && !isParticle(bare) ? readings.filter(({ isOwn }) => !isOwn) : readings;
}

/** One word as the network is told of it. */
export interface NetworkWord extends WordFeatures {
  /** One number a letter. */
  readonly symbols: readonly number[];
  /** Rows of the table of words. */
  readonly rows: readonly [number, number];
  /** True for punctuation that is written without a space before it. */
  readonly isAttached: boolean;
}

const notCommon = [0, 0] as const;

/**
 * @param bare a word without marks, one UTF-16 unit a letter.
 * @param readings what the word lists say of it.
 * @param isCommon true when the learned list has seen it often.
 */
export function networkWord(bare: string, readings: readonly VowelledForm[], isCommon: boolean): NetworkWord {
  return {
    symbols: Array.from(bare, symbolOf),
    rows: isCommon ? wordBuckets(bare) : notCommon,
    isAttached: false,
    ...wordFeatures(bare, evidenceOf(bare, readings, isCommon)),
  };
}

const punctuation: Readonly<Record<Boundary, string>> = {
  none: '',
  comma: '،',
  semicolon: '؛',
  colon: ':',
  period: '.',
  question: '؟',
  exclamation: '!',
  paragraph: '.',
};

/** The mark that the network is shown for what ends a clause; empty for none. */
export function punctuationOf(boundary: Boundary): string {
  return punctuation[boundary];
}

/**
 * @param mark one of the symbols of punctuation.
 * @param isAttached false where a space stands before it.
 */
export function networkPunctuation(mark: string, isAttached = true): NetworkWord {
  return {
    symbols: [symbolOf(mark)],
    rows: notCommon,
    isAttached,
    first: [nothingKnown],
    second: [nothingKnown],
    confidence: 0,
  };
}
