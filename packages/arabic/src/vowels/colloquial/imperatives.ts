import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks, shadda } from '../marks.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import { isAfterVerbInLevant } from './auxiliaries.ts';
import { type ClausePosition, opensImperative } from './clause-position.ts';
import { colloquialImperativesOf } from './colloquial-imperatives.ts';
import { changedBy } from './colloquial-words.ts';
import {
  addressedToMany,
  articledObject,
  conditions,
  doneToListener,
  endOfMany,
  endsByItself,
  happeningsToThings,
  objectOfHersTold,
  ofListener,
  orNor,
  ownKInGulf,
  qualities,
  toldInOwnK,
  toldToMany,
  toMany,
} from './gulf-talk-rules.data.ts';
import {
  afterVerb,
  beforeVerbsOnly,
  fifthForm,
  listeners,
  manySpokenTo,
  manyTold,
  nounsWanted,
  prohibition,
  us,
  wanting,
} from './levantine/talk-rules.data.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { toldForUs } from './pasts-in-talk.ts';
import {
  andInTalk,
  articled,
  endOfOurPast,
  imperativesBeforeUs,
  imperfectsOfDialect,
  ofHerImperative,
} from './talk-forms.data.ts';

const lengthMinInEgypt = 3;
const lettersOfRoot = 3;
const ofSecondForm = /^\p{L}\u064E\p{L}\u0651/u;
const toYou = /^\u062A/u;
const openConditions = setOf(conditions);
const happenings = setOf(happeningsToThings);
const denials = setOf(orNor.denials);
const ownK = setOf(ownKInGulf);
const itself = setOf(endsByItself);
const orderedToMany = setOf(toldToMany);
const toldToUs = setOf(imperativesBeforeUs);
const verbOnly = setOf(beforeVerbsOnly);
const wanted = setOf(wanting);
const workOrStudy = setOf(nounsWanted);

/** حطي … وقلبي: و joins an imperative to one that came before. */
function isAfterImperative(group: DialectGroup, { words, index }: ClausePosition): boolean {
  const imperatives = colloquialImperativesOf(group);
  return words
    .slice(0, index)
    .some((word, at) => opensImperative({ words, index: at }, true) && imperatives(word) !== undefined);
}

/** True for a word that has no particle: وصلوا begins with its own و. */
function isWhole(group: DialectGroup, bare: string, place: ClausePosition): boolean {
  const isWritten = bare === place.words[place.index];
  return group === 'levantine' ? isWritten : (group === 'gulf' && isWritten) || !isAfterImperative(group, place);
}

/** وقلبي, after حطي: what she is told after another imperative of hers. */
export function imperativeToHer(bare: string, { words, index }: ClausePosition): string | undefined {
  const [first = ''] = words;
  const isToHer =
    index > 0 && words[index] === andInTalk + bare && ofHerImperative.test(bare) && ofHerImperative.test(first);
  const imperatives = colloquialImperativesOf('egyptian');
  return isToHer && imperatives(first) !== undefined ? imperatives(bare) : undefined;
}

/** بس توصلوا طمنونا: of what ونا is written behind, many are told to where they are spoken to. */
export function imperativeToMany(bare: string, { words, index }: ClausePosition): string | undefined {
  const isToMany = manyTold.test(bare) && manySpokenTo.test(words[index - 1] ?? '');
  return isToMany ? colloquialImperativesOf('levantine')(bare) : undefined;
}

/** True where a word that may be a noun is a verb in the Levant: لازم سجل, تأكد إنك; after بدي before an object. */
function isVerbInLevant(bare: string, { words, index }: ClausePosition): boolean {
  const [last = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]];
  return (
    (verbOnly.has(last) && !toYou.test(word)) ||
    (wanted.has(last) && afterVerb.test(next) && !workOrStudy.has(word)) ||
    (index === 0 && fifthForm.test(bare) && words.length > 1)
  );
}

/** After و one is told something where the message began so: خدي حبة وارتاحي. */
function mayFollowAnd(bare: string, { words, index }: ClausePosition): boolean {
  const [first = ''] = words;
  // لا تعصبي: what one is not to do, rather than an imperative of the fifth form.
  // دفعنا الأجرة: what we did; nobody is told to do it to us, but for some verbs.
  const isOurPast = bare.endsWith(us) && !toldToUs.has(bare.slice(0, -us.length));
  if (
    (toYou.test(bare) && words[index - 1] === prohibition) ||
    (isOurPast && colloquialPastsOf('levantine')(bare) !== undefined)
  ) {
    return false;
  }
  const isOurs = bare.endsWith(us) && first.endsWith(us);
  const isTold = colloquialImperativesOf('levantine')(first) !== undefined;
  return (
    words[index] === bare ||
    index === 0 ||
    (!isOurs && isTold && colloquialPastsOf('levantine')(first)?.isDoubtful !== false)
  );
}

