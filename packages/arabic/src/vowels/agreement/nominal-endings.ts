import { isDualInConstruct } from '../context/agents.ts';
import { digitWords, verbsOfBecoming } from '../context/function-words.data.ts';
import { isPreposition } from '../endings/genitive.ts';
import { fatha, kasra, sukun } from '../marks.ts';
import { inCase } from '../clitics.ts';
import { setOf } from '../word-list.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  adverbWithPronoun,
  defectiveParticiple,
  definite,
  definiteAccusativeNoun,
  dual,
  femininePluralInFatha,
  notDual,
  obliqueEnding,
  soundFemininePlural,
  soundMasculinePlural,
} from './noun-patterns.data.ts';

/** تَجَوَّلْنَا خِلَالَهَا, but مِنْ خِلَالِهَا: an adverb is in the accusative unless a preposition is before it. */
export function asAdverb(reading: WordReading, before: WordBefore): WordReading {
  const { adverb, pronoun } = adverbWithPronoun.exec(reading.form)?.groups ?? {};
  return adverb === undefined || pronoun === undefined || isPreposition(before.bare)
    ? reading
    : { ...reading, form: inCase(adverb, fatha, pronoun) };
}

/** الْخَمِيسَ الْمَاضِيَ: of the cases of a defective participle only the accusative is heard. */
export function asDefectiveAdjective(reading: WordReading, { vowelled }: WordBefore): WordReading {
  return defectiveParticiple.test(reading.form) && definiteAccusativeNoun.test(vowelled)
    ? { ...reading, form: reading.form + fatha }
    : reading;
}

/** No sound feminine plural ends in a: its accusative is its genitive. */
export function asFemininePlural(reading: WordReading): WordReading {
  const { form } = reading;
  const { plural, pronoun } = (form.includes(soundFemininePlural) && femininePluralInFatha.exec(form)?.groups) || {};
  return plural === undefined || pronoun === undefined ? reading : { ...reading, form: inCase(plural, kasra, pronoun) };
}

const digits = setOf(digitWords);
const shortVowel = /[\u064E-\u0650]$/u;

/** الرمز هو سبعة أربعة تسعة: digits that are called one after the other are in no construct and have no case. */
export function asDigit(reading: WordReading, bare: string, next: string | undefined, before: WordBefore): WordReading {
  const isInRow = digits.has(bare) && (digits.has(next ?? '') || (next === undefined && digits.has(before.bare)));
  return isInRow && shortVowel.test(reading.form)
    ? { ...reading, form: reading.form.replace(shortVowel, ''), endingConfidence: 0, isConstruct: false }
    : reading;
}

/** كتابين مفيدين: the adjective of a dual is a dual, though its letters spell a sound plural as well. */
export function asDualAdjective(reading: WordReading, bare: string, before: WordBefore): WordReading {
  const isOfDual = bare.endsWith(obliqueEnding) && dual.test(before.vowelled) && !notDual.test(before.bare);
  const isAdjective = bare.length >= 5 && definite.test(bare) === definite.test(before.bare);
  return isOfDual && isAdjective && soundMasculinePlural.test(reading.form)
    ? { ...reading, form: reading.form.replace(soundMasculinePlural, `${fatha}ي${sukun}ن${kasra}`) }
    : reading;
}

const pastEnding = /\u064E$/u;
/** The predicate of these is in the accusative: كان وزيرا. */
const becoming = setOf(verbsOfBecoming);
const indefiniteAccusative = /\u064Bا$/u;

/** وقّع وزيرا الخارجية: a dual subject in construct has lost its n and is no accusative. */
export function asDualSubject(
  reading: WordReading,
  bare: string,
  next: string | undefined,
  { bare: verb, vowelled, before }: WordBefore,
): WordReading {
  const isSubject =
    before === undefined &&
    !becoming.has(verb) &&
    pastEnding.test(vowelled) &&
    indefiniteAccusative.test(reading.form) &&
    isDualInConstruct(bare, next);
  return isSubject ? { ...reading, form: reading.form.replace(indefiniteAccusative, `${fatha}ا`) } : reading;
}
