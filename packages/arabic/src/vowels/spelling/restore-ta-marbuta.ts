import { setOf } from '../word-list.ts';
import type { KnownWords } from './known-words.ts';
import { definiteInHa, impossibleTaMarbuta, wordsInHa } from './left-out-signs.data.ts';

const lastHa = /[ء-يٱ-ۓ]{2}ه$/u;
const lastTa = /[ء-يٱ-ۓ]{2}ة$/u;
const inHa = setOf(wordsInHa);

export function endsInHa(word: string): boolean {
  return lastHa.test(word);
}

export function endsInTaMarbuta(word: string): boolean {
  return lastTa.test(word);
}

/** The word with the dots of a ta marbuta. */
export function dotted(word: string): string {
  return `${word.slice(0, -1)}ة`;
}

/** True where ه may stand for ة: with the dots it is a common word. */
export function couldBeTaMarbuta(word: string | undefined, { isCommon }: KnownWords): boolean {
  return word !== undefined && lastHa.test(word) && !inHa.has(word) && isCommon(dotted(word));
}

/** The word with ة, where that is what was meant, or with ه for a ة that cannot be. */
export function withTaMarbuta(
  word: string,
  { find, isCommon, isOwn, isName }: KnownWords,
  leavesOut: boolean,
): string | undefined {
  const stem = word.slice(0, -1);
  if (lastTa.test(word)) {
    return impossibleTaMarbuta.test(word) && find(word) === undefined && find(`${stem}ه`) !== undefined
      ? `${stem}ه`
      : undefined;
  }
  const spelling = dotted(word);
  if (!lastHa.test(word) || inHa.has(word) || find(spelling) === undefined) {
    return undefined;
  }
  const isCertain =
    definiteInHa.test(word) || isName(spelling)
      ? !isCommon(word)
      : find(word) === undefined && isCommon(spelling) && find(stem) === undefined;
  const isLikely =
    (isCommon(spelling) || find(word) === undefined) &&
    (!isCommon(word) || (isOwn(spelling) && !isOwn(word) && !isOwn(stem)));
  return isCertain || (leavesOut && isLikely) ? spelling : undefined;
}
