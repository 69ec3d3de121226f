import {
  type Boundary,
  type Diacritiser,
  type Dialect,
  type PronouncedClause,
  isUncertain,
  readText,
} from '@rakhim/arabic';
import type { SpeechWarning } from '../speech-engine.ts';
import { toPausalForm } from './pausal-form.ts';

/** The most words that a warning lists: ten show what to look for. */
const uncertainMax = 10;

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

/**
 * A text as a model is given it: clause by clause, numbers and signs in words, with all vowels, words before a pause as
 * they are said there. Lazy: no more is read than is asked for.
 *
 * @param warn called for what should be known, before the clause that it is about.
 */
export function* toVowelledClauses(
  text: string,
  dialect: Dialect,
  diacritiser: Diacritiser,
  warn: (warning: SpeechWarning) => void,
): Generator<string> {
  const noted = new Set<string>();
  for (const clause of readText(text, { dialect, diacritiser, onWarning: warn })) {
    for (const word of uncertainWords(clause)) {
      if (noted.size < uncertainMax && !noted.has(word)) {
        noted.add(word);
        warn({ code: 'uncertain_words', detail: word });
      }
    }
    yield write(clause);
  }
}

function uncertainWords({ words }: PronouncedClause): string[] {
  return words.filter(({ rule, confidence }) => isUncertain({ rule, confidence })).map(({ text }) => text);
}

/** A pause of the reader's own becomes a comma, the only sign for it that models have learned. */
function write({ words, boundary }: PronouncedClause): string {
  const vowelled = words.map(({ vowelled: word, breakAfter }, index) => {
    const isBeforePause = breakAfter === 'phrase' || breakAfter === 'breath';
    if (isBeforePause) {
      return toPausalForm(word) + punctuation.comma;
    }
    return index === words.length - 1 && boundary !== 'none' ? toPausalForm(word) : word;
  });
  return vowelled.join(' ') + punctuation[boundary];
}
