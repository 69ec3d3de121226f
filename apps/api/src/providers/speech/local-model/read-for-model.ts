import { type Diacritiser, type Dialect, type PronouncedClause, isUncertain, readText } from '@rakhim/arabic';
import type { SpeechWarning } from '../speech-engine.ts';

/** The most words that a warning lists: ten show what to look for. */
const uncertainMax = 10;

/**
 * Reads a text clause by clause, numbers and signs in words, with all vowels and sounds. Lazy: no more is read than is
 * asked for.
 *
 * @param warn called for what should be known, before the clause that it is about.
 */
export function* readForModel(
  text: string,
  dialect: Dialect,
  diacritiser: Diacritiser,
  warn: (warning: SpeechWarning) => void,
): Generator<PronouncedClause> {
  const noted = new Set<string>();
  for (const clause of readText(text, { dialect, diacritiser, onWarning: warn })) {
    for (const word of uncertainWords(clause)) {
      if (noted.size < uncertainMax && !noted.has(word)) {
        noted.add(word);
        warn({ code: 'uncertain_words', detail: word });
      }
    }
    yield clause;
  }
}

function uncertainWords({ words }: PronouncedClause): string[] {
  return words.filter(({ rule, confidence }) => isUncertain({ rule, confidence })).map(({ text }) => text);
}
