import { wordsOf } from '../word-list.ts';
import { digitWords } from '../context/function-words.data.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';

const digits: ReadonlySet<string> = new Set(wordsOf(digitWords));
const shortVowel = /[\u064E-\u0650]$/u;

/** الرمز هو سبعة أربعة تسعة: figures that are called one after the other own nothing and have no case. */
export function asFigure(
  reading: WordReading,
  bare: string,
  next: string | undefined,
  before: WordBefore,
): WordReading {
  const isInRow = digits.has(bare) && (digits.has(next ?? '') || (next === undefined && digits.has(before.bare)));
  return isInRow && shortVowel.test(reading.form)
    ? { ...reading, form: reading.form.replace(shortVowel, ''), endingConfidence: 0, isConstruct: false }
    : reading;
}
