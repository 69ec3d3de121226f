import type { PassageContext } from '../../reading.ts';
import type { ChosenClause } from '../word-reading.ts';
import { hasArticle } from '../clitics.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { kasra, removeMarks } from '../marks.ts';
import { setOf } from '../word-list.ts';
import {
  beforeVerbsToHer,
  calledMen,
  calledWomen,
  calling,
  describedWoman,
  femininePresent,
  greetedWomen,
  imperativeToWoman,
  imperativeWithin,
  lookAlikesOfYour,
  presentOfWoman,
  presentsInYa,
  prepositionsWithYour,
  secondPersonPast,
  secondPersonPastWithHim,
  thingsOfWomen,
  withYour,
  womansName,
  wordsBeforeDescriptions,
  youVowelled,
  yourPronounVowelled,
} from './feminine-address.data.ts';

const women = setOf(calledWomen);
const men = setOf(calledMen);

/** True for a name that only women have, and for what they are called by. */
export function isWomansName(bare: string | undefined): boolean {
  return bare !== undefined && !men.has(bare) && !hasArticle(bare) && (women.has(bare) || womansName.test(bare));
}

const greeted = setOf(greetedWomen);
const hers = setOf(thingsOfWomen);
const youDescribed = setOf(wordsBeforeDescriptions);
const lookAlikes = setOf(lookAlikesOfYour);
const beforeVerbs = setOf(beforeVerbsToHer);
const endsInOwnYa = setOf(presentsInYa);
const withPreposition = setOf(prepositionsWithYour);

/** لا تترددي, أن تكتبي. */
function isFemininePresent(word: string, previous: string): boolean {
  return beforeVerbs.has(previous) && femininePresent.test(word) && !endsInOwnYa.has(word);
}

/** True where the words call a woman, or tell her what to do or what she does: هل أكلت يا فاطمة؟ */
export function isSpokenToHer(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const previous = words[index - 1] ?? '';
    return (
      (previous === calling && isWomansName(word)) ||
      greeted.has(word) ||
      hers.has(word) ||
      (presentOfWoman.test(word) && !standardNouns.has(word)) ||
      isFemininePresent(word, previous) ||
      (youDescribed.has(previous) && describedWoman.test(word)) ||
      ((index === 0 ? imperativeToWoman : imperativeWithin).test(word) && !standardNouns.has(word))
    );
  });
}

/** True where another is the addressee: a man is called. */
function isSpokenToOthers(words: readonly string[]): boolean {
  return words.some((word, index) => words[index - 1] === calling && !isWomansName(word) && !greeted.has(word));
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

/** For each clause whether a woman is spoken to, as far as its paragraph tells. */
export function clausesSaidToHer(clauses: readonly ChosenClause[], { before, after = [] }: PassageContext): boolean[] {
  const starts = clauses.map((_, index) => index === 0 || clauses[index - 1]?.boundary === 'paragraph');
  return starts.flatMap((isStart, start) => {
    if (!isStart) {
      return [];
    }
    const next = starts.indexOf(true, start + 1);
    const paragraph = clauses.slice(start, next === -1 ? clauses.length : next);
    const isOpen = paragraph.at(-1)?.boundary !== 'paragraph';
    const around = [
      ...(start === 0 && before?.boundary !== 'paragraph' ? (before?.words ?? []) : []),
      ...(next === -1 && isOpen ? after : []),
    ].map(removeMarks);
    return clausesToHer(
      paragraph.map(({ words }) => words.map(({ bare }) => bare)),
      around,
    );
  });
}

/** طلبك, لكم, إليك: a word with a pronoun of the second person; بنك is a word of its own. */
function hasYour(word: string): boolean {
  return withPreposition.has(word) || (withYour.test(word) && !lookAlikes.has(word) && !standardNouns.has(word));
}

/** The feminine of a word of the second person: بَيْتُكِ, كَتَبْتِ. */
export function ofHers(form: string, bare: string): string {
  return hasYour(bare)
    ? form.replace(yourPronounVowelled, `$1ك${kasra}`).replace(youVowelled, `$1${kasra}`)
    : form.replace(secondPersonPast, `$1${kasra}`).replace(secondPersonPastWithHim, `$1${kasra}ه${kasra}`);
}
