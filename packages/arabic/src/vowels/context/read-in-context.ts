import { isMark, removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { addressWords, handledThings, passiveSubjects } from './agents.data.ts';
import { isAgent, withoutArticle, wordsOf } from './agents.ts';
import { type HomographRow, homographs } from './homographs.data.ts';
import { ambiguousImperatives, imperativesWithObject } from './imperatives.data.ts';
import { owned, passiveOf, presentPassiveOf } from './passives.ts';
import { perfectOf } from './perfects.ts';
import { reportPairs, voicePairs } from './voices.data.ts';

/** A form that its neighbours ask for is right so often; an exact figure is not known. */
const contextConfidence = 0.97;
/** A sentence that tells something is longer than an order. */
const orderLengthMax = 6;
const shortOrderLengthMax = 4;
/** للحجز اتصل: what the order is for may come first. */
const fronted = /^(?:لل\p{L}{2,}|فضلا|رجاء|ثم|أولا|الآن|أو)$/u;

function byBare(list: string): ReadonlyMap<string, string> {
  return new Map(wordsOf(list).map((form) => [removeMarks(form), form]));
}

function groupByBare<T>(rows: readonly T[], formOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(rows, (row) => removeMarks(formOf(row)));
}

const things: ReadonlySet<string> = new Set(wordsOf(handledThings));
const opened: ReadonlySet<string> = new Set(wordsOf(passiveSubjects));
const toListeners: ReadonlySet<string> = new Set(wordsOf(addressWords));
const imperatives = byBare(ambiguousImperatives);
const ordersToUs = byBare(imperativesWithObject);
const homographsByBare = groupByBare(homographs, ({ form }) => form);
const voicesByBare = groupByBare(voicePairs, ([active]) => active);
const reportsByBare = groupByBare(reportPairs, ([active]) => active);
const prepositions: ReadonlySet<string> = new Set('في من إلى على عن مع عبر ضد بين قبل بعد خلال حتى منذ'.split(' '));

/** After these nobody has been named yet who thinks or tells: كما يتوقع أن. */
const nobodySaid: ReadonlySet<string> = new Set('كما حيث إذ فيما ومن لا ولا لم ولم كان'.split(' '));

const patterns = new Map<string, (bare: string) => boolean>();

/** Compiles a list once: whole words, and beginnings that end in `*`. */
function matcherOf(list: string): (bare: string) => boolean {
  const known = patterns.get(list);
  if (known) {
    return known;
  }
  const words = new Set(wordsOf(list));
  const beginnings = [...words].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const made = (bare: string) => words.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning) && bare.length > beginning.length + 1);
  patterns.set(list, made);
  return made;
}

function applies({ after, before, near, at, isBeforeAgent }: HomographRow, words: readonly string[], index: number): boolean {
  const [previous, next] = [words[index - 1], words[index + 1]];
  return (
    (at !== 'start' || index === 0) &&
    (at !== 'end' || index === words.length - 1) &&
    (after === undefined || (previous !== undefined && matcherOf(after)(previous))) &&
    (before === undefined || (next !== undefined && matcherOf(before)(next))) &&
    (near === undefined || words.some((word, place) => place !== index && matcherOf(near)(word))) &&
    (isBeforeAgent !== true || isAgent(next))
  );
}

/** An order: the first verb of its clause, to somebody who is spoken to, about what one handles. */
function isOrder(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  const isFirst = index === 0 || (index === 1 && fronted.test(words[0] ?? ''));
  if (!isFirst || next === undefined || isAgent(next)) {
    return false;
  }
  if (words.some((word, place) => place > index && (toListeners.has(word) || /^\p{L}{3,}(?:ك|كم|نا)$/u.test(word)))) {
    return true;
  }
  if (things.has(withoutArticle(next))) {
    return true;
  }
  return !next.startsWith('ال') && words.length <= (prepositions.has(next) ? shortOrderLengthMax : orderLengthMax) && !/ان$/u.test(next);
}

/** زر موقعنا واحصل على خصم: the second order follows a first. */
function isSecondOrder(words: readonly string[], index: number): boolean {
  const [first = ''] = words;
  return index > 1 && (words[index] ?? '').startsWith('و') && (imperatives.has(first) || ordersToUs.has(first)) && isOrder(words, 0);
}

function orderOf(words: readonly string[], index: number): string | undefined {
  const bare = words[index] ?? '';
  if (index < 2 && !bare.startsWith('و')) {
    return ordersToUs.get(bare) ?? (isOrder(words, index) ? imperatives.get(bare) : undefined);
  }
  const second = isSecondOrder(words, index) ? imperatives.get(bare.slice(1)) : undefined;
  return second && `وَ${second}`;
}

/** The active where the one who acts follows, the passive where a thing does. */
function voiceOf(bare: string, [previous = '', next, afterNext = '']: readonly (string | undefined)[], index: number): string | undefined {
  const [pair] = voicesByBare.get(bare) ?? [];
  const [report] = reportsByBare.get(bare) ?? [];
  if (report && next !== undefined) {
    return isAgent(next) ? report[0] : next === 'أن' && (index === 0 || nobodySaid.has(previous)) ? report[1] : undefined;
  }
  if (!pair || next === undefined) {
    return undefined;
  }
  if (isAgent(next)) {
    return pair[0];
  }
  const isThing = (opened.has(withoutArticle(next)) && !owned.test(afterNext)) || next === 'سراح' || (next === 'عن' && /^أ/u.test(bare));
  return isThing && (index === 0 || /^[يت]/u.test(bare)) ? pair[1] : undefined;
}

function homographOf(bare: string, words: readonly string[], index: number): string | undefined {
  return homographsByBare.get(bare)?.find((row) => applies(row, words, index))?.form;
}

/**
 * The reading that the words around ask for: orders, the active and the passive, and words that are spelt alike.
 *
 * @param words of one clause, bare.
 * @returns `undefined` where the word lists may decide.
 */
export function readInContext(words: readonly string[], index: number): WordReading | undefined {
  const bare = words[index] ?? '';
  const rest = /^[وف](?=\p{L}{3})/u.test(bare) ? bare.slice(1) : undefined;
  const next = words[index + 1];
  const form = orderOf(words, index) ?? homographOf(bare, words, index) ?? passiveOf(bare, words, index) ?? perfectOf(bare, [next, words[index + 2]], index) ?? voiceOf(bare, [words[index - 1], next, words[index + 2]], index);
  const inner = form === undefined && rest !== undefined ? homographOf(rest, words, index) ?? presentPassiveOf(rest, words, index) ?? voiceOf(rest, [words[index - 1], next, words[index + 2]], index) : undefined;
  const chosen = form ?? (inner === undefined ? undefined : `${bare.charAt(0)}\u064E${inner}`);
  if (chosen === undefined) {
    return undefined;
  }
  return { form: chosen, coreConfidence: contextConfidence, endingConfidence: isMark(chosen.at(-1) ?? '') ? contextConfidence : 0, isOwn: true };
}

const orders: ReadonlySet<string> = new Set(imperatives.values());

/** True for the form of an order: what follows is its object. */
export function isOrderForm(form: string): boolean {
  return orders.has(form) || (/^و\u064E/u.test(form) && orders.has(form.slice(2)));
}
