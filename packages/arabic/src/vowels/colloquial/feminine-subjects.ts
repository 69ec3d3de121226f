import { setOf } from '../word-list.ts';
import {
  betweenHerAndVerb,
  feminine,
  feminineWords,
  governed,
  prepositionsOfTalk,
  timesOfTalk,
} from './clause-position.data.ts';
import type { ClausePosition } from './clause-position.ts';

const women = setOf(feminineWords);
const prepositions = setOf(prepositionsOfTalk);
const times = setOf(timesOfTalk);
const between = setOf(betweenHerAndVerb);
/** ورجلها: and her leg. */
const andBefore = /^\u0648(?=\p{L}{3})/u;

/** True where the subject, feminine, stands right before the verb: البنت نزلت, العربية دي وقفت. */
export function isAfterFeminineSubject({ words, index }: ClausePosition): boolean {
  if (between.has(words[index - 1] ?? '')) {
    return isAfterFeminineSubject({ words, index: index - 1 });
  }
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isFeminine = (women.has(last.replace(andBefore, '')) || feminine.test(last)) && !times.has(last);
  return isFeminine && !governed.test(last) && !prepositions.has(beforeLast);
}
