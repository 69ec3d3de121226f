import { damma, removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';
import { wordsOf } from '../word-list.ts';
import { demonstrativeWords, notSubjectsOfPassives, subjectOpeners } from '../context/function-words.data.ts';

/** يُعْرَفُ, تُسْتَخْدَمُ: what is done. */
const passive =
  /^[يت]\u064F(?:\p{L}\u0652)?\p{L}\u064E?(?:\p{L}[\u064E\u0652\u0651]{1,2}){0,2}\u064F$|^[يت]\u064F\p{L}\u0652\p{L}\u064E\p{L}\u064F$/u;
/** What is forbidden, wanted or must be: its name follows and is the subject. */
const ofSubjects: ReadonlySet<string> = new Set(wordsOf(subjectOpeners));
const demonstratives: ReadonlySet<string> = new Set(wordsOf(demonstrativeWords));
/** Times, and what verbs of two meanings have as an object: يعد الطعام. */
const notSubjects: ReadonlySet<string> = new Set(wordsOf(notSubjectsOfPassives));
const ofTwoMeanings = /^[يت]عد$/u;
const otherCase = /(?<=^ال.*(?<!ات|ين))[\u064E\u0650]$/u;

/** ممنوع الوقوفُ, تُعرف هذه المدينةُ: what nobody else does anything to is a subject. */
export function asSubjectOfPassive(reading: WordReading, { bare, vowelled, before }: WordBefore): WordReading {
  const withoutMarks = removeMarks(reading.form);
  const verb = demonstratives.has(bare) ? (before?.bare ?? '') : bare;
  const isAfterPassive =
    !ofTwoMeanings.test(verb) &&
    (passive.test(vowelled) || (demonstratives.has(bare) && before !== undefined && passive.test(before.vowelled)));
  const isSubject = isAfterPassive ? /\u064E$/u.test(reading.form) : before === undefined && ofSubjects.has(bare);
  return isSubject && !notSubjects.has(withoutMarks) && otherCase.test(reading.form)
    ? { ...reading, form: reading.form.replace(otherCase, damma) }
    : reading;
}
