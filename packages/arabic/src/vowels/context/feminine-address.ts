import { hasArticle } from '../article.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { kasra } from '../marks.ts';
import { setOf } from '../word-list.ts';
import { hasYour } from './pronouns.ts';
import { derivedImperativeOf, imperativeOf } from './imperative-forms.ts';
import { imperativeAt } from './imperatives.ts';
import { feminineImperative } from './feminine-imperatives.ts';
import {
  beforeVerbsToHer,
  calledMen,
  calledWomen,
  calling,
  describedWoman,
  femininePresent,
  greetedWomen,
  joinedFeminineImperative,
  joiningAlif,
  presentOfWoman,
  secondPersonPast,
  secondPersonPastWithHim,
  surelyImperative,
  thingsOfWomen,
  toHer,
  weakImperative,
  womansName,
  wordsBeforeDescriptions,
  youVowelled,
  yourPronounVowelled,
} from './feminine-address.data.ts';

const women = setOf(calledWomen);
const men = setOf(calledMen);

/** True for a name that only women have, and for what they are called by. */
export function isWomansName(bare: string | undefined): boolean {
  return bare !== undefined && !men.has(bare) && !hasArticle(bare) && (women.has(bare) || womansName.test(bare));
}

const greeted = setOf(greetedWomen);
const hers = setOf(thingsOfWomen);
const youDescribed = setOf(wordsBeforeDescriptions);
const beforeVerbs = setOf(beforeVerbsToHer);

/** لا تترددي, أن تكتبي: a present whose imperative ends in a closed letter; تشتري is of others as well. */
function isFemininePresent(word: string, previous: string): boolean {
  const stem = beforeVerbs.has(previous) ? (femininePresent.exec(word)?.groups?.['stem'] ?? '') : '';
  const imperative =
    stem === ''
      ? undefined
      : (imperativeOf(stem) ?? imperativeOf(`${joiningAlif}${stem}`) ?? derivedImperativeOf(stem));
  return imperative !== undefined && !weakImperative.test(imperative);
}

/** فجربي: a feminine imperative that follows from the clause before. */
function isJoinedImperative(word: string): boolean {
  const stem = joinedFeminineImperative.exec(word)?.groups?.['stem'] ?? '';
  const imperative = stem === '' || standardNouns.has(stem) ? undefined : imperativeOf(stem);
  return imperative !== undefined && surelyImperative.test(imperative);
}

/** True where the words call a woman, or tell her what to do or what she does: هل أكلت يا فاطمة؟ */
export function isSpokenToHer(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const previous = words[index - 1] ?? '';
    return (
      (previous === calling && isWomansName(word)) ||
      greeted.has(word) ||
      hers.has(word) ||
      (presentOfWoman.test(word) && !standardNouns.has(word)) ||
      isFemininePresent(word, previous) ||
      (youDescribed.has(previous) && describedWoman.test(word)) ||
      (index === 0 && (feminineImperative(words, 0) !== undefined || isJoinedImperative(word)))
    );
  });
}

/** True where another is the addressee: a man is called, or an imperative is masculine or plural. */
function isSpokenToOthers(words: readonly string[]): boolean {
  return (
    words.some((word, index) => words[index - 1] === calling && !isWomansName(word) && !greeted.has(word)) ||
    imperativeAt(words, 0) !== undefined
  );
}

/**
 * For each clause of a paragraph whether it is said to a woman: those that say so, and others of the paragraph in which
 * nobody else is spoken to.
 *
 * @param around words before and after the paragraph's part that is at hand.
 */
export function clausesToHer(clauses: readonly (readonly string[])[], around: readonly string[] = []): boolean[] {
  const told = clauses.map(isSpokenToHer);
  const isAnyToHer = told.includes(true) || isSpokenToHer(around);
  return clauses.map((words, index) => told[index] === true || (isAnyToHer && !isSpokenToOthers(words)));
}

/** The feminine of a word of the second person: بَيْتُكِ, كَتَبْتِ. */
export function ofHers(form: string, bare: string): string {
  return hasYour(bare) || Object.hasOwn(toHer, bare)
    ? form.replace(yourPronounVowelled, `$1ك${kasra}`).replace(youVowelled, `$1${kasra}`)
    : form.replace(secondPersonPast, `$1${kasra}`).replace(secondPersonPastWithHim, `$1${kasra}ه${kasra}`);
}

/** The form of a word that is said to a woman; `undefined` for other words and where nobody of the kind is called. */
export function saidToHer(bare: string, words: readonly string[]): string | undefined {
  const form = Object.hasOwn(toHer, bare) ? toHer[bare] : undefined;
  return form !== undefined && isSpokenToHer(words) ? form : undefined;
}
