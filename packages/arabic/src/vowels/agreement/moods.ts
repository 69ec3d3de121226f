import {
  beforeThePastWords,
  jussiveWords,
  jussiveWordsOfPresents,
  subjunctiveWords,
} from '../context/function-words.data.ts';
import { damma, fatha, kasra, removeMarks, shadda, sukun } from '../marks.ts';
import { setOf, wordsOf } from '../word-list.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  adverbials,
  complementisers,
  complementisersWithPreposition,
  futureNotIndicative,
  futureWithObject,
  indicativeWithObject,
  intransitivePresents,
  joinedAdverbial,
  purposeClause,
  rootsOfFormFour,
} from './verb-patterns.data.ts';

/** After these a verb is in the jussive (لم يكتبْ, حيثما تذهبْ), after those in the subjunctive (لن يكتبَ). */
const jussiveParticles = setOf(jussiveWords);
const subjunctiveParticles = setOf(subjunctiveWords);
const thatClause = setOf(complementisers);
const anyThatClause = setOf(`${complementisers} ${complementisersWithPreposition}`);

/**
 * Persons of the present that end in the last letter of the root. Shorter ones lost a weak letter and may end in any
 * vowel: لم يدعُ.
 */
const present = /^[يتأن]\p{L}{3,}$/u;
/** An object pronoun, whose vowel is no mood. */
const objectPronoun = /(?:[هك]م?)$/u;
const indicative = new RegExp(`${damma}$`, 'u');
/** يَتِمُّ: a doubled letter ends in a where others are closed. */
const doubled = /^[يتأن][\u064E\u064F]\p{L}.*\u0651\u064F?$/u;

/** So sure is grammar. */
const moodConfidence = 0.98;
const futureConfidence = 0.97;
const firstPersonConfidence = 0.97;

/** The form of a verb with its object in another mood; `undefined` for what is none. */
function inMood(form: string, vowel: string): string | undefined {
  const { verb, object } = indicativeWithObject.exec(form)?.groups ?? {};
  // يَسْتَعِدَّهَا: a doubled letter is not closed.
  return verb === undefined || object === undefined
    ? undefined
    : `${verb}${verb.endsWith(shadda) ? fatha : vowel}${object}`;
}

/** No verb stays in the indicative after a particle of the jussive or subjunctive, however often it was met so. */
export function withMood(reading: WordReading, bare: string, previous: string): WordReading {
  const vowel = jussiveParticles.has(previous) ? sukun : subjunctiveParticles.has(previous) ? fatha : undefined;
  const { form } = reading;
  const changed = (moody: string) => ({ ...reading, form: moody, endingConfidence: moodConfidence });
  if (vowel !== undefined && doubled.test(form) && !objectPronoun.test(bare)) {
    return changed(form.replace(indicative, '') + fatha);
  }
  const withObject =
    vowel !== undefined ? inMood(form, vowel) : anyThatClause.has(previous) ? inMood(form, fatha) : undefined;
  if (withObject !== undefined) {
    return changed(withObject);
  }
  // What lists know of its ending says nothing here.
  if (vowel !== undefined && form.endsWith(shadda + fatha) && !objectPronoun.test(bare)) {
    return changed(form);
  }
  const isImpossible = vowel !== undefined && present.test(bare) && indicative.test(form) && !objectPronoun.test(bare);
  return isImpossible ? changed(form.slice(0, -1) + vowel) : reading;
}

/** لِتَمْنَحَكَ: after the li of purpose a verb is in the subjunctive, which its object makes heard. */
export function asPurpose(reading: WordReading): WordReading {
  const { start, verb } = purposeClause.exec(reading.form)?.groups ?? {};
  const form = verb === undefined ? undefined : inMood(verb, fatha);
  return start === undefined || form === undefined ? reading : { ...reading, form: start + form };
}

/** سيتواصلُ معك, وسندرسُها: after the س of the future a verb is in the indicative. */
export function asFuture(reading: WordReading): WordReading {
  const { verb, object } = futureWithObject.exec(reading.form)?.groups ?? {};
  if (verb !== undefined && object !== undefined) {
    return { ...reading, form: verb + damma + object };
  }
  const bareVerb = futureNotIndicative.exec(reading.form)?.groups?.['verb'];
  return bareVerb === undefined ? reading : { ...reading, form: bareVerb + damma, endingConfidence: futureConfidence };
}

const moodsOfFirstPerson: ReadonlyMap<string, string> = new Map([
  ...wordsOf(jussiveWordsOfPresents).map((word) => [word, sukun] as const),
  ...wordsOf(subjunctiveWords).map((word) => [word, fatha] as const),
]);
/** بعد أن أرسل الرجل: after these أن is followed by what was done. */
const beforeThePast = setOf(beforeThePastWords);
const formFour = setOf(rootsOfFormFour);
/** Spelt as form IV of the past, أَرْسَلَ or أَرْسَلَهُ; verbs that end in ئ are of no other form. */
const formFourPast = /^أ\u064E(\p{L})\u0652(\p{L})\u064E(\p{L})(?:\u064E(\p{L}.*)?|[\u0650\u0652])?$/u;
const formFourInHamza = /^أ\u064E(\p{L})\u0652(\p{L})[\u064E\u0650]ئ[\u064E\u0650\u0652]?$/u;
const intransitive: ReadonlyMap<string, string> = new Map(
  wordsOf(intransitivePresents).map((form) => [removeMarks(form), form]),
);
const adverbialWords = setOf(adverbials);

function moodAfter({ bare, before }: WordBefore): string | undefined {
  if (!thatClause.has(bare)) {
    return moodsOfFirstPerson.get(bare);
  }
  return beforeThePast.has(before?.bare ?? '') ? undefined : fatha;
}

/**
 * أريد أن أرسلَ رسالة: where only an imperfect can stand, what looks like form IV of the past is a first person. The
 * grammar of the particles is that of Wright, *A Grammar of the Arabic Language*, II 15 to 19.
 */
export function asFirstPersonPresent(
  reading: WordReading,
  bare: string,
  next: string | undefined,
  before: WordBefore,
): WordReading {
  const mood = bare.startsWith('أ') ? moodAfter(before) : undefined;
  if (mood === undefined) {
    return reading;
  }
  const isAlone = next === undefined || adverbialWords.has(next) || joinedAdverbial.test(next);
  const [, first, second, last = 'ئ', object = ''] =
    formFourPast.exec(reading.form) ?? formFourInHamza.exec(reading.form) ?? [];
  const isFormFour = last === 'ئ' || formFour.has(`${first}${second}${last}`);
  const form =
    (isAlone ? intransitive.get(bare) : undefined) ??
    (isFormFour && first && second && `أ${damma}${first}${sukun}${second}${kasra}${last}`);
  return form === undefined || form === false || form === ''
    ? reading
    : { ...reading, form: `${form}${mood}${object}`, endingConfidence: firstPersonConfidence };
}
