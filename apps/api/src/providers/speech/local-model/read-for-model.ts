import {
  type Diacritiser,
  type Dialect,
  type Endings,
  type PronouncedClause,
  readText,
  uncertainWord,
} from '@rakhim/arabic';
import type { SpeechWarning } from '../speech-engine.ts';

/** The most words that a warning lists: ten show what to look for. */
const uncertainMax = 10;

export interface ModelReading {
  readonly dialect: Dialect;
  readonly diacritiser: Diacritiser;
  readonly endings?: Endings | undefined;
  /** Called for what should be known, before the clause that it is about. */
  readonly onWarning: (warning: SpeechWarning) => void;
}

/**
 * Reads a text clause by clause, numbers and signs in words, with all vowels and sounds. Lazy: no more is read than is
 * asked for.
 */
export function* readForModel(text: string, { onWarning, ...reading }: ModelReading): Generator<PronouncedClause> {
  const noted = new Set<string>();
  for (const clause of readText(text, { ...reading, onWarning })) {
    const word = uncertainWord(clause);
    if (word !== undefined && noted.size < uncertainMax && !noted.has(word)) {
      noted.add(word);
      onWarning({ code: 'uncertain_words', detail: word });
    }
    yield clause;
  }
}
