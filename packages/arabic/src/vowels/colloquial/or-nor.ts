import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { setOf } from '../word-list.ts';
import type { ClausePosition } from './clause-position.ts';
import { orNor, told } from './gulf-talk-rules.data.ts';
import { denyingWord, oneOfManyWords } from './levantine/talk-rules.data.ts';
import { readLevantinePast } from './levantine/verb-reader.ts';

const denials = setOf(orNor.denials);
const afterNor = setOf(orNor.before);
const oneOfMany = setOf(oneOfManyWords);
const imperfectOfPerson = /^[\u0623\u0625\u064A\u062A\u0646]\p{L}{3}/u;

/** أنا بحبك ولا هو: or, where nothing is denied before it. */
function isOrInLevant({ words, index }: ClausePosition): boolean {
  const before = words.slice(0, index);
  const next = words[index + 1] ?? '';
  // نروح ولا نضل, but كلمة المرور ولا يصلني: a verb without tense stands beside another of its person.
  const isVerbAlone =
    imperfectOfPerson.test(next) &&
    readLevantinePast(next)?.isDoubtful !== false &&
    !before.some((word) => word.startsWith(next.charAt(0)));
  return index > 0 && !isVerbAlone && !before.some((word) => denyingWord.test(word)) && !oneOfMany.has(next);
}

/** شاي ولا قهوة; after a denial it is nor, and لا تروح ولا تطلع. */
function isOrInGulf({ words, index }: ClausePosition): boolean {
  const [last = '', next = ''] = [words[index - 1], words[index + 1]];
  const isForbidden = told.test(next) && !told.test(last);
  const isInside = index > 0 && index < words.length - 1;
  return isInside && !isForbidden && !afterNor.has(next) && !words.slice(0, index).some((word) => denials.has(word));
}

/** The form of ولا where it is or. */
export function readOr(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  const isOr =
    bare === orNor.word && ((group === 'levantine' && isOrInLevant(place)) || (group === 'gulf' && isOrInGulf(place)));
  return isOr ? orNor.or : undefined;
}
