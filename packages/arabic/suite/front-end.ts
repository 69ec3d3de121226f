import type { Dialect } from '../src/dialect.ts';
import { toIpa } from '../src/phoneme.ts';
import { readText } from '../src/read-text.ts';
import type { Diacritiser } from '../src/reading.ts';
import type { SuiteEngine } from './score.ts';

/** This package's own front end as an engine of the suite. */
export function frontEnd(name: string, diacritiserOf: (dialect: Dialect) => Diacritiser | undefined): SuiteEngine {
  return {
    name,
    read: (text, dialect) => {
      const diacritiser = diacritiserOf(dialect);
      const words = Array.from(readText(text, { dialect, ...(diacritiser && { diacritiser }) })).flatMap(
        (clause) => clause.words,
      );
      return {
        words: words.map(({ vowelled }) => vowelled).join(' '),
        sounds: words.map(({ sounds }) => toIpa(sounds)).join(' '),
      };
    },
  };
}
