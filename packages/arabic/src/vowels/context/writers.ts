import { hasArticle } from '../article.ts';
import { fatha, removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { isAgent } from './agents.ts';
import { hasYour } from './addressee.ts';
import { wordsOfMine } from './perfects.data.ts';
import { isDoneByHer } from './perfects.ts';
import { readOpeningPast } from './first-person-pasts.ts';
import {
  afterDeedsOfOurs,
  activeOnly,
  aroundUs,
  beforeDeeds,
  beforePresents,
  deedsOfOursInNun,
  deedsOfWriters,
  deedsOfWritersInTa,
  doneToMe,
  endingOfMine,
  joinedDeed,
  joinedInTa,
  naOfOurs,
  ownedOfHer,
  presentOfMine,
  presentOfOurs,
  subjectsOfHer,
  taOfMine,
  vowelOfTa,
} from './writers.data.ts';

const inTa = [
  ...wordsOf(deedsOfWriters).map((form) => form.replace(/\u064E$/u, taOfMine)),
  ...wordsOf(deedsOfWritersInTa),
];
const byMe: ReadonlyMap<string, string> = new Map(inTa.map((form) => [removeMarks(form), form]));
const byUs: ReadonlyMap<string, string> = new Map(
  [...inTa.map((form) => form.replace(vowelOfTa, naOfOurs)), ...wordsOf(deedsOfOursInNun)].map((form) => [
    removeMarks(form),
    form,
  ]),
);
const openers: ReadonlySet<string> = new Set(wordsOf(beforeDeeds));
const mine: ReadonlySet<string> = new Set(wordsOf(wordsOfMine));

/** True where the clause speaks of what is mine or yours, so that a verb in ت is rather what I did. */
function isTold(words: readonly string[], index: number): boolean {
  return words.some(
    (word, place) =>
      place !== index &&
      (mine.has(word) ||
        doneToMe.test(word) ||
        hasYour(word) ||
        (place > index && joinedInTa.test(word) && byMe.has(word.slice(1))) ||
        (presentOfMine.test(word) && beforePresents.test(words[place - 1] ?? ''))),
  );
}

/** تواصلنا: longer names of actions stand before prepositions more seldom. */
const lengthOfLongDeeds = 6;

function opens(words: readonly string[], index: number): boolean {
  return index === 0 || (index === 1 && openers.has(words[0] ?? ''));
}

/** What follows is the object, or how and where it was done; who did it would be somebody of her. */
function hasOtherSubject([next = '', afterNext]: readonly string[]): boolean {
  return isAgent(next) || isDoneByHer(next, afterNext) || subjectsOfHer.test(next);
}

function didI(bare: string, words: readonly string[], index: number): string | undefined {
  const [next = '', afterNext = ''] = words.slice(index + 1);
  const isHers =
    next === '' ||
    hasOtherSubject([next, afterNext]) ||
    (ownedOfHer.test(next) && !activeOnly.test(byMe.get(bare) ?? ''));
  return isHers || !isTold(words, index) ? undefined : byMe.get(bare);
}

/** حولنا المبلغ, شحنا طلبك: what we did, where the letters could be what is ours as well. */
function didWe(bare: string, next: string | undefined): string | undefined {
  const form = next === undefined || isAgent(next) ? undefined : byUs.get(bare);
  const isObject = hasArticle(next) || hasYour(next ?? '');
  const isNoun = (standardNouns.has(bare.slice(0, -2)) && bare.length < lengthOfLongDeeds) || bare === aroundUs;
  return isObject || (!isNoun && afterDeedsOfOurs.test(next ?? '')) ? form : undefined;
}

/** True for a clause that opens with what the writer did. */
function opensWithOwnDeed(words: readonly string[]): boolean {
  const at = openers.has(words[0] ?? '') ? 1 : 0;
  const verb = words[at] ?? '';
  return (
    readOpeningPast(words) !== undefined ||
    didI(verb, words, at) !== undefined ||
    (at > 0 && byMe.has(verb) && !isAgent(words[at + 1])) ||
    didWe(verb, words[at + 1]) !== undefined ||
    presentOfOurs.test(verb)
  );
}

/** سجلت في الموقع ولم تصلني رسالة, راجعنا طلبك وعدلنا السعر: what writers did, at the beginning or after and. */
export function doneByWriter(bare: string, words: readonly string[], index: number): string | undefined {
  if (opens(words, index)) {
    return didI(bare, words, index) ?? didWe(bare, words[index + 1]);
  }
  const [joined, stem = ''] = joinedDeed.exec(bare) ?? [];
  if (index < 2 || joined === undefined || isAgent(words[index + 1])) {
    return undefined;
  }
  const form = endingOfMine.test(stem) ? byMe.get(stem) : didWe(stem, words[index + 1]);
  return form !== undefined && opensWithOwnDeed(words) ? `${bare.charAt(0)}${fatha}${form}` : undefined;
}
