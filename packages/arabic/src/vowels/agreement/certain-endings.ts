import { isPreposition } from '../genitive.ts';
import { fatha } from '../marks.ts';
import { digitWords } from '../context/function-words.data.ts';
import { wordsOf } from '../word-list.ts';
import type { WordReading } from '../word-reading.ts';
import { articledAccusative, endOfPlural, ownedAdverb, pluralInFatha, weakParticiple } from './shapes.data.ts';
import type { WordBefore } from './word-before.ts';

/** تَجَوَّلْنَا خِلَالَهَا, but مِنْ خِلَالِهَا: an adverb ends in a unless a preposition is before it. */
export function asAdverb(reading: WordReading, before: WordBefore): WordReading {
  const { adverb, owner } = ownedAdverb.exec(reading.form)?.groups ?? {};
  return adverb === undefined || owner === undefined || isPreposition(before.bare)
    ? reading
    : { ...reading, form: `${adverb}${fatha}${owner.replace(/^ه\u0650/u, 'ه\u064F')}` };
}

/** الْخَمِيسَ الْمَاضِيَ: of the cases of such an adjective only the accusative is heard. */
export function asWeakAdjective(reading: WordReading, { vowelled }: WordBefore): WordReading {
  return weakParticiple.test(reading.form) && articledAccusative.test(vowelled)
    ? { ...reading, form: reading.form + fatha }
    : reading;
}

/** No plural in ات ends in a: its accusative is its genitive. */
export function withPluralCase(reading: WordReading): WordReading {
  const { plural, owner } = (reading.form.includes(endOfPlural) && pluralInFatha.exec(reading.form)?.groups) || {};
  return plural === undefined || owner === undefined
    ? reading
    : { ...reading, form: `${plural}\u0650${owner.replace(/^ه\u064F/u, 'ه\u0650')}` };
}

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
