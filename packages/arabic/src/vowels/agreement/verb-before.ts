import { isImperativeForm } from '../context/imperative-forms.ts';
import { kasra, sukun } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import type { WordBefore } from '../word-reading.ts';
import {
  firstPersonPast,
  goalPronoun,
  intransitivePasts,
  intransitivePastsOfHer,
  passiveVerb,
  verbWithGoal,
} from './verb-patterns.data.ts';

const lastKasra = new RegExp(`${kasra}$`, 'u');
const lastSukun = new RegExp(`${sukun}$`, 'u');

/** As they are read, before a joining alif and elsewhere. */
const intransitive: ReadonlySet<string> = new Set(
  [
    ...wordsOf(intransitivePasts).flatMap((form) => [form, `${form}ت${sukun}`]),
    ...wordsOf(intransitivePastsOfHer),
  ].flatMap((form) => [form, form.replace(lastSukun, kasra)]),
);

/** True for an imperative, with the helping vowel that it has before a joining alif, too: اكْتُبِ الدَّرْسَ. */
export function isImperative(vowelled: string): boolean {
  return isImperativeForm(vowelled.replace(lastKasra, sukun));
}

/** True for a past of the first person, as a rule found it: of other words of these letters nobody can be sure. */
export function isFirstPersonPast({ isByRule, vowelled }: WordBefore): boolean {
  return isByRule && firstPersonPast.test(vowelled);
}

/** True for a past verb that has no object: وَصَلَ, انْتَهَتْ. */
export function isIntransitivePast(vowelled: string): boolean {
  return intransitive.has(vowelled);
}

/** True after a verb whose subject can only follow: وصل طلبك, أُرسل طلبك, سيرد عليك فريقنا. */
export function isBeforeSubject({ bare, vowelled, before }: WordBefore): boolean {
  const hasGoal = goalPronoun.test(bare) && before !== undefined && verbWithGoal.test(before.bare);
  return hasGoal || isIntransitivePast(vowelled) || passiveVerb.test(vowelled);
}
