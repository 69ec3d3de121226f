import { hasArticle } from '../article.ts';
import { standardNouns } from '../lexicon-rows.ts';
import { kasra } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { derivedOrderOf } from './derived-orders.ts';
import { namesListener } from './listeners.ts';
import { imperativeOf } from './order-forms.ts';
import { orderOf, orderToHer } from './orders.ts';
import {
  beforeOrderToHer,
  beforeVerbsToHer,
  calledMen,
  calledWomen,
  calling,
  describedWoman,
  doneByHer,
  greetedWomen,
  joinedOrder,
  surelyOrder,
  thingsOfWomen,
  toHer,
  weakImperative,
  youAlone,
} from './addressee.data.ts';

const women: ReadonlySet<string> = new Set(wordsOf(calledWomen));
const men: ReadonlySet<string> = new Set(wordsOf(calledMen));

/** True for a name that only women have, and for what they are called by. */
export function isWomansName(bare: string | undefined): boolean {
  return (
    bare !== undefined && !men.has(bare) && !hasArticle(bare) && (women.has(bare) || /\p{L}{2}(?:ة|اء)$/u.test(bare))
  );
}

/** What a woman who is spoken to does: تبحثين. Verbal nouns are shorter: تحسين. */
const doneByListener = /^(?:س)?ت[ء-يٱ-ۓ]{3,}(?<!ي)ين$/u;
const greeted: ReadonlySet<string> = new Set(wordsOf(greetedWomen));
const hers: ReadonlySet<string> = new Set(wordsOf(thingsOfWomen));
const beforeVerbs: ReadonlySet<string> = new Set(wordsOf(beforeVerbsToHer));

/** لا تترددي, أن تكتبي: what she does, of a verb whose order ends in a closed letter; تشتري is of others as well. */
function isDoneByHer(word: string, previous: string): boolean {
  const stem = beforeVerbs.has(previous) ? (doneByHer.exec(word)?.groups?.['stem'] ?? '') : '';
  const order =
    stem === ''
      ? undefined
      : (imperativeOf(stem) ?? imperativeOf(`${beforeOrderToHer}${stem}`) ?? derivedOrderOf(stem));
  return order !== undefined && !weakImperative.test(order);
}

/** فجربي: an order to her that follows from what was said before. */
function isJoinedOrder(word: string): boolean {
  const stem = joinedOrder.exec(word)?.groups?.['stem'] ?? '';
  const order = stem === '' || standardNouns.has(stem) ? undefined : imperativeOf(stem);
  return order !== undefined && surelyOrder.test(order);
}

/** True where the words call a woman, or tell her what to do or what she does: هل أكلت يا فاطمة؟ */
export function isSpokenToHer(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const previous = words[index - 1] ?? '';
    return (
      (previous === calling && isWomansName(word)) ||
      greeted.has(word) ||
      hers.has(word) ||
      (doneByListener.test(word) && !standardNouns.has(word)) ||
      isDoneByHer(word, previous) ||
      (previous === youAlone && describedWoman.test(word)) ||
      (index === 0 && (orderToHer(words, 0) !== undefined || isJoinedOrder(word)))
    );
  });
}

/** True where somebody else is spoken to: a man is called, or an order is given to him or to many. */
function isSpokenToOthers(words: readonly string[]): boolean {
  return (
    words.some((word, index) => words[index - 1] === calling && !isWomansName(word) && !greeted.has(word)) ||
    orderOf(words, 0) !== undefined
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

/** A pronoun of who is spoken to after a vowel: بَيْتُكَ, عَلَيْكَ; ذَلِكَ is none. */
const ofListener =
  /^(?!(?:.*ذ\u064Eل\u0650|.*ت\u0650ل\u0652|.*ه\u064Fن\u064Eا|.*أ\u064Fول\u064Eئ\u0650)ك)(.+(?:[\u064E-\u0650](?=ك\u064E?$)|[\u0652اوي](?=ك\u064E$)))ك\u064E?$/u;

/** What was done by who is spoken to: قَدَّمْتَ, قَدَّمْتَهَا, and with the vowel of its object, قَدَّمْتَهُ. */
const didByListener = /^(.{3,}\u0652ت)\u064E(?=$|ه\u064Eا$|ه$)/u;
const didItByListener = /^(.{3,}\u0652ت)\u064Eه\u064F$/u;
/** أَنْتَ. */
const youOfHim = /^((?:و\u064E)?أ\u064Eن\u0652ت)\u064E$/u;

/** What belongs to a woman who is spoken to: بَيْتُكِ, and what she did: كَتَبْتِ. */
export function ofHers(form: string, bare: string): string {
  return namesListener(bare) || Object.hasOwn(toHer, bare)
    ? form.replace(ofListener, `$1ك${kasra}`).replace(youOfHim, `$1${kasra}`)
    : form.replace(didByListener, `$1${kasra}`).replace(didItByListener, `$1${kasra}ه${kasra}`);
}

/** The form of a word that is said to a woman; `undefined` for other words and where nobody of the kind is called. */
export function saidToHer(bare: string, words: readonly string[]): string | undefined {
  const form = Object.hasOwn(toHer, bare) ? toHer[bare] : undefined;
  return form !== undefined && isSpokenToHer(words) ? form : undefined;
}
