import { isAgent } from '../context/agents.ts';
import {
  adverbsInAtan,
  jussiveWords,
  demonstrativeWords,
  notSubjectsOfPassives,
  subjectOpeners,
} from '../context/function-words.data.ts';
import { damma, fathatan, removeMarks } from '../marks.ts';
import { inCase } from '../clitics.ts';
import { setOf } from '../word-list.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  accusativeWithPossessive,
  definiteAccusative,
  definiteOblique,
  endsInOurs,
  endsInYours,
  genitiveWithPossessive,
  predicate,
  prepositionalPhrase,
} from './noun-patterns.data.ts';
import {
  ditransitiveWithPronoun,
  endsInKafOfRoot,
  firstPersonPluralPast,
  passiveOrActive,
  pastVerbNotInna,
  pastWithMe,
  presentPassive,
  verbWithObjectPronoun,
} from './verb-patterns.data.ts';

/** Adverbs, which alone open a clause in -atan. */
const adverbs = setOf(adverbsInAtan);
const jussiveParticles = setOf(jussiveWords);
/** What is forbidden, wanted or must be: its name follows and is the subject. */
const impersonals = setOf(subjectOpeners);
const demonstratives = setOf(demonstrativeWords);
/** Times, and what verbs of two meanings have as an object: يعد الطعام. */
const notSubjects = setOf(notSubjectsOfPassives);

const genitive = /[\u064D\u0650]$/u;

/** What opens a clause is governed by nothing: شَعْرُهَا طويل, مِلْعَقَةُ سكر. */
export function asOpeningSubject(reading: WordReading, bare: string, next: string | undefined): WordReading {
  if (next === undefined) {
    return reading;
  }
  const { noun, pronoun } = genitiveWithPossessive.exec(reading.form)?.groups ?? {};
  if (noun !== undefined && pronoun !== undefined && predicate.test(next)) {
    return { ...reading, form: inCase(noun, damma, pronoun) };
  }
  const isObject =
    bare.endsWith('ة') &&
    reading.form.endsWith(fathatan) &&
    !adverbs.has(bare) &&
    !adverbs.has(bare.replace(/^و/u, ''));
  return isObject ? { ...reading, form: reading.form.slice(0, -1), endingConfidence: 0 } : reading;
}

/**
 * A verb puts nothing in the genitive. Where a rule found the verb, the reader may have taken it for a noun and given
 * the next noun that case; the case is then left open. An agent right after a verb that opens a clause is its subject:
 * لَبِسَتِ الْبِنْتُ.
 */
export function asSubjectOfPast(
  reading: WordReading,
  bare: string,
  { vowelled, isByRule, before }: WordBefore,
): WordReading {
  if (!isByRule || !pastVerbNotInna.test(vowelled)) {
    return reading;
  }
  const { form } = reading;
  if (definiteAccusative.test(form) && before === undefined && isAgent(bare)) {
    return { ...reading, form: form.replace(definiteAccusative, damma) };
  }
  return genitive.test(form) && !prepositionalPhrase.test(form) && !prepositionalPhrase.test(bare)
    ? { ...reading, form: form.replace(genitive, ''), endingConfidence: 0 }
    : reading;
}

/** سيصلك طلبُك: what follows a verb with its object pronoun is its subject. */
export function asSubjectAfterObjectPronoun(
  reading: WordReading,
  { bare: verb, vowelled, before }: WordBefore,
): WordReading {
  // يهدينا سبلنا: what is ours is the object. تَلَقَّيْنَا: a past of the first person has no object yet.
  const isObject = endsInOurs.test(verb) && endsInOurs.test(removeMarks(reading.form));
  const isPastOfOurs = firstPersonPluralPast.test(vowelled) && !jussiveParticles.has(before?.bare ?? '');
  const isSubject =
    (verbWithObjectPronoun.test(verb) || (pastWithMe.test(vowelled) && endsInYours.test(removeMarks(reading.form)))) &&
    !isObject &&
    !isPastOfOurs &&
    !ditransitiveWithPronoun.test(verb) &&
    !endsInKafOfRoot.test(verb);
  const { noun, pronoun } = (isSubject && accusativeWithPossessive.exec(reading.form)?.groups) || {};
  return noun === undefined || pronoun === undefined ? reading : { ...reading, form: inCase(noun, damma, pronoun) };
}

/** أعجبتني صورتُك: the same after a past verb, which the network often takes for one with two objects. */
export function asSubjectAfterMe(reading: WordReading, before: WordBefore): WordReading {
  return pastWithMe.test(before.vowelled) ? asSubjectAfterObjectPronoun(reading, before) : reading;
}

/** ممنوع الوقوفُ, تُعرف هذه المدينةُ: after a passive or an impersonal expression comes the subject. */
export function asSubjectOfPassive(reading: WordReading, { bare, vowelled, before }: WordBefore): WordReading {
  const isDemonstrative = demonstratives.has(bare);
  const verb = isDemonstrative ? (before?.bare ?? '') : bare;
  const isAfterPassive =
    !passiveOrActive.test(verb) &&
    (presentPassive.test(vowelled) || (isDemonstrative && presentPassive.test(before?.vowelled ?? '')));
  const isSubject = isAfterPassive ? /\u064E$/u.test(reading.form) : before === undefined && impersonals.has(bare);
  return isSubject && !notSubjects.has(removeMarks(reading.form)) && definiteOblique.test(reading.form)
    ? { ...reading, form: reading.form.replace(definiteOblique, damma) }
    : reading;
}
