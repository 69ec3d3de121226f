import {
  type Diacritiser,
  type Dialect,
  type Endings,
  type PronouncedClause,
  noteUncertain,
  readText,
} from '@rakhim/arabic';
import type { SpeechWarning } from '../speech-engine.ts';

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
export function readForModel(text: string, { onWarning, ...reading }: ModelReading): Generator<PronouncedClause> {
  return noteUncertain(readText(text, { ...reading, onWarning }), onWarning);
}
