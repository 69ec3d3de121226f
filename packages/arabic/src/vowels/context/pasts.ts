import { hasArticle } from '../article.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { isAgent, isAgentOfHe } from './agents.ts';
import { wordsOf } from '../word-list.ts';
import { beforePasts, beforeSubjects, everydayPasts, pastsWithSubject } from './pasts.data.ts';
import { nounsOfHer } from './presents.data.ts';

interface Past {
  readonly form: string;
  readonly isSure: boolean;
}

const rowsOf = (list: string, isSure: boolean) =>
  wordsOf(list).map((form) => [removeMarks(form), { form, isSure }] as const);
const pasts: ReadonlyMap<string, Past> = new Map([...rowsOf(pastsWithSubject, false), ...rowsOf(everydayPasts, true)]);
const particles: ReadonlySet<string> = new Set(wordsOf(beforePasts));
const openers: ReadonlySet<string> = new Set(wordsOf(beforeSubjects));
const hers: ReadonlySet<string> = new Set(wordsOf(nounsOfHer));
const finalA = new RegExp(`${fatha}$`, 'u');

function isHer(word: string | undefined): boolean {
  return word !== undefined && (hers.has(word) || (isAgent(word) && !isAgentOfHe(word)));
}

/** البنت قرأت, إن المدير رفض: a definite noun of somebody that opens the clause is who does it. */
function isAfterSubject(words: readonly string[], index: number, isOfWord: (word: string) => boolean): boolean {
  const subject = words[index - 1] ?? '';
  return hasArticle(subject) && isOfWord(subject) && (index === 1 || openers.has(words[index - 2] ?? ''));
}

/**
 * The everyday verb of the past that a word must be, by who is named around it; `undefined` where it may be a noun or
 * an imperative.
 */
export function pastOfEveryday(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const his = pasts.get(bare);
  if (his !== undefined) {
    const isAfterHim = isAfterSubject(words, index, (word) => isAgentOfHe(word)) && !hasArticle(next);
    return isAfterHim || (his.isSure && particles.has(previous)) ? his.form : undefined;
  }
  const hersDone = bare.endsWith('ت') ? pasts.get(bare.slice(0, -1)) : undefined;
  if (hersDone !== undefined) {
    const isDone =
      isAfterSubject(words, index, isHer) ||
      (index === 0 && isHer(next)) ||
      (particles.has(previous) && isHer(next)) ||
      (hersDone.isSure && (previous === 'التي' || previous === 'والتي'));
    return isDone ? `${hersDone.form}ت${hasArticle(next) ? kasra : sukun}` : undefined;
  }
  const theirs = bare.endsWith('وا') ? pasts.get(bare.slice(0, -2)) : undefined;
  if (theirs?.isSure === true && index > 0 && (/^ال|^هم$|^من$/u.test(previous) || particles.has(previous))) {
    return theirs.form.replace(finalA, `${damma}وا`);
  }
  const ours = bare.endsWith('نا') && index === 0 ? pasts.get(bare.slice(0, -2)) : undefined;
  return ours?.isSure === true && !isAgent(next) && next !== undefined
    ? ours.form.replace(finalA, `${sukun}ن${fatha}ا`)
    : undefined;
}
