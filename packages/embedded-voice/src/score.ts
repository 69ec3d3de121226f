import type { Dialect, PronouncedClause, PronouncedWord, Sound, Span } from '@rakhim/arabic';

/** How some words are said beside how all are; 1 and 0 change nothing. */
export interface WordStyle {
  /** Factor of the pace. */
  readonly rate: number;
  readonly pitchSemitones: number;
  /** Factor of the melody's range. */
  readonly range: number;
  readonly gainDb: number;
}

/** A stretch of the text that one voice speaks. */
export interface Passage extends Span {
  readonly dialect: Dialect;
  readonly gender: 'male' | 'female';
  /** As in the request, where it is absent. */
  readonly latinWords?: 'arabic' | 'english';
}

/** A silence of the author's, in the place of that of the punctuation. */
export interface Break {
  readonly at: number;
  readonly ms: number;
}

/** A place whose time is to be told. */
export interface Mark {
  readonly name: string;
  readonly at: number;
  /** Its place in the text as sent, which is told with its time. */
  readonly place: number;
  /** Milliseconds of the breaks that stand between it and the next word. */
  readonly followingMs: number;
}

/** What an author says about how a text is spoken. Places are its code points; all lists are in order. */
export interface Score {
  /** They follow one another and cover the text. */
  readonly passages: readonly Passage[];
  readonly styles: readonly (Span & { readonly style: WordStyle })[];
  /** Sounds of words in the place of those that the reader finds. */
  readonly sounds: readonly (Span & { readonly sounds: readonly Sound[] })[];
  readonly breaks: readonly Break[];
  readonly marks: readonly Mark[];
}

export interface StyledWord extends PronouncedWord {
  readonly style?: WordStyle;
}

/** A clause as it is to be spoken. */
export interface StyledClause extends PronouncedClause {
  readonly words: readonly StyledWord[];
  /** The silence before it, and after it, where an author has said how long. */
  readonly silenceMs?: number;
  readonly silenceAfterMs?: number;
}
