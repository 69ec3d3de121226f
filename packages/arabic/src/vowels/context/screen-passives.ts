import { hasArticle } from '../article.ts';
import { removeMarks, sukun } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { isAgent, knownThings } from './agents.ts';
import { intransitivePasts, intransitivePastsOfHer } from '../agreement/verb-before.data.ts';
import { inMood } from './presents.ts';
import { hasYour, isYours } from './pronouns.ts';
import {
  afterScreenPassives,
  articled,
  articledOfHer,
  articledParticiple,
  beforeScreenPassives,
  endingOfHer,
  futureAndVerb,
  futurePrefix,
  joinedAfterPassives,
  mannersOfScreens,
  namesOfActions,
  not,
  ofHerByLetters,
  ofHerPrefix,
  ofHimPrefix,
  ofMany,
  screenPassives,
  screenPassivesOfPast,
  surelyVerb,
  thingsOfHerOfReader,
  undone,
  undoneByNoReader,
  undonePassives,
  undoneThings,
} from './screen-passives.data.ts';

const presents: ReadonlyMap<string, string> = new Map(
  wordsOf(screenPassives)
    .flatMap((form) => [form, ofHerPrefix + form.slice(1)])
    .map((form) => [removeMarks(form), form]),
);
const toHim: ReadonlyMap<string, string> = new Map(
  wordsOf(screenPassivesOfPast).map((form) => [removeMarks(form), form]),
);
const toHer: ReadonlyMap<string, string> = new Map(
  wordsOf(screenPassivesOfPast).map((form) => [removeMarks(form) + endingOfHer, form + endingOfHer + sukun]),
);
const undonePresents: ReadonlyMap<string, string> = new Map(
  [
    ...wordsOf(`${undonePassives} ${undoneByNoReader}`),
    ...wordsOf(undoneByNoReader).map((form) => ofHerPrefix + form.slice(1)),
  ].map((form) => [removeMarks(form), form]),
);
const adverbs: ReadonlySet<string> = new Set(wordsOf(afterScreenPassives));
const verbalNouns: ReadonlySet<string> = new Set(wordsOf(namesOfActions));
const manners: ReadonlySet<string> = new Set(wordsOf(mannersOfScreens));

/** المستأجر acts; of the participles only those that are known as things suffer something. */
function isThing(next: string): boolean {
  return !articledParticiple.test(next) || knownThings.has(next.slice(2));
}

function isDone(next: string | undefined, afterNext: string | undefined): boolean {
  return (
    next !== undefined &&
    !isAgent(next) &&
    ((articled.test(next) && isThing(next)) || hasYour(next)) &&
    !ofMany.test(next) &&
    (afterNext === undefined || adverbs.has(afterNext) || joinedAfterPassives.test(afterNext))
  );
}

/** يُحذف حسابك, تُطبق الشروط, سيُضاف الرصيد إلى حسابك: what is done, where nobody is named who does it. */
function presentOnScreen(bare: string, words: readonly string[], index: number): string | undefined {
  const [, future = '', verb = ''] = futureAndVerb.exec(bare) ?? [];
  const form = presents.get(verb);
  const previous = words[index - 1] ?? '';
  const [next, afterNext] = words.slice(index + 1);
  const isJoined = words[index] !== bare;
  const isOfReader = hasYour(next ?? '');
  const opens = isJoined ? isOfReader : index === 0 || (index === 1 && beforeScreenPassives.test(previous));
  if (form === undefined || !opens || !isDone(next, afterNext) || (afterNext === undefined && !isOfReader)) {
    return undefined;
  }
  // لا تغلق النافذة is said to the reader; تقدم and توقف name actions.
  if (
    verb.startsWith(ofHerPrefix) &&
    ((previous === not && !isJoined) || (verbalNouns.has(verb) && !thingsOfHerOfReader.test(next ?? '')))
  ) {
    return undefined;
  }
  // تحفظ بياناتك: of him or of her as the thing is, as far as its letters tell.
  const isOfHer = ofHerByLetters.test(next ?? '') || thingsOfHerOfReader.test(next ?? '');
  if (isOfHer && verb.startsWith(ofHimPrefix)) {
    return undefined;
  }
  return (future === '' ? '' : futurePrefix) + inMood(form, isJoined ? '' : previous, next);
}

/** أضيف عنوانك بنجاح, رفضت بطاقتك: what was done to a thing of the reader's. */
function pastOnScreen(bare: string, words: readonly string[], index: number): string | undefined {
  const [next, afterNext] = words.slice(index + 1);
  const previous = words[index - 1] ?? '';
  if ((index > 0 && !beforeScreenPassives.test(previous)) || !isDone(next, afterNext) || next === undefined) {
    return undefined;
  }
  const isOfHer = thingsOfHerOfReader.test(next) || articledOfHer.test(next);
  const form = isOfHer ? toHer.get(bare) : toHim.get(bare);
  // حذف الملف may be the name of an action: how it was done makes it a sentence. أضيف and ألغي are spelt like nothing else.
  const isVerb = isOfHer || surelyVerb.test(bare) || manners.has(afterNext ?? '');
  const isPlain = hasArticle(next) && afterNext === undefined;
  return isVerb && !isPlain ? form : undefined;
}

const happened: ReadonlyMap<string, string> = new Map(
  [
    ...wordsOf(intransitivePasts).flatMap((form) => [form, `${form}${endingOfHer}${sukun}`]),
    ...wordsOf(intransitivePastsOfHer),
  ].map((form) => [removeMarks(form), form]),
);

/** تأخر طلبك, نفد رصيدك: what happens to a thing of the reader's. */
export function happensToOwned(bare: string, words: readonly string[], index: number): string | undefined {
  const next = words[index + 1] ?? '';
  return index < 2 && isYours(next) ? happened.get(bare) : undefined;
}

/** لم يُسمع صوتك, لن تُرد الرسوم: what is not done to a thing; of some verbs the reader may be who does not do it. */
function notDone(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next = ''] = [words[index - 1], words[index + 1]];
  const form =
    undone.test(previous) && undoneThings.test(next) && !isAgent(next) ? undonePresents.get(bare) : undefined;
  return form === undefined ? undefined : inMood(form, previous.slice(-2), next);
}

export function passiveOnScreen(bare: string, words: readonly string[], index: number): string | undefined {
  return presentOnScreen(bare, words, index) ?? notDone(bare, words, index) ?? pastOnScreen(bare, words, index);
}
