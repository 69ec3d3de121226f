import { isOrderForm } from '../context/orders.ts';
import { fatha, fathatan, kasra, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';
import { wordsOf } from '../word-list.ts';
import { prohibitions } from '../context/function-words.data.ts';
import { standardNouns } from '../lexicon-rows.ts';

/** What I did, as a rule found it: حَجَزْتُ. Nouns end so as well: الْبَيْتُ. */
const didByMe = /\u0652ت\u064F$/u;
/** What one must not do, closed or of many or of her: تُفَوِّتْ, تُفَوِّتُوا. */
const closed = /^ت.*(?:[\u0650\u0652]|\u064Fوا|\u0650ي)$/u;
const negations: ReadonlySet<string> = new Set(wordsOf(prohibitions));
/** A noun that shows a case: the first part of a construct in ة, or with the article. */
const shownCase = /^(?:(?!ال|[وف]\u064E|[بل]\u0650).*ة|ال.*(?<!ات|ون|ي\u0652?ن))[\u064F\u0650]$/u;
const indefiniteInTa = /ة[\u064C\u064D]$/u;
/** بِإِقَامَةٍ: what a preposition is joined to; that of بِطَاقَة and لِيرَة belongs to the noun. */
const joinedPreposition = /^(?:[وف]\u064E)?[بل]\u0650/u;

function speaks({ vowelled, before, isByRule }: WordBefore): boolean {
  const isOrder = isOrderForm(vowelled.replace(new RegExp(`${kasra}$`, 'u'), sukun));
  return (
    isOrder || (isByRule && didByMe.test(vowelled)) || (negations.has(before?.bare ?? '') && closed.test(vowelled))
  );
}

/** حَجَزْتُ غُرْفَةَ نوم, لا تُفَوِّتِ الْفُرْصَةَ: whose subject is in the verb has its object right after. */
export function asObjectOfSpeaker(reading: WordReading, bare: string, before: WordBefore): WordReading {
  const { form } = reading;
  const isGoverned = joinedPreposition.test(form) && !standardNouns.has(bare);
  if (isGoverned || !speaks(before)) {
    return reading;
  }
  if (shownCase.test(form)) {
    return { ...reading, form: form.slice(0, -1) + fatha };
  }
  return indefiniteInTa.test(form) ? { ...reading, form: form.slice(0, -1) + fathatan } : reading;
}
