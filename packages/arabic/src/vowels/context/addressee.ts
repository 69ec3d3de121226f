import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import { nounWithYour, notYour, withYour } from './addressee.data.ts';

const lookAlikes = setOf(notYour);

/** طلبك, لكم, إليك: a word with a pronoun of the second person; بنك is a word of its own. */
export function hasYour(word: string): boolean {
  return withYour.test(word) && !lookAlikes.has(word) && !standardNouns.has(word);
}

/** طلبك: a noun with such a pronoun, and no preposition. */
export function isYours(word: string): boolean {
  return nounWithYour.test(word) && hasYour(word);
}
