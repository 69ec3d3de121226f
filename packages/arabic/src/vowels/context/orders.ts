import { hasArticle, withoutArticle } from '../article.ts';
import { wordsWith } from '../lexicon-rows.ts';
import { fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { addressWords, handledThings, passiveSubjects } from './agents.data.ts';
import { isAgent } from './agents.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { derivedOrderOf, isDerivedOrder } from './derived-orders.ts';
import {
  afterObjectsOfOrders,
  ambiguousImperatives,
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
const purpose = /^لل\p{L}{2,}$/u;

function isFronted(word: string): boolean {
  return beforeOrders.has(word) || purpose.test(word);
}

/** من فضلك خفض الصوت: one asks before one says what for. */
const asking: ReadonlySet<string> = new Set(askingPhrases);
const askingLength = 2;

function isAsked(words: readonly string[], index: number): boolean {
  return index === askingLength && asking.has(words.slice(0, askingLength).join(' '));
}

function byBare(list: string): ReadonlyMap<string, string> {
  return new Map(wordsOf(list).map((form) => [removeMarks(form), form]));
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
const imperatives = byBare(ambiguousImperatives);
const politeOrders = byBare(imperativesOfFavours);
const ordersToUs = byBare(imperativesWithObject);
const ordersToHer = byBare(imperativesOfHer);
const prepositions: ReadonlySet<string> = new Set(wordsOf(afterObjectsOfOrders));

const nouns = wordsWith(({ pos, dialect }) => pos === 'noun' && dialect === '');
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
        : prepositions.has(afterNext) || (/^(?:و|بال?|لل|ل)\p{L}{3,}/u.test(afterNext) && !nouns.has(afterNext))))
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
const ofListenerNext = /^(?!ذلك|تلك|هناك|ال|حالك|أنك|كم$)(?:\p{L}{2,}(?:ك|كم)|نفسك|لك)$/u;

/** كيف حالك, أعلم أنك: words that ask or tell, whatever their letters spell besides. */
const notOrders: ReadonlySet<string> = new Set(wordsOf(neverOrders));

function opensToListener(words: readonly string[]): boolean {
  const [, next = '', afterNext = ''] = words;
  const isOfListener =
    ofListenerNext.test(next) || (/^(?:من|إلى|في|على|عن)$/u.test(next) && ofListenerNext.test(afterNext));
  return isOfListener && !notOrders.has(words[0] ?? '') && !isAgent(next.replace(/(?:ك|كم)$/u, ''));
}

/** زر موقعنا واحصل على خصم: the second order follows a first. */
function isSecondOrder(words: readonly string[], index: number): boolean {
  const [first = ''] = words;
  return (
    index > 1 &&
    (words[index] ?? '').startsWith('و') &&
    (imperatives.has(first) || ordersToUs.has(first)) &&
    isOrder(words, 0)
  );
}

/** The order that a word is; `undefined` where it tells or names something. */
export function orderOf(words: readonly string[], index: number): string | undefined {
  const [bare = '', next] = words.slice(index, index + 2);
  if (bare === 'صل' && next === 'على') {
    return `صَلّ${kasra}`;
  }
  const toAWoman = index === 0 || orderToHer(words, 0) !== undefined ? orderToHer(words, index) : undefined;
  if (toAWoman !== undefined) {
    return toAWoman;
  }
  if ((index < 2 || isAsked(words, index)) && !bare.startsWith('و')) {
    const toHer = index === 0 && next !== undefined ? ordersToHer.get(bare) : undefined;
    const polite = isAsked(words, index) ? politeOrders.get(bare) : undefined;
    return (
      polite ??
      toHer ??
      (isAgent(next) ? undefined : ordersToUs.get(bare)) ??
      (isOrder(words, index) ? imperatives.get(bare) : undefined) ??
      (index === 0 && opensToListener(words) ? derivedOrderOf(bare) : undefined)
    );
  }
  if (words[index - 1] === 'ثم' && isFirstOfMany(words[0] ?? '')) {
    return imperatives.get(bare);
  }
  const second = isSecondOrder(words, index) ? imperatives.get(bare.slice(1)) : undefined;
  return second && `وَ${second}`;
}

const orders: ReadonlySet<string> = new Set(imperatives.values());
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
  // ابدئي: the hamza has another seat.
  const toHim =
    stem && (imperatives.get(stem) ?? imperatives.get(stem.replace(/ئ$/u, 'أ'))?.replace(/أ\u0652$/u, `ئ${sukun}`));
  const isThing = index === 0 && !nouns.has(stem ?? '') && hasArticle(words[1]) && /\u0651/u.test(toHim ?? '');
  const isSure = bare.startsWith('ا') || isThing || words.some((word, place) => place > index && ofListener.test(word));
  if (toHim === undefined || !toHim.endsWith(sukun) || !isSure || words.length === 1) {
    return undefined;
  }
  const form = `${toHim.slice(0, -1)}${kasra}ي`;
  return bare === words[index] ? form : `و${fatha}${form}`;
}
