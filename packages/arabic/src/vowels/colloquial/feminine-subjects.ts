import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks } from '../marks.ts';
import { setOf } from '../word-list.ts';
import {
  betweenHerAndVerb,
  feminine,
  feminineT,
  feminineWords,
  governed,
  prepositionsOfTalk,
  timesOfTalk,
} from './clause-position.data.ts';
import type { ClausePosition } from './clause-position.ts';
import type { ColloquialPast } from './colloquial-words.ts';
import {
  aboutHer,
  doneToPersons,
  thingsOfHers,
  thingsTurned,
  turningsOfThings,
  betweenInGulf,
  pastOfHer,
  feminineSubject,
  happeningsToThings,
  herself,
  placesInGulf,
} from './gulf-talk-rules.data.ts';
import { herselfWords } from './levantine/talk-rules.data.ts';
import { isSurelyHers as isSurelyHersInLevant, isSurelyMine } from './levantine/verb-persons.ts';
import { colloquialPastsOf } from './past-verbs.ts';

const women = setOf(feminineWords);
const prepositions = setOf(prepositionsOfTalk);
const times = setOf(timesOfTalk);
const between = setOf(betweenHerAndVerb);
const betweenLongerInGulf = setOf(betweenInGulf);
const places = setOf(placesInGulf);
const turnings = setOf(turningsOfThings);
const ofPersons = setOf(doneToPersons);
const things = setOf(thingsOfHers);
const happenings = setOf(happeningsToThings);
const she = { levantine: setOf(herselfWords), gulf: setOf(herself) } as const;
const and = /^\u0648/u;
/** ورجلها: and her leg. */
const andBefore = /^\u0648(?=\p{L}{3})/u;
const tAtEnd = new RegExp(`${feminineT}$`, 'u');

/** True where the subject, feminine, stands right before the verb: البنت نزلت, العربية دي وقفت. */
export function isAfterFeminineSubject({ words, index }: ClausePosition): boolean {
  if (between.has(words[index - 1] ?? '')) {
    return isAfterFeminineSubject({ words, index: index - 1 });
  }
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isFeminine = (women.has(last.replace(andBefore, '')) || feminine.test(last)) && !times.has(last);
  return isFeminine && !governed.test(last) && !prepositions.has(beforeLast);
}

/** What one says of oneself, or of her, before this goes on with the same person: كبيت الزبالة ونضفت. */
function isOfHerInLevant(bare: string, place: ClausePosition): boolean {
  const { words, index } = place;
  if (words[index] === bare) {
    return she.levantine.has(words[index - 1] ?? '') || isAfterFeminineSubject(place);
  }
  const earlier = words.slice(0, index).toReversed();
  const teller = earlier.find((word) => isSurelyMine(word) || isSurelyHersInLevant(word));
  return teller === undefined
    ? isAfterFeminineSubject({ words, index: 1 }) && index > 1 && !isSurelyMine(words[1] ?? '')
    : isSurelyHersInLevant(teller);
}

/** The place of the verb without what stands between the subject and it: بنتك ما شاء الله كبرت. */
function skipped(place: ClausePosition): ClausePosition {
  let { index } = place;
  while (index > 1 && betweenLongerInGulf.has(place.words[index - 1] ?? '')) {
    index -= 1;
  }
  return { ...place, index };
}

/** قالت, راحت: of hollow and weak verbs the first person has another spelling. */
function isSurelyHersInGulf(word: string): boolean {
  const past = word.endsWith(feminineT) ? colloquialPastsOf('gulf')(word) : undefined;
  return past !== undefined && past.ofHer === undefined && past.form.endsWith(`\u064E${feminineT}`);
}

function isOfHerBefore({ words, index }: ClausePosition): boolean {
  return index > 0 && pastOfHer.test(words[index] ?? '') && isAfterFeminineSubject(skipped({ words, index }));
}

/** بنتك ما شاء الله كبرت, نزلت البنت, and what she did besides, وصارت. */
function isOfHerInGulf(place: ClausePosition, isIntransitive: boolean): boolean {
  const { words, index } = place;
  const next = words[index + 1] ?? '';
  const happened = words[index]?.replace(and, '').replace(tAtEnd, '') ?? '';
  const isSubject =
    (women.has(next) && (isIntransitive || !(things.has(next) || ofPersons.has(happened)))) ||
    (isIntransitive && feminineSubject.test(next)) ||
    ((isIntransitive || turnings.has(happened)) && thingsTurned.test(next));
  const isJoined = and.test(words[index] ?? '');
  const isAfterMine = places.has(words[index - 1] ?? '') && pastOfHer.test(words[index - 2] ?? '');
  if (isJoined && (isAfterMine || aboutHer.test(next))) {
    return false;
  }
  if (
    (isSubject && !places.has(next)) ||
    happenings.has(happened) ||
    she.gulf.has(words[index - 1] ?? '') ||
    isAfterFeminineSubject(skipped(place))
  ) {
    return true;
  }
  return words.some((word, at) => {
    const isOther = isSurelyHersInGulf(word.replace(and, '')) || (at < index && isOfHerBefore({ words, index: at }));
    return at < index ? isJoined && isOther : at > index && and.test(word) && isOther;
  });
}

/** True for what she did, where what I did is spelt alike: نزلت. */
export function isOfHer(group: DialectGroup, past: ColloquialPast, place: ClausePosition): boolean {
  if (group === 'gulf') {
    return isOfHerInGulf(place, past.isIntransitive === true);
  }
  return group === 'levantine' ? isOfHerInLevant(removeMarks(past.form), place) : isAfterFeminineSubject(place);
}
