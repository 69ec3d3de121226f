import type { Boundary, Dialect } from '@rakhim/arabic';

/** How one dialect moves. Semitones are those of a voice of ordinary range; times are factors. */
export interface DialectProsody {
  /** Factor of the pace. */
  readonly tempo: number;
  /** Rise of an accent on a content word. */
  readonly accent: number;
  /** Rise before a pause after which the sentence goes on. */
  readonly continuation: number;
  /** Rise at the end of a question that is answered by yes or no. */
  readonly question: number;
  /** Fall at the end of a statement, on top of the teacher's own. */
  readonly fall: number;
  /** Factor of the length of a last syllable before a pause. */
  readonly finalLength: number;
  /** Factor of the length of short unstressed vowels. */
  readonly shortVowels: number;
}

/**
 * The eight dialects. From what is described of them: Egyptian accents nearly every content word (Hellmuth 2006),
 * Levantine draws out and raises the end of a
 * phrase (Chahal 2001), Gulf varieties move less (Blodgett, Owens and Rockwood 2007), Moroccan is quick, with short
 * vowels that shrink (Benkirane 1998).
 */
export const dialectProsody: Readonly<Record<Dialect, DialectProsody>> = {
  msa: { tempo: 1.125, accent: 1.9, continuation: 3.4, question: 7.5, fall: 0.8, finalLength: 1.12, shortVowels: 1 },
  egyptian: { tempo: 1.115, accent: 2.4, continuation: 3.2, question: 7, fall: 1, finalLength: 1.1, shortVowels: 1 },
  gulf: { tempo: 1.135, accent: 1.7, continuation: 3, question: 7, fall: 0.7, finalLength: 1.1, shortVowels: 0.97 },
  levantine: {
    tempo: 1.115,
    accent: 2,
    continuation: 4,
    question: 7.8,
    fall: 0.7,
    finalLength: 1.24,
    shortVowels: 0.97,
  },
  maghrebi: {
    tempo: 1.135,
    accent: 1.8,
    continuation: 3,
    question: 7.2,
    fall: 0.8,
    finalLength: 1.14,
    shortVowels: 0.88,
  },
  saudi: { tempo: 1.155, accent: 1.7, continuation: 3, question: 7, fall: 1, finalLength: 1.1, shortVowels: 1 },
  uae: { tempo: 1.125, accent: 1.8, continuation: 3.2, question: 7, fall: 0.7, finalLength: 1.12, shortVowels: 0.97 },
  qatar: {
    tempo: 1.135,
    accent: 1.7,
    continuation: 3.3,
    question: 7.2,
    fall: 0.8,
    finalLength: 1.1,
    shortVowels: 0.97,
  },
};

/** A movement of the melody at the end of what is said in one breath. */
export type Ending = 'fall' | 'continuation' | 'list' | 'question' | 'level' | 'none';

interface BoundaryProsody {
  /** Silence before what follows, in milliseconds, at the voice's own pace. */
  readonly pauseMs: number;
  readonly ending: Ending;
  /** How far the next breath group begins anew: 1 as a new sentence does, 0 not at all. */
  readonly reset: number;
}

/** Pauses within a sentence, between its parts, between sentences, and that between paragraphs. */
export const boundaryProsody: Readonly<Record<Boundary | 'phrase' | 'breath', BoundaryProsody>> = {
  none: { pauseMs: 0, ending: 'none', reset: 0 },
  phrase: { pauseMs: 90, ending: 'level', reset: 0.25 },
  breath: { pauseMs: 190, ending: 'continuation', reset: 0.4 },
  comma: { pauseMs: 210, ending: 'continuation', reset: 0.45 },
  colon: { pauseMs: 330, ending: 'continuation', reset: 0.7 },
  semicolon: { pauseMs: 360, ending: 'fall', reset: 0.7 },
  period: { pauseMs: 520, ending: 'fall', reset: 1 },
  question: { pauseMs: 560, ending: 'question', reset: 1 },
  exclamation: { pauseMs: 540, ending: 'fall', reset: 1 },
  paragraph: { pauseMs: 900, ending: 'fall', reset: 1 },
};

/**
 * A quotation is told a little higher and livelier, and begins almost like a sentence; what is left of the sentence
 * after it is told lower (Klewitz and Couper-Kuhlen 1999; Jansen, Gregory and Brenier 2001).
 */
export const quotationProsody = {
  outside: { register: 0, liveliness: 1, reset: 0 },
  inside: { register: 1.4, liveliness: 1.15, reset: 0.9 },
  after: { register: -0.8, liveliness: 0.85, reset: 0 },
} as const;
