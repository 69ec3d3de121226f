import { setOf, wordsOf } from '../word-list.ts';
import type { KnownWords } from './known-words.ts';
import {
  definiteInHa,
  impossibleTaMarbuta,
  alifsWithHamza,
  articleBeforeStem,
  articleOrConjunction,
  assertionsWithoutHamza,
  endsInArticle,
  firstAlif,
  firstHamza,
  joiningShape,
  miswrittenTo,
  nounsWithJoiningAlif,
  sayingVerbs,
  wordsWithoutHamza,
} from './left-out-signs.data.ts';
import type { LexiconEntry } from '../word-lists/lexicon.ts';
import { splitMarks, sukun } from '../marks.ts';

/** Nouns with a joining alif that are no verbal nouns, by what follows it. */
const otherJoining: ReadonlySet<string> = new Set(wordsOf(nounsWithJoiningAlif).map((noun) => noun.slice(1)));

const certain: ReadonlyMap<string, string> = new Map([
  ...wordsOf(wordsWithoutHamza).map((word) => [word.replace(/[أإآ]/gu, 'ا'), word] as const),
  miswrittenTo,
]);
const sayings = setOf(sayingVerbs);
/** Of ان and its kin: إن opens a sentence and follows saying, أن stands elsewhere. */
const openers: ReadonlyMap<string, string> = new Map(
  wordsOf(assertionsWithoutHamza).map((word) => [word, word.slice(1)]),
);

/** True for a word that begins with an alif without hamza, whatever is joined before it. */
export function beginsWithAlif(word: string): boolean {
  return firstAlif.test(word);
}

/** True for a word that begins with a hamza on or under its alif. */
export function beginsWithHamza(word: string): boolean {
  return firstHamza.test(word);
}

/** What a writer who leaves hamzas out always means by a word. */
export function certainHamza(word: string, previous: string | undefined): string | undefined {
  const rest = openers.get(word);
  if (rest !== undefined) {
    return `${previous === undefined || sayings.has(previous) ? 'إ' : 'أ'}${rest}`;
  }
  const known = certain.get(word);
  return (
    known ??
    (/^[وف]./u.test(word) && certain.has(word.slice(1))
      ? word.charAt(0) + (certain.get(word.slice(1)) ?? '')
      : undefined)
  );
}

/** The word with the hamza that the lists know it with, or that a noun with the article must have. */
export function withHamza(word: string, { find, isCommon }: KnownWords, leavesOut: boolean): string | undefined {
  const { before = '', rest = '' } = firstAlif.exec(word)?.groups ?? {};
  // فات, كان: what follows one letter and is so short is no word with a letter joined to it.
  if (rest === '' || (/^[وفبكل]$/u.test(before) && rest.length < 3)) {
    return undefined;
  }
  const entry = find(word);
  const isJoining = joiningShape.test(word.slice(before.length)) || otherJoining.has(rest);
  if (isJoining && entry !== undefined) {
    return undefined;
  }
  const spellings = alifsWithHamza
    .map((hamza) => before + hamza + rest)
    .filter((spelling) => find(spelling) !== undefined);
  const spelling = spellings.find(isCommon) ?? spellings[0];
  const spelt = spelling === undefined ? undefined : find(spelling);
  const isMisspelt =
    entry !== undefined && spelt !== undefined && isWhole(before, word) && lacksHamza(entry, spelt, before.length);
  if (entry !== undefined && !(leavesOut && !entry.isCommon) && !isMisspelt) {
    return undefined;
  }
  if (spelling !== undefined) {
    return (isJoining || entry !== undefined) && !isCommon(spelling) ? undefined : spelling;
  }
  const isDefinite = endsInArticle.test(before);
  return entry === undefined && !isJoining && rest.length > 1 && (isDefinite || leavesOut)
    ? `${before}أ${rest}`
    : undefined;
}

/** إجتماع, الأن, أسلام: a hamza that does not belong there, or another than the word has. */
export function withOtherAlif(word: string, { find, isCommon }: KnownWords): string | undefined {
  const { before = '', hamza = '', rest = '' } = firstHamza.exec(word)?.groups ?? {};
  if (rest === '' || find(word) !== undefined) {
    return undefined;
  }
  const isJoining = joiningShape.test(`ا${rest}`) || otherJoining.has(rest);
  return [...(isJoining ? ['ا'] : []), ...alifsWithHamza.filter((other) => other !== hamza)]
    .map((alif) => before + alif + rest)
    .find(isCommon);
}

/** Nothing is joined to the word but و and the article, and what looks like the word is not the article. */
function isWhole(before: string, word: string): boolean {
  return articleOrConjunction.test(before) && !articleBeforeStem.test(word.slice(before.length));
}

/**
 * True for a listed form that differs in the sign alone: what was learned from had misspelt words, too. An imperative
 * has its own right to a bare alif.
 *
 * @param alif where the letter stands.
 */
function lacksHamza(entry: LexiconEntry, spelt: LexiconEntry, alif: number): boolean {
  const [own, other] = [splitMarks(entry.first), splitMarks(spelt.first)];
  const isSame = own.slice(alif + 1, -1).every(({ marks }, place) => marks === other[alif + 1 + place]?.marks);
  return isSame && own.length === other.length && !entry.first.endsWith(sukun);
}

const lastHa = /[ء-يٱ-ۓ]{2}ه$/u;
const lastTa = /[ء-يٱ-ۓ]{2}ة$/u;

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
  return word !== undefined && lastHa.test(word) && isCommon(dotted(word));
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
  if (!lastHa.test(word) || find(spelling) === undefined) {
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
