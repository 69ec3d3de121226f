import { hasArticle, withoutArticle } from '../article.ts';
import { standardNouns } from '../lexicon-rows.ts';
import { fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { addressWords, handledThings, passiveSubjects } from './agents.data.ts';
import { isAgent } from './agents.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { derivedOrderOf, isDerivedOrder } from './derived-orders.ts';
import {
  afterObjectsOfOrders,
  askingPhrases,
  demonstrativesInKaf,
  imperativesOfFavours,
  imperativesOfHer,
  imperativesWithObject,
  namesOfDigits,
  namesOfNumbers,
  neverOrders,
  nounsInKum,
  ordersThatGoOn,
  ordersWithoutObject,
  titlesLikeOrders,
  wordsBeforeOrders,
} from './imperatives.data.ts';
import {
  afterOrdersWithObject,
  betweenOrders,
  conditionsOfOrders,
  doneByOwnThings,
  forListeners,
  endingOfMany,
  joinedAnd,
  joinedFa,
  listenersNoun,
  nounsAfterAnd,
  objectsOfSpeakers,
  ordersOfPurposes,
  ownOfMany,
  pronounOfListener,
  pronounOfMine,
  taMarbuta,
  purposes,
  reporting,
  surelyOrders,
  surelyWithObject,
  toldOfMe,
  whatOneHurriesTo,
} from './everyday-orders.data.ts';
import {
  byBare,
  imperativeBeforeYa,
  imperativeOf,
  imperatives,
  imperativesToListener,
  imperativeWithObject,
  toHer,
} from './order-forms.ts';
import { namesListener } from './listeners.ts';
import { presentsOfMine, presentsOfMineFirst, presentsOfWriters } from './presents.data.ts';
import { owned } from './passives.ts';

/** A sentence that tells something is longer than an order. */
const orderLengthMax = 6;
const shortOrderLengthMax = 4;
const numerals = new RegExp(`^${anyOf(namesOfNumbers)}ي?ة?$`, 'u');
const digitNames: ReadonlySet<string> = new Set(wordsOf(namesOfDigits));
/** قدم له هدية, أكد أنه: somebody else is spoken of. */
const ofOthers = /^(?:ل|إلي|علي|ب|من|عن|مع|في)(?:ه|ها|هم|هما|هن)$|^[بل]?أن(?:ه|ها|هم)?$/u;
/** What one is told to make sure of and to remember goes on so as well: تأكد أن. */
const ofSureness = /^ت[أذح]/u;
/** للحجز اتصل: what the order is for may come first. */
const beforeOrders: ReadonlySet<string> = new Set(wordsOf(wordsBeforeOrders));
const purpose = /^لل[ء-يٱ-ۓ]{2,}$/u;

function isFronted(word: string): boolean {
  return beforeOrders.has(word) || purpose.test(word);
}

/** من فضلك خفض الصوت: one asks before one says what for. */
const asking: ReadonlySet<string> = new Set(askingPhrases);
const askingLength = 2;

function isAsked(words: readonly string[], index: number): boolean {
  return index === askingLength && asking.has(words.slice(0, askingLength).join(' '));
}

/** اكتب الجملة ثم صحح الخطأ: a task that begins with an order goes on with orders. */
const firstOrders: ReadonlySet<string> = new Set(wordsOf(ordersThatGoOn));
const orderWithAlif = /^ا(?!ل)\p{L}{3}$/u;

function isFirstOfMany(word: string): boolean {
  return imperatives.has(word) || firstOrders.has(word) || orderWithAlif.test(word);
}

const things: ReadonlySet<string> = new Set(wordsOf(handledThings));
/** أغلق الطريق: with nothing more, it is rather told what was done to them. */
const doneTo: ReadonlySet<string> = new Set(wordsOf(passiveSubjects));
const toListeners: ReadonlySet<string> = new Set(wordsOf(addressWords));
const politeOrders = byBare(imperativesOfFavours);
const ordersToUs = byBare(imperativesWithObject);
const ordersToHer = byBare(imperativesOfHer);
const prepositions: ReadonlySet<string> = new Set(wordsOf(afterObjectsOfOrders));

/** عين الإنسان, عبر الإنترنت: two words that are rather a title than an order. */
const titles: ReadonlySet<string> = new Set(wordsOf(titlesLikeOrders));
/** حسابكم: one alone is not told to do what is of many. */
const ofMany = new RegExp(`^(?!ال|.*${anyOf(nounsInKum)}$)\\p{L}{3,}كم$`, 'u');
/** Verbs of these have no object, so that what follows them acts: ابتسم القمر. */
const withoutObject = wordsOf(ordersWithoutObject);
/** اكتشف الفرق مع فرشاتنا: what nobody is who acts, before a preposition or at the end, is what is to be found. */
function isObjectOfOrder([verb = '', next = '', afterNext]: readonly string[]): boolean {
  return (
    next === 'حتى' ||
    (!withoutObject.some((beginning) => verb.startsWith(beginning)) &&
      /^ال\p{L}{2,}/u.test(next) &&
      (afterNext === undefined
        ? !titles.has(verb) && !doneTo.has(withoutArticle(next))
        : prepositions.has(afterNext) ||
          (/^(?:و|بال?|لل|ل)\p{L}{3,}/u.test(afterNext) && !standardNouns.has(afterNext))))
  );
}

/** An order: the first verb of its clause, to somebody who is spoken to, about what one handles. */
function isOrder(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  // حضر ثلاثة مهندسين: people who are counted do something, and اتصل على 05… goes on with digits.
  if (next !== undefined && numerals.test(next) && isAgent((words[index + 2] ?? '').replace(/ين$/u, 'ون'))) {
    return false;
  }
  if (
    index === 0 &&
    words.length > shortOrderLengthMax &&
    /^(?:على|ب(?:ال)?(?:رقم|هاتف))$/u.test(next ?? '') &&
    digitNames.has(words[index + 2] ?? '') &&
    digitNames.has(words[index + 3] ?? '')
  ) {
    return true;
  }
  // انتبه!: an order may be all that is said.
  if (words.length === 1) {
    return /^ا/u.test(words[0] ?? '');
  }
  if (
    !/وا$/u.test(words[index] ?? '') &&
    words.some((word) => ofMany.test(word)) &&
    !words.some((word) => ofListener.test(word))
  ) {
    return false;
  }
  // قدم استقالته: what is his is no business of who is spoken to.
  if (owned.test(next ?? '')) {
    return false;
  }
  if (next !== undefined && ofOthers.test(next) && !ofSureness.test(words[index] ?? '')) {
    return false;
  }
  const isFirst = index === 0 || (index === 1 && isFronted(words[0] ?? '')) || isAsked(words, index);
  if (!isFirst || next === undefined || isAgent(next)) {
    return false;
  }
  if (words.some((word, place) => place > index && (toListeners.has(word) || /^\p{L}{3,}(?:ك|كم|نا)$/u.test(word)))) {
    return true;
  }
  if (things.has(withoutArticle(next)) || (index === 0 && isObjectOfOrder(words))) {
    return true;
  }
  return (
    !hasArticle(next) &&
    words.length <= (prepositions.has(next) ? shortOrderLengthMax : orderLengthMax) &&
    !/ان$/u.test(next)
  );
}

/** خلص بشرتك, انعش يومك: a thing of the listener's own follows, and nobody who acts. */
const ofListenerNext = /^(?!ذلك|تلك|هناك|ال|حالك|أنك|كم$)(?:[ء-يٱ-ۓ]{2,}(?:ك|كم)|نفسك|لك)$/u;

/** كيف حالك, أعلم أنك: words that ask or tell, whatever their letters spell besides. */
const notOrders: ReadonlySet<string> = new Set(wordsOf(neverOrders));

function opensToListener(words: readonly string[]): boolean {
  const [, next = '', afterNext = ''] = words;
  const isOfListener =
    ofListenerNext.test(next) || (/^(?:من|إلى|في|على|عن)$/u.test(next) && ofListenerNext.test(afterNext));
  return isOfListener && !notOrders.has(words[0] ?? '') && !isAgent(next.replace(/(?:ك|كم)$/u, ''));
}

/** Verbs that tell what belongs to who is spoken to does: تأخر طلبك. */
const byTheirOwn: ReadonlySet<string> = new Set(wordsOf(doneByOwnThings));
const besidesOrders: ReadonlySet<string> = new Set(wordsOf(nounsAfterAnd));
const hurrying: ReadonlySet<string> = new Set(wordsOf(whatOneHurriesTo));
const conditions: ReadonlySet<string> = new Set(wordsOf(conditionsOfOrders));

/** جدد نشاطك, راقب وزنك كل يوم: the first verb, to somebody of whom something is named, where nobody else acts. */
function isToListener(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return (
    next !== undefined &&
    (index === 0 || (index === 1 && isFronted(words[0] ?? ''))) &&
    !isAgent(next) &&
    !isAgent(next.replace(pronounOfListener, '')) &&
    !owned.test(next) &&
    !ofOthers.test(next) &&
    !reporting.test(next) &&
    words.some((word, place) => place > index && namesListener(word) && !ownOfMany.test(word))
  );
}

/** اكسب, خبئ: letters that no verb that is told has. */
function isSurelyOrder([bare = '', next]: readonly string[]): boolean {
  return surelyOrders.test(bare) && next !== undefined && !isAgent(next) && !ofOthers.test(next);
}

/** أرفق لكم, أقدر جهودكم: what I do, of letters that an order has as well. */
const ofSpeakers: ReadonlySet<string> = new Set(
  wordsOf(`${presentsOfMine} ${presentsOfMineFirst} ${presentsOfWriters}`).map(removeMarks),
);

/** أرفق سيرتي, أرفق لكم: done with what is mine, or for who is spoken to. */
function isDoneByMe([bare = '', next = '']: readonly string[]): boolean {
  const noun = next.endsWith(pronounOfMine) ? next.slice(0, -1) : '';
  return (
    ofSpeakers.has(bare) &&
    (forListeners.test(next) ||
      (!standardNouns.has(next) && (standardNouns.has(noun) || standardNouns.has(noun.slice(0, -1) + taMarbuta))))
  );
}

/** The order of a derived verb that no list has, unless it tells what a thing of the listener's does. */
function derivedToListener(words: readonly string[]): string | undefined {
  const [bare = ''] = words;
  return opensToListener(words) && !byTheirOwn.has(bare) && !ofSpeakers.has(bare) ? derivedOrderOf(bare) : undefined;
}

/** جربه الآن, أضفها إلى السلة: an order with its object, where nobody is named who did it. */
function openingWithObject(words: readonly string[]): string | undefined {
  const [bare = '', next] = words;
  const isSure = surelyWithObject.test(bare) || words.some((word, place) => place > 0 && namesListener(word));
  const isAlone = next === undefined || afterOrdersWithObject.test(next);
  return isSure && isAlone && !objectsOfSpeakers.test(bare) ? imperativeWithObject(bare) : undefined;
}

/** زر موقعنا واحصل على خصم, جربها ثم قيمها, اتصل بنا أو زر فرعنا: what is told after a first order. */
function laterOrderOf(words: readonly string[], index: number): string | undefined {
  const bare = words[index] ?? '';
  const isAlone = betweenOrders.test(words[index - 1] ?? '');
  const stem = isAlone ? bare : bare.slice(1);
  const isJoined = isAlone || joinedAnd.test(bare);
  if (
    index < 2 ||
    !isJoined ||
    (!isAlone && stem.length < 3) ||
    (!isAlone && besidesOrders.has(stem)) ||
    orderOf(words, 0) === undefined
  ) {
    return undefined;
  }
  const form = imperativeOf(stem) ?? imperativeWithObject(stem);
  return form && (isAlone ? form : `${bare.charAt(0)}${fatha}${form}`);
}

/** إذا نسيت الرمز فاتصل بنا, لمعرفة رصيدك اضغط واحدا: what to do in a case, or for a purpose. */
function orderInCase(words: readonly string[], index: number): string | undefined {
  const [first = ''] = words;
  const [bare = '', next] = words.slice(index, index + 2);
  if (index > 1 && conditions.has(first) && bare.startsWith(joinedFa) && !isAgent(next)) {
    const stem = bare.length > 3 ? bare.slice(1) : '';
    const form = imperatives.get(stem) ?? imperativeWithObject(stem);
    return form && joinedFa + fatha + form;
  }
  const isPurpose = index > 1 && purposes.test(first) && next !== undefined && !isAgent(next);
  return isPurpose && !standardNouns.has(bare) && ordersOfPurposes.test(bare) ? imperatives.get(bare) : undefined;
}

function speaksToListener(word: string): boolean {
  return namesListener(word) || toListeners.has(word) || hurrying.has(word);
}

/** الكمية محدودة، فسارع بالطلب: what follows from what was said before. */
function orderAfterFa(words: readonly string[]): string | undefined {
  const [bare = '', ...others] = words;
  const stem = bare.startsWith(joinedFa) && bare.length > 3 ? bare.slice(1) : '';
  const isToldSo =
    stem !== '' &&
    imperatives.has(stem) &&
    !standardNouns.has(bare) &&
    isOrder([stem, ...others], 0) &&
    others.some(speaksToListener);
  return isToldSo ? `${joinedFa}${fatha}${imperatives.get(stem) ?? ''}` : undefined;
}

/** أخبرني زميلكم: who did it is somebody of the reader's. */
function isToldOfMe(bare: string, next: string | undefined): boolean {
  return toldOfMe.test(bare) && next !== undefined && listenersNoun.test(next) && namesListener(next);
}

/** The order that a word is; `undefined` where it tells or names something. */
export function orderOf(words: readonly string[], index: number): string | undefined {
  const [bare = '', next] = words.slice(index, index + 2);
  if (index === 0 && isDoneByMe(words)) {
    return undefined;
  }
  if (bare === 'صل' && next === 'على') {
    return `صَلّ${kasra}`;
  }
  const toAWoman = index === 0 || orderToHer(words, 0) !== undefined ? orderToHer(words, index) : undefined;
  if (toAWoman !== undefined) {
    return toAWoman;
  }
  if (index < 2 || isAsked(words, index)) {
    const ofHer = index === 0 && next !== undefined ? ordersToHer.get(bare) : undefined;
    const polite = isAsked(words, index) ? politeOrders.get(bare) : undefined;
    const first =
      polite ??
      ofHer ??
      (isAgent(next) || isToldOfMe(bare, next) ? undefined : ordersToUs.get(bare)) ??
      (isOrder(words, index) || (index === 0 && isSurelyOrder(words)) ? imperatives.get(bare) : undefined) ??
      (isToListener(words, index) ? (imperativesToListener.get(bare) ?? imperatives.get(bare)) : undefined) ??
      (index === 0 ? (derivedToListener(words) ?? openingWithObject(words)) : undefined);
    const inCase = first === undefined && index === 0 ? orderAfterFa(words) : undefined;
    if (first !== undefined || index === 0) {
      return first ?? inCase;
    }
  }
  if (words[index - 1] === 'ثم' && isFirstOfMany(words[0] ?? '')) {
    return imperatives.get(bare);
  }
  return laterOrderOf(words, index) ?? orderInCase(words, index);
}

const orders: ReadonlySet<string> = new Set([...imperativesToListener.values(), ...imperatives.values()]);
const endingOfHer = new RegExp(`${kasra}ي$`, 'u');

/** True for letters that an order has: ابق, انطق. */
export function isOrderInLetters(bare: string): boolean {
  return imperatives.has(bare);
}

/** True for the form of an order, to him or to her: what follows is its object. */
export function isOrderForm(form: string): boolean {
  const toHim = form.replace(endingOfHer, sukun);
  return orders.has(toHim) || isDerivedOrder(toHim) || (/^و\u064E/u.test(toHim) && orders.has(toHim.slice(2)));
}

/** بشرتك, لك: what belongs to who is spoken to. */
const ofListener = new RegExp(`^(?!${anyOf(demonstrativesInKaf)}$)\\p{L}+ك$`, 'u');

/**
 * An order to a woman at the beginning of a clause: احجزي موعدك. Without a joining alif the letters may also be what is
 * mine, قدمي, so that something of hers has to be spoken of.
 */
export function orderToHer(words: readonly string[], index: number): string | undefined {
  const bare = (words[index] ?? '').replace(index > 0 ? /^و/u : /^$/u, '');
  const stem = bare.endsWith('ي') ? bare.slice(0, -1) : undefined;
  const toHim = stem && imperativeBeforeYa(stem);
  const isThing =
    index === 0 &&
    imperatives.has(stem ?? '') &&
    !standardNouns.has(stem ?? '') &&
    hasArticle(words[1]) &&
    /\u0651/u.test(toHim ?? '');
  const isSure = bare.startsWith('ا') || isThing || words.some((word, place) => place > index && ofListener.test(word));
  if (toHim === undefined || toHim === '' || toHim.endsWith(endingOfMany) || !isSure || words.length === 1) {
    return undefined;
  }
  const form = toHer(toHim);
  return bare === words[index] ? form : `و${fatha}${form}`;
}
