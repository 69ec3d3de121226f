import { hasArticle } from '../article.ts';
import { removeMarks } from '../marks.ts';
import { isAgent } from './agents.ts';
import { wordsOf } from '../word-list.ts';
import { isDoneByHer } from './perfects.ts';
import { wordsOfMine } from './perfects.data.ts';
import { adverbsInA } from './passives.data.ts';
import { doneByThings, toldBesideMine, toldOfOneself } from './first-person-pasts.data.ts';

const told: ReadonlyMap<string, string> = new Map(wordsOf(toldOfOneself).map((form) => [removeMarks(form), form]));
const besideMine: ReadonlyMap<string, string> = new Map([
  ...told,
  ...wordsOf(toldBesideMine).map((form) => [removeMarks(form), form] as const),
]);
const byThings: ReadonlySet<string> = new Set(wordsOf(doneByThings));
const adverbs: ReadonlySet<string> = new Set(wordsOf(adverbsInA));
/** Of her own: لبست ثيابها. */
const ofHers = /^\p{L}{2,}ها$/u;

/** What the writer did, for the first word of a text; `undefined` where somebody else may have done it. */
export function readOpeningPast(words: readonly string[]): string | undefined {
  const [verb = '', next, afterNext] = words;
  const isThing = hasArticle(next) && (byThings.has(verb) || /ات$/u.test(next ?? ''));
  // حملت الطائرة ركابا: the object comes after who did it. نسيت كلمة المرور: what a form asks.
  const hasObject =
    /^ال\p{L}+ة$/u.test(next ?? '') && /^\p{L}{2,}(?<![هيو])ا$/u.test(afterNext ?? '') && !adverbs.has(afterNext ?? '');
  // تعلمت النملة أن: somebody else is named who learned it.
  const hasClause = /^ال\p{L}+ة$/u.test(next ?? '') && afterNext === 'أن';
  const isAsked = verb === 'نسيت' && next === 'كلمة';
  const isOther =
    isThing ||
    hasObject ||
    hasClause ||
    isAsked ||
    isAgent(next) ||
    isDoneByHer(next, afterNext) ||
    words.some((word) => ofHers.test(word) || word === 'هي');
  return isOther ? undefined : told.get(verb);
}

const ofMine: ReadonlySet<string> = new Set(wordsOf(wordsOfMine));

/** حولت المبلغ وأرجو التأكيد: what I did, where the clause goes on with what is mine, at the beginning of any clause. */
export function readPastBesideOwn(words: readonly string[], index: number): string | undefined {
  const [verb = '', next, afterNext] = words;
  const isTold = index === 0 && besideMine.has(verb) && words.some((word, place) => place > 0 && ofMine.has(word));
  return isTold && !isAgent(next) && !isDoneByHer(next, afterNext) ? besideMine.get(verb) : undefined;
}
