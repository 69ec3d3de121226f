import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import { nounWithYour, notYour, withMy, withYour } from './pronouns.data.ts';

const lookAlikes = setOf(notYour);

/** طلبك, لكم, إليك: a word with a pronoun of the second person; بنك is a word of its own. */
export function hasYour(word: string): boolean {
  return withYour.test(word) && !lookAlikes.has(word) && !standardNouns.has(word);
}

/** طلبك: a noun with such a pronoun, and no preposition. */
export function isYours(word: string): boolean {
  return nounWithYour.test(word) && hasYour(word);
}

/** True for a noun, or for one in ة as it is before a pronoun: فاتورت of فاتورتك. */
export function isNounStem(stem: string): boolean {
  return standardNouns.has(stem) || (stem.endsWith('ت') && standardNouns.has(`${stem.slice(0, -1)}ة`));
}

/** سيرتي: a noun with my pronoun; سعودي is a word of its own. */
export function isMine(word: string): boolean {
  return !standardNouns.has(word) && isNounStem(withMy.exec(word)?.groups?.['stem'] ?? '');
}
