import type { Dialect } from './dialect.ts';
import type { Sound } from './phoneme.ts';

/**
 * The shapes that pass from room to room of the front end:
 *
 *   text → {@link WrittenText} → {@link SpokenWord}s in {@link Clause}s → vowelled → {@link PronouncedWord}s
 *
 * Every offset is a code-point index into the text as the caller sent it, `start` inclusive and `end` exclusive.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Which rule turned what was written into what is spoken; `plain` when nothing was changed. */
export type ReadingRule =
  | 'plain'
  | 'number'
  | 'ordinal'
  | 'fraction'
  | 'percent'
  | 'date'
  | 'time'
  | 'duration'
  | 'currency'
  | 'unit'
  | 'phone'
  | 'range'
  | 'score'
  | 'version'
  | 'digits'
  | 'abbreviation'
  | 'honorific'
  | 'symbol'
  | 'emoji'
  | 'email'
  | 'url'
  | 'hashtag'
  | 'latin'
  | 'letter'
  /** Read as the caller chose. */
  | 'reading';

/** A word as it will be spoken, before its vowels are known. */
export interface SpokenWord extends Span {
  /** Arabic letters with whatever marks were typed or are certain, or Latin letters when `script` is `latin`. */
  readonly text: string;
  readonly script: 'arabic' | 'latin';
  readonly rule: ReadingRule;
}

/** The way a clause ends, which decides pause and melody. `none` only where a long sentence had to be cut. */
export type Boundary = 'none' | 'comma' | 'semicolon' | 'colon' | 'period' | 'question' | 'exclamation' | 'paragraph';

/** A bracket of any shape. */
export type Bracket = '(' | ')';

/** Words that are spoken in one breath. A clause has at least one word. */
export interface Clause {
  readonly words: readonly SpokenWord[];
  readonly boundary: Boundary;
  /** The bracket that is its boundary, where one is. */
  readonly bracket?: Bracket;
}

/** Where the vowels of a word can be decided, in the order in which the stages are asked. */
export const decisionStages = [
  'typed',
  'talk',
  'context',
  'particle',
  'lexicon',
  'learned',
  'pattern',
  'related',
  'guess',
  'network',
] as const;
export type DecisionStage = (typeof decisionStages)[number];

/** The rule or list that a reading comes from. */
export interface ReadingOrigin {
  readonly stage: DecisionStage;
  /** The rule's id, such as `homograph.al-aam-1` or `lexicon.brands`. */
  readonly rule: string;
  /** File and line of the row, where the rule is a row of data. */
  readonly source?: string;
}

/** The reason why a word is read as it is. */
export interface WordDecision extends ReadingOrigin {
  /** 0 to 1: how likely the vowels before the last letter are right. */
  readonly confidence: number;
  /** The rule of the ending, where it differs from the rule that decided on the rest. */
  readonly ending?: string;
  /** The next likeliest form, where the network weighed several. */
  readonly runnerUp?: string;
}

/** A spoken word with all its vowels, in canonical order: letter, shadda, vowel. */
export interface VowelledWord extends SpokenWord {
  readonly vowelled: string;
  /** 1 when the vowels were typed or come from a rule; else the reader's own estimate, 0 to 1. */
  readonly confidence: number;
  /** Absent where the diacritiser gives no reasons, and for words in Latin letters. */
  readonly decision?: WordDecision;
  /** The form with its likeliest ending, where `vowelled` leaves one off that is not sure. */
  readonly likeliest?: string;
}

/**
 * What stands between two phrases of a clause where nothing is written: `breath` long enough to breathe, `phrase` a
 * short silence, `slight` no silence, but the end of a phrase that can be heard.
 */
export type PhraseBreak = 'slight' | 'phrase' | 'breath';

/**
 * A word with its sounds in one dialect. Latin words keep `sounds` empty when an engine's own English voice reads them.
 */
export interface PronouncedWord extends VowelledWord {
  readonly sounds: readonly Sound[];
  /** Absent inside a phrase and after the last word of a clause, which has the clause's own boundary. */
  readonly breakAfter?: PhraseBreak;
}

export interface PronouncedClause {
  readonly words: readonly PronouncedWord[];
  readonly boundary: Boundary;
}

/** Something the caller should know about how the text was read. `detail` names the piece of text concerned. */
export interface ReadingWarning {
  readonly code:
    | 'markup_removed'
    | 'characters_skipped'
    | 'foreign_script_skipped'
    | 'repeats_shortened'
    | 'text_in_other_dialect'
    | 'quran_text'
    | 'uncertain_words';
  readonly detail: string;
  /** With `text_in_other_dialect`: the dialect that the text is written in. */
  readonly dialect?: Dialect;
}

/** The Arabic-script words of one clause, possibly partly vowelled, and what ends it. */
export interface ClauseWords {
  readonly words: readonly string[];
  readonly boundary: Boundary;
  /** The bracket that is its boundary, where one is. */
  readonly bracket?: Bracket;
}

/**
 * A word as a diacritiser gives it back: the same letters, a hamza and the dots of ة that the writer left out aside;
 * typed marks kept.
 */
export interface VowelsFound {
  readonly vowelled: string;
  /** 0 to 1: how likely the vowels before the last letter are right. */
  readonly confidence: number;
  /** Absent where the diacritiser gives no reasons. */
  readonly decision?: WordDecision;
  /** The form with its likeliest ending, where `vowelled` leaves one off that is not sure. */
  readonly likeliest?: string;
}

/** What stands around a passage. */
export interface PassageContext {
  readonly before?: ClauseWords;
  readonly after?: readonly string[];
}

/** Fills in vowels that were not written: a word list, a network, or both. */
export interface Diacritiser {
  /**
   * Vowels one clause.
   *
   * @param words Arabic-script words of one clause in order, possibly partly vowelled; typed marks must be kept.
   * @returns one entry a word, in the same order, each letter for letter the word given; a first أ, إ or آ may stand
   *   for ا, and a last ة for ه.
   */
  diacritise(words: readonly string[]): readonly VowelsFound[];
  /**
   * Vowels clauses that follow one another, each by what stands around it; absent where a diacritiser looks at one
   * clause at a time.
   *
   * @param around.before the clause before the first; absent where the text begins.
   * @param around.after words that follow, which say how the text is written.
   * @returns one row a clause.
   */
  diacritisePassage?(clauses: readonly ClauseWords[], around?: PassageContext): readonly (readonly VowelsFound[])[];
  /**
   * Every form that one word is known to have, whatever stands around it, the likeliest first; typed marks are kept.
   * Forms that differ in their ending alone are one.
   *
   * @param word an Arabic-script word, possibly partly vowelled.
   */
  formsOf?(word: string): readonly string[];
}

export interface ReadOptions {
  readonly dialect: Dialect;
  /** Absent: rules and our own small word list only. */
  readonly diacritiser?: Diacritiser;
}
