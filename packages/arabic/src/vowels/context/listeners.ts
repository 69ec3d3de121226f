import { standardNouns } from '../lexicon-rows.ts';
import { wordsOf } from '../word-list.ts';
import { listenersOwn, notOfListeners } from './everyday-orders.data.ts';

const notListeners: ReadonlySet<string> = new Set(wordsOf(notOfListeners));

/** طلبك, لكم, إليك: what belongs to who is spoken to; بنك is a word of its own. */
export function namesListener(word: string): boolean {
  return listenersOwn.test(word) && !notListeners.has(word) && !standardNouns.has(word);
}
