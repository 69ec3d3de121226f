import { hasArticle } from '../article.ts';
import { kasra } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { orderToHer } from './orders.ts';
import { calledMen, calledWomen, toHer } from './addressee.data.ts';

const women: ReadonlySet<string> = new Set(wordsOf(calledWomen));
const men: ReadonlySet<string> = new Set(wordsOf(calledMen));

/** True for a name that only women have, and for what they are called by. */
export function isWomansName(bare: string | undefined): boolean {
  return (
    bare !== undefined && !men.has(bare) && !hasArticle(bare) && (women.has(bare) || /\p{L}{2}(?:ة|اء)$/u.test(bare))
  );
}

/** What a woman who is spoken to does: تبحثين. Verbal nouns are shorter: تحسين. */
const doneByListener = /^(?:س)?ت\p{L}{3,}ين$/u;

/** True where the words call a woman, or tell her what to do or what she does: هل أكلت يا فاطمة؟ */
export function isSpokenToHer(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      (words[index - 1] === 'يا' && isWomansName(word)) ||
      doneByListener.test(word) ||
      (index === 0 && orderToHer(words, 0) !== undefined),
  );
}

/** A pronoun of who is spoken to after a vowel: بَيْتُكَ, عَلَيْكَ; ذَلِكَ is none. */
const ofListener =
  /^(?!(?:.*ذ\u064Eل\u0650|.*ت\u0650ل\u0652|.*ه\u064Fن\u064Eا|.*أ\u064Fول\u064Eئ\u0650)ك)(.+(?:[\u064E-\u0650](?=ك\u064E?$)|[\u0652اوي](?=ك\u064E$)))ك\u064E?$/u;

/** What belongs to a woman who is spoken to: بَيْتُكِ. */
export function ofHers(form: string): string {
  return form.replace(ofListener, `$1ك${kasra}`);
}

/** The form of a word that is said to a woman; `undefined` for other words and where nobody of the kind is called. */
export function saidToHer(bare: string, words: readonly string[]): string | undefined {
  const form = Object.hasOwn(toHer, bare) ? toHer[bare] : undefined;
  return form !== undefined && isSpokenToHer(words) ? form : undefined;
}
