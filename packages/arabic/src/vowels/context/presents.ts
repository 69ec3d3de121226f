import { hasArticle } from '../article.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { isAgent, isFeminineSubject, isMasculineAgent } from './agents.ts';
import { setOf, wordsOf } from '../word-list.ts';
import {
  endingsOfMany,
  everydayPresents,
  objectsOfPresents,
  presentsLikeComparisons,
  presentsOfMine,
  presentsOfMineFirst,
  presentsOfWriters,
  presentsWithSubject,
  prohibitionsOfPresents,
  pronounsOfSubjects,
  questionsBeforeVerbs,
  womenBefore,
  wordsBeforeVerbs,
} from './presents.data.ts';
import { closingParticlesOfPresents, conditionWords, openingParticlesOfPresents } from './function-words.data.ts';

/**
 * What the letters after the person spell, by the vowelled form after it: its person has the vowel that is kept apart.
 */
interface Present {
  readonly form: string;
  readonly isSure: boolean;
}

function byRest(list: string, isSure: boolean): readonly (readonly [string, Present])[] {
  return wordsOf(list).map((form) => [removeMarks(form).slice(1), { form, isSure }] as const);
}

const presents: ReadonlyMap<string, Present> = new Map([
  ...byRest(presentsWithSubject, false),
  ...byRest(everydayPresents, true),
]);
const before = {
  ي: setOf(wordsBeforeVerbs.ofHim),
  ت: setOf(wordsBeforeVerbs.ofHer),
  ن: setOf(wordsBeforeVerbs.ofUs),
  أ: setOf(wordsBeforeVerbs.ofMe),
};

/** سوف's س, a person, and the rest with the ending of those who are many. */
const shape = /^(?<future>س?)(?<person>[يتنأ])(?<rest>[ء-يٱ-ۓ]{2,})$/u;
const women: ReadonlySet<string> = setOf(womenBefore);
const ofMine: ReadonlyMap<string, string> = new Map(wordsOf(presentsOfMine).map((form) => [removeMarks(form), form]));
const ofWriters: ReadonlyMap<string, string> = new Map(
  wordsOf(presentsOfWriters).map((form) => [removeMarks(form), form]),
);
const ofMineFirst: ReadonlyMap<string, string> = new Map(
  wordsOf(presentsOfMineFirst).map((form) => [removeMarks(form), form]),
);
/** أفضل العروض is a comparison, أفضل أن and أفضل الشاي على القهوة are verbs. */
const comparisons: ReadonlySet<string> = setOf(presentsLikeComparisons);
/** لكم, إليك, حضوركم: who reads the letter. */
const toReader = /^(?:(?:ل|ب|من|إلي|علي|مع)ك|[ء-يٱ-ۓ]+كم)$/u;
/** سيرتي: a noun of mine. */

function isOfMine(word: string): boolean {
  const stem = /^[ء-يٱ-ۓ]{3,}(?=\u064A$)/u.exec(word)?.[0] ?? '';
  return !standardNouns.has(word) && (standardNouns.has(stem) || standardNouns.has(stem.replace(/\u062A$/u, '\u0629')));
}

/** Verbs of the past and nouns have three letters: نصف, نشر. */
const wordLengthMin = 4;
/** After these a verb ends in a. */
const opening: ReadonlySet<string> = new Set(wordsOf(openingParticlesOfPresents));
const closing: ReadonlySet<string> = new Set(wordsOf(closingParticlesOfPresents));
const mood = new RegExp(`${damma}$`, 'u');

/** After the others a verb may be passive: التي تُترجم. */
const pronouns = setOf(pronounsOfSubjects);

/** True where what stands around says whose verb it is. */
function hasSubject(
  person: 'ي' | 'ت' | 'ن' | 'أ',
  isSure: boolean,
  [previous = '', next]: readonly (string | undefined)[],
): boolean {
  const isNamed = person === 'ت' ? isFeminineSubject(next) : person === 'ي' && isMasculineAgent(next);
  return isNamed || questions.has(previous) || (before[person].has(previous) && (isSure || pronouns.has(previous)));
}

const questions = setOf(questionsBeforeVerbs);

/** أحب القهوة: the first word of a clause that goes on with what is done, and names nobody who did it. */
function mineFirst(bare: string, words: readonly string[]): string | undefined {
  const [, next = ''] = words;
  const isCompared = comparisons.has(bare) && next !== 'أن' && !words.slice(2).includes('على');
  const isOther = next === '' || isAgent(next) || /^(?:[إأ]نه?ا?|قد|ب?أن\p{L}+)$/u.test(next);
  return isOther || isCompared ? undefined : ofMineFirst.get(bare);
}

/** أرسل لكم: what the writer does for who reads it, at the beginning of a clause. */
export function doneForReader(bare: string, words: readonly string[], index: number): string | undefined {
  return index === 0 && toReader.test(words[1] ?? '') ? ofWriters.get(bare) : undefined;
}

/** Of these what follows may be a condition: من يعمل. */
const conditions: ReadonlySet<string> = new Set(wordsOf(conditionWords));

