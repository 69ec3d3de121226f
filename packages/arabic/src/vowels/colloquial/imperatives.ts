import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { type ClausePosition, isAfterAuxiliary, opensOrder } from './clause-position.ts';
import { colloquialOrdersOf } from './colloquial-verbs.ts';
import { isOrderOfListener, isPastOfMany, isToldOnCondition } from './gulf-talk-rules.ts';
import { isAfterVerbInLevant, isDoneToListener, isSurelyVerb, isToldAfterAnd } from './levantine/talk-rules.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { changedBy } from './colloquial-words.ts';
import { andInTalk, articled, imperfectsOfDialect, ofHerOrder } from './talk-forms.data.ts';

const lengthMin = 3;
const lettersOfRoot = 3;
const ofSecondForm = /^\p{L}\u064E\p{L}\u0651/u;

/** True where the clause opens with an order, which others may be joined to. */
function isAfterOrder(group: DialectGroup, { words, index }: ClausePosition): boolean {
  return index > 0 && colloquialOrdersOf(group)(words[0] ?? '') !== undefined;
}

/** حطي … وقلبي: in Egypt and the Maghreb و joins an order to one that came before. */
function isAfterAnyOrder(group: DialectGroup, { words, index }: ClausePosition): boolean {
  return words
    .slice(0, index)
    .some((word, at) => opensOrder({ words, index: at }, true) && colloquialOrdersOf(group)(word) !== undefined);
}

/** وقلبي, after حطي: what she is told after another order of hers. */
export function orderToHer(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  const [first = '', word = ''] = [place.words[0], place.words[place.index]];
  const orders = colloquialOrdersOf(group);
  const isToHer = place.index > 0 && word === `${andInTalk}${bare}` && ofHerOrder.test(bare) && ofHerOrder.test(first);
  return isToHer && orders(first) !== undefined ? orders(bare) : undefined;
}

/** An order where one may stand, and in the Levant what I do after a particle: عم دوّر. */
export function orderIn(
  { dialect, group }: { readonly dialect: Dialect; readonly group: DialectGroup },
  bare: string,
  place: ClausePosition | undefined,
): string | undefined {
  const isVerb = group === 'levantine' && place !== undefined && isSurelyVerb(bare, place);
  if (
    place === undefined ||
    (standardNouns.has(bare) && !isVerb) ||
    (group === 'egyptian' && bare.length < lengthMin)
  ) {
    return undefined;
  }
  const isAfterVerb = group === 'levantine' && !/^\u062A/u.test(bare) && isAfterVerbInLevant(place, isAfterAuxiliary);
  // وصلوا: what begins with و itself is not joined to an order before it.
  const isWhole =
    (group === 'levantine' && bare === place.words[place.index]) ||
    (group === 'gulf' && (bare === place.words[place.index] || !isAfterOrder(group, place))) ||
    ((group === 'egyptian' || group === 'maghrebi') && !isAfterAnyOrder(group, place));
  const isTold =
    (opensOrder(place, isWhole) &&
      !(group === 'levantine' && (isDoneToListener(bare) || !isToldAfterAnd(bare, place)))) ||
    (group === 'gulf' && isToldOnCondition(place));
  const order = isAfterVerb || isVerb || isTold ? colloquialOrdersOf(group)(bare) : undefined;
  return order === undefined || (group === 'gulf' && (isOrderOfListener(order) || isPastOfMany(bare, order, place)))
    ? undefined
    : changedBy(imperfectsOfDialect[dialect], order);
}

/** ساعدك: what is listed as told is no noun with its owner. */
export function isToldInLevant(group: DialectGroup, bare: string, form: string | undefined): boolean {
  return group === 'levantine' && form !== undefined && colloquialOrdersOf(group)(bare) === form;
}

/** طلّع القمامة: at the beginning, before what it is done to, an order of the second form. */
export function createOrderBeforeObject(
  group: DialectGroup,
): (bare: string, place: ClausePosition) => string | undefined {
  const orders = colloquialOrdersOf(group);
  const pasts = colloquialPastsOf(group);
  return (bare, { words, index }) => {
    const isBeforeObject = index === 0 && articled.test(words[1] ?? '') && bare.length === lettersOfRoot;
    const order = isBeforeObject && group === 'gulf' ? orders(bare) : undefined;
    return order !== undefined && ofSecondForm.test(order) && pasts(bare) !== undefined ? order : undefined;
  };
}
