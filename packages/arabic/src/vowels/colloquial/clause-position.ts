import {
  auxiliaries,
  beforeDeeds,
  feminine,
  subject,
  betweenHerAndVerb,
  feminineWords,
  joinedAuxiliary,
  ofHundred,
  openersOfOrders,
  prepositionsOfTalk,
  timesOfTalk,
} from './clause-position.data.ts';

/** What stands before a word of a clause, bare. */
export interface ClausePosition {
  readonly words: readonly string[];
  readonly index: number;
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
const verbsBefore = wordsOf(auxiliaries);
const women = wordsOf(feminineWords);
const prepositions = wordsOf(prepositionsOfTalk);
const times = wordsOf(timesOfTalk);
const openers = wordsOf(openersOfOrders);
const deeds = wordsOf(beforeDeeds);
const between = wordsOf(betweenHerAndVerb);
/** ورجلها: and her leg. */
const andBefore = /^و(?=\p{L}{3})/u;
/** بالمدرسة, للقهوة: what a preposition of one letter stands before does nothing. */
const governed = /^(?:[وف]?(?:بال|لل|عال|فال|هال))/u;

/** True for one who is she without ة, or is mine or yours: البنت, أختي. */
export function isWoman(word: string): boolean {
  return women.has(word);
}

/** True where she who does it stands right before the verb: البنت نزلت, العربية دي وقفت. */
export function isAfterFeminineSubject({ words, index }: ClausePosition): boolean {
  if (between.has(words[index - 1] ?? '')) {
    return isAfterFeminineSubject({ words, index: index - 1 });
  }
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isOfHer = (word: string) =>
    (women.has(word.replace(andBefore, '')) || feminine.test(word)) &&
    !times.has(word) &&
    (!governed.test(word) || word.startsWith('هال'));
  return isOfHer(last) && !prepositions.has(beforeLast);
}

/**
 * True where an order may stand: at the beginning, after a call or a request, and after و where an order came first.
 *
 * @param isWhole whether the word has no particle: a و that it begins with is its own.
 */
export function opensOrder({ words, index }: ClausePosition, isWhole = false): boolean {
  return (
    index === 0 ||
    openers.has(words[index - 1] ?? '') ||
    words[index - 2] === 'يا' ||
    (!isWhole && /^و/u.test(words[index] ?? ''))
  );
}

/** True after a word that a verb in the imperfect follows: عم, بدي, لازم. */
export function isAfterAuxiliary({ words, index }: ClausePosition): boolean {
  const before = words[index - 1] ?? '';
  return verbsBefore.has(before) || (joinedAuxiliary.test(before) && verbsBefore.has(before.slice(1)));
}

/** True after a word that what somebody did follows: اللي, مين, المحل. */
export function isBeforeDeed({ words, index }: ClausePosition, isStrict: boolean): boolean {
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isSubject = subject.test(last) && !times.has(last) && !prepositions.has(beforeLast);
  return deeds.has(last) || (!isStrict && isSubject);
}

const hundreds = wordsOf(ofHundred.numbers);

/** خمسين في المية: what a number stands before. */
export function hundredth({ words, index }: ClausePosition): string | undefined {
  const isOfHundred =
    words[index] === ofHundred.word && words[index - 1] === ofHundred.before && hundreds.has(words[index - 2] ?? '');
  return isOfHundred ? ofHundred.form : undefined;
}