/** أمي تطبخ, كانت أمي تطبخ: she who opens the clause does it. */
function isAfterHer(person: 'ي' | 'ت' | 'ن' | 'أ', words: readonly string[], index: number): boolean {
  const subject = words[index - 1];
  const isDefinite = /^ال|[يهاك]$/u.test(subject ?? '');
  return person === 'ت' && isDefinite && isFeminineSubject(subject) && (index === 1 || words[index - 2] === 'كانت');
}

/** With its mood, where a particle asks for one. */
function inMood(form: string, previous: string | undefined, next: string | undefined, isFirst: boolean): string {
  if (isFirst && conditions.has(previous ?? '')) {
    return form.replace(mood, '');
  }
  return opening.has(previous ?? '')
    ? form.replace(mood, fatha)
    : closing.has(previous ?? '')
      ? form.replace(mood, hasArticle(next) ? kasra : sukun)
      : form;
}

/** What one is told not to do, where nobody else is named who does it: لا تفتح الباب. */
const negations: ReadonlySet<string> = setOf(prohibitionsOfPresents);

/** The verb of a prohibition, before an article with the vowel that joins them. */
export function prohibitionOf(bare: string, words: readonly string[], index: number): string | undefined {
  const next = words[index + 1];
  const present = bare.startsWith('ت') ? presents.get(bare.slice(1)) : undefined;
  const isOther = isFeminineSubject(next) || /^ال.*(?:ة|ات|اء)$/u.test(next ?? '') || isAgent(next);
  if (
    present === undefined ||
    isOther ||
    index !== 1 ||
    !negations.has(words[index - 1] ?? '') ||
    !mood.test(present.form) ||
    /\u0651\u064F$/u.test(present.form)
  ) {
    return undefined;
  }
  const shortened = present.form
    .slice(1)
    .replace(mood, hasArticle(next) ? kasra : sukun)
    .replace(/[وي](?=.$)/u, '')
    .replace(/ا(?=.$)/u, '');
  return `ت${shortened}`;
}

/** A verb taken apart: those who do it, and whom they do it to. */
interface Parts {
  readonly present: Present;
  readonly isOfMany: boolean;
  readonly ending: string;
  readonly object: string;
}

/** What may stand behind a verb: an ending of those who are many, or an object. */
const tails = ['', ...Object.keys(endingsOfMany)]
  .map((ending) => ({ ending, object: '' }))
  .concat(Object.keys(objectsOfPresents).map((object) => ({ ending: '', object })));

/** The longest rest that is a verb: لعبون is لعب with an ending, زورنا زور with an object. */
function partsOf(rest: string): Parts | undefined {
  for (const { ending, object } of tails) {
    const tail = ending + object;
    const present = rest.endsWith(tail) ? presents.get(rest.slice(0, rest.length - tail.length)) : undefined;
    if (present !== undefined && (tail === '' || mood.test(present.form))) {
      return { present, isOfMany: ending !== '', ending, object };
    }
  }
  return undefined;
}

/**
 * The everyday verb that a word is, where its letters spell others as well: يُرَحِّبُ, and before her who does it
 * تَلْعَبُ.
 *
 * @param words of one clause, bare.
 */
export function presentOf(bare: string, words: readonly string[], index: number): string | undefined {
  const { future = '', person, rest = '' } = shape.exec(bare)?.groups ?? {};
  const [previous, next] = [words[index - 1], words[index + 1]];
  const mine =
    ofMine.get(bare) ??
    (index === 0
      ? toReader.test(next ?? '') || isOfMine(next ?? '')
        ? (ofWriters.get(bare) ?? mineFirst(bare, words))
        : mineFirst(bare, words)
      : undefined);
  if (mine !== undefined) {
    return inMood(mine, previous, next, index === 1);
  }
  const parts = partsOf(rest);
  if (parts === undefined || !(person === 'ي' || person === 'ت' || person === 'ن' || person === 'أ')) {
    return undefined;
  }
  const { present, isOfMany, ending, object } = parts;
  // تَصَوَّرُوا is what they did, unless a particle closes the verb.
  if (
    ending === 'وا' &&
    person === 'ت' &&
    !opening.has(previous ?? '') &&
    !closing.has(previous ?? '') &&
    !negations.has(previous ?? '')
  ) {
    return undefined;
  }
  if (ending === 'ن') {
    const isOfWomen = women.has(previous ?? '') || /^ال\p{L}+ات$/u.test(previous ?? '');
    return isOfWomen && person === 'ي'
      ? `ي${present.form.slice(1).replace(mood, endingsOfMany['ن'] ?? '')}`
      : undefined;
  }
  // They play, and will play, are no nouns; he who plays and we who play seldom; she who plays is spelt like a playing.
  const isSure =
    present.isSure &&
    (future !== '' ||
      (person === 'ي' && bare.length >= wordLengthMin) ||
      (isOfMany && person !== 'أ') ||
      (person === 'ن' && bare.length > wordLengthMin));
  if (!isSure && !hasSubject(person, present.isSure, [previous, next]) && !isAfterHer(person, words, index)) {
    return undefined;
  }
  const form = (future === '' ? '' : `س${fatha}`) + person + present.form.slice(1);
  const said = isOfMany
    ? form.replace(mood, endingsOfMany[ending] ?? '')
    : inMood(form, future === '' ? previous : undefined, next, index === 1 && object === '');
  return said + (objectsOfPresents[object] ?? '');
}