/** إذا خلصت شغلك كلمني: what one is told, after a condition. */
function isAfterCondition({ words, index }: ClausePosition): boolean {
  const [first = '', last = ''] = [words[0], words[index - 1]];
  return index > 2 && openConditions.has(first) && !denials.has(last) && words[index]?.startsWith(andInTalk) !== true;
}

/**
 * True for what they did: طلعوا من البيت, rather than what they are told to make somebody do, and صلحوا السيارة where
 * nothing says that many are spoken to.
 */
function isPastOfMany(bare: string, imperative: string, { words, index }: ClausePosition): boolean {
  const past = toMany.test(bare) && imperative.includes(shadda) ? colloquialPastsOf('gulf')(bare) : undefined;
  if (past === undefined) {
    return false;
  }
  if (!past.form.includes(shadda)) {
    return !articledObject.test(words[index + 1] ?? '');
  }
  const isTold = orderedToMany.has(bare.replace(endOfMany, '')) || words.some((word) => addressedToMany.test(word));
  return words.length > 1 && !isTold;
}

/** نقلنا: what we did, rather than what one is told to do to us. */
function isPastOfOurs(bare: string): boolean {
  return bare.endsWith(endOfOurPast) && !toldForUs.test(bare) && colloquialPastsOf('gulf')(bare) !== undefined;
}

function isOfListener(word: string): boolean {
  return ofListener.test(word) && !ownK.has(word);
}

/** True before what an imperative of the second form is about: صلح الكرسي, سلم على أمك. */
function isBeforeObjectOfHis({ words, index }: ClausePosition, past: string): boolean {
  const [next = '', afterNext = ''] = [words[index + 1], words[index + 2]];
  const isPreposition = next.length <= lettersOfRoot;
  return (
    (articled.test(next) && !itself.has(next)) ||
    (past.includes(shadda) && (isOfListener(next) || (isPreposition && isOfListener(afterNext))))
  );
}

/** True before what she is told to do something to: رتبي السرير. */
function isBeforeObjectOfHers({ words, index }: ClausePosition): boolean {
  const next = words[index + 1] ?? '';
  return (objectOfHersTold.test(next) && !qualities.test(next)) || isOfListener(next);
}

/** An imperative where one may stand, and in the Levant what I do after a particle: عم دوّر. */
export function imperativeIn(
  { dialect, group }: { readonly dialect: Dialect; readonly group: DialectGroup },
  bare: string,
  place: ClausePosition | undefined,
): string | undefined {
  const isLevantine = group === 'levantine';
  const isVerb = isLevantine && place !== undefined && isVerbInLevant(bare, place);
  const isShort = group === 'egyptian' && bare.length < lengthMinInEgypt;
  // انقطع النت: things are told nothing.
  const isOfThings = group !== 'egyptian' && happenings.has(bare);
  if (place === undefined || (standardNouns.has(bare) && !isVerb) || isShort || isOfThings) {
    return undefined;
  }
  // وصلولك: nobody is told to do a thing to himself.
  const isTold = isLevantine
    ? opensImperative(place, isWhole(group, bare, place)) && !listeners.test(bare) && mayFollowAnd(bare, place)
    : opensImperative(place, isWhole(group, bare, place)) || (group === 'gulf' && isAfterCondition(place));
  const isAfterVerb = isLevantine && !toYou.test(bare) && isAfterVerbInLevant(place);
  const imperative = isAfterVerb || isVerb || isTold ? colloquialImperativesOf(group)(bare) : undefined;
  const isOther =
    imperative !== undefined &&
    group === 'gulf' &&
    ((doneToListener.test(imperative) && !toldInOwnK.test(removeMarks(imperative))) ||
      isPastOfOurs(bare) ||
      isPastOfMany(bare, imperative, place));
  return imperative === undefined || isOther ? undefined : changedBy(imperfectsOfDialect[dialect], imperative);
}

/**
 * طلّع القمامة, سجل رقمك, رتبي السرير: in the Gulf an imperative of the second form, at the beginning and where it is
 * joined to another, before what it is done to.
 */
export function imperativeBeforeObject(bare: string, place: ClausePosition): string | undefined {
  const { words, index } = place;
  const isJoined = words[index] === `${andInTalk}${bare}` && isAfterImperative('gulf', place);
  const isToHer = bare.length === lettersOfRoot + 1 && ofHerImperative.test(bare);
  const mayBe = (isToHer || bare.length === lettersOfRoot) && (isJoined || opensImperative(place, true));
  const imperative = mayBe ? colloquialImperativesOf('gulf')(bare) : undefined;
  if (imperative === undefined || !ofSecondForm.test(imperative)) {
    return undefined;
  }
  const past = colloquialPastsOf('gulf')(bare);
  const isBeforeObject = isToHer
    ? isBeforeObjectOfHers(place)
    : past !== undefined && isBeforeObjectOfHis(place, past.form);
  return isBeforeObject ? imperative : undefined;
}
