import { article } from '../clitics.data.ts';
import { longA, neverMarked, vowelsOfGlides } from '../letters.data.ts';
import { shadda, splitMarks, sukun, joinMarks, removeMarks } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';

function isBare(typed: readonly MarkedLetter[]): boolean {
  return typed.every(({ marks }) => marks === '');
}

/** How far a letter's typed marks speak against a proposed reading: 0 agrees, 1 contradicts. */
function disagreement(typed: string, proposed: string): number {
  if (typed === '') {
    return 0;
  }
  const typedVowel = typed.replace(shadda, '');
  const proposedVowel = proposed.replace(shadda, '');
  const contradictsShadda = typed.includes(shadda) && !proposed.includes(shadda);
  if (typedVowel === '') {
    return contradictsShadda ? 1 : 0;
  }
  if (typedVowel === sukun && proposedVowel === '' && !proposed.includes(shadda)) {
    return 0;
  }
  if (typedVowel !== proposedVowel) {
    return 1;
  }
  // Many who type vowels leave the shadda out, so a missing one weighs less than a wrong vowel.
  if (contradictsShadda) {
    return 1;
  }
  return proposed.includes(shadda) && !typed.includes(shadda) ? 0.25 : 0;
}

/**
 * How much the typed marks speak against a reading; 0 when they agree with it.
 * The last letter is left out: an ending that is typed simply replaces the proposed one.
 */
export function contradiction(typed: readonly MarkedLetter[], form: string): number {
  if (isBare(typed)) {
    return 0;
  }
  const proposed = splitMarks(form);
  return typed
    .slice(0, -1)
    .reduce((sum, { marks }, index) => sum + disagreement(marks, proposed[index]?.marks ?? ''), 0);
}

function merge(typed: string, proposed: string): string {
  if (typed === '') {
    return proposed;
  }
  // A typed shadda alone leaves the vowel open.
  if (typed === shadda) {
    return shadda + proposed.replace(shadda, '').replace(sukun, '');
  }
  // Those who type a vowel often leave out the shadda below it: شخصيًا is شَخْصِيًّا.
  const lacksShadda = proposed.startsWith(shadda) && typed !== sukun && !typed.startsWith(shadda);
  return lacksShadda ? shadda + typed : typed;
}

/** ذهبتُ is I went, whatever the word without the mark is read as: its t follows a closed letter. */
function asPersonal(typed: readonly MarkedLetter[], proposed: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const [last, before] = [proposed.at(-1), proposed.at(-2)];
  const isPersonal = typed.at(-1)?.letter === 'ت' && /^[\u064E-\u0650]$/u.test(typed.at(-1)?.marks ?? '');
  return isPersonal && last?.marks === sukun && before?.marks === '\u064E'
    ? [...proposed.slice(0, -2), { letter: before.letter, marks: sukun }, last]
    : proposed;
}

/** The readings that no typed mark contradicts. */
export function compatibleWith<Form extends { readonly form: string }>(
  typed: readonly MarkedLetter[],
  readings: readonly Form[],
): readonly Form[] {
  return isBare(typed) ? readings : readings.filter(({ form }) => contradiction(typed, form) < 1);
}

/** The reading with every typed mark in its place. */
export function keepTypedMarks(typed: readonly MarkedLetter[], form: string): string {
  if (isBare(typed) && removeMarks(form) === joinMarks(typed)) {
    return form;
  }
  const proposed = asPersonal(typed, splitMarks(form));
  return joinMarks(
    typed.map(({ letter, marks }, index) => ({ letter, marks: merge(marks, proposed[index]?.marks ?? '') })),
  );
}

const shortVowel = /[\u064E-\u0650]$/u;

/** True for a letter that can be no vowel: a glide before a vowel, قُوى, or of a verb before a closed letter, لِيعْتَني. */
function isConsonant(typed: readonly MarkedLetter[], index: number): boolean {
  const [letter, next, afterNext] = [typed[index], typed[index + 1], typed[index + 2]];
  const isSilentAlif = letter?.letter === 'و' && next?.letter === 'ا' && afterNext === undefined;
  return (
    next !== undefined &&
    !isSilentAlif &&
    (neverMarked.includes(next.letter) ||
      next.letter === 'ة' ||
      (index === 1 && next.marks === sukun && afterNext !== undefined))
  );
}

/** True for و and ي that lengthen the vowel before them: خُروج; no وَلد, no مواد. */
function isLongVowel(typed: readonly MarkedLetter[], index: number): boolean {
  const short = vowelsOfGlides[typed[index]?.letter ?? ''];
  return short !== undefined && typed[index - 1]?.marks.endsWith(short) === true && !isConsonant(typed, index);
}

/** True for the alif of an article or of a word that joins: it lengthens no vowel, بالْبيت, باسْمي. */
function isJoiningAlif(typed: readonly MarkedLetter[], index: number): boolean {
  const [alif, next, afterNext] = [typed[index], typed[index + 1], typed[index + 2]];
  const isLam = next?.letter === 'ل' && next.marks === '' && afterNext?.marks.startsWith(shadda) === true;
  return alif?.letter === 'ا' && index <= 2 && afterNext !== undefined && (next?.marks === sukun || isLam);
}

/** Before the lam of the article stand a conjunction, a preposition and the alif at most. */
const articleEndMax = 3;

/** True for a letter that vowelled text would mark. */
function isOpen(typed: readonly MarkedLetter[], index: number): boolean {
  const { letter, marks } = typed[index] ?? { letter: '', marks: '' };
  const next = typed[index + 1];
  if ((marks !== '' && marks !== shadda) || neverMarked.includes(letter)) {
    return false;
  }
  const isLamOfArticle = letter === 'ل' && index <= articleEndMax && article.includes(typed[index - 1]?.letter ?? ' ');
  const isLamBeforeSun = isLamOfArticle && next?.marks.includes(shadda) === true;
  // كِتاب leaves its fatha out; of قريبا the last letters may have any marks.
  const isBeforeLongA =
    next?.marks === '' && longA.includes(next.letter) && index + 2 < typed.length && !isJoiningAlif(typed, index + 1);
  return !isLamBeforeSun && !isBeforeLongA && !isLongVowel(typed, index);
}

/**
 * True when the writer marked the word as fully as vowelled text is marked, so that nothing is left to add, an ending
 * included.
 */
export function isFullyMarked(typed: readonly MarkedLetter[]): boolean {
  // An ending alone says nothing of the word before it: بيتٌ, بيتًا.
  const hasInnerMarks = typed.slice(0, -1).some(({ marks }) => marks !== '' && !marks.includes('\u064B'));
  const isOpenWithin = typed.slice(0, -1).some((_, index) => isOpen(typed, index));
  return !isOpenWithin && (hasInnerMarks || (typed.length <= 2 && typed.some(({ marks }) => marks !== '')));
}

/**
 * True for a word marked in full of which every form that the marks leave has more: أَيام is أَيَّام, and هُو is هُوَ,
 * and بَقِيت is بَقِيَتْ.
 */
export function lacksMarks(typed: readonly MarkedLetter[], forms: readonly string[]): boolean {
  const last = typed.length - 1;
  const fitting = forms.map(splitMarks).filter((form) => form.length === typed.length);
  return (
    fitting.length > 0 &&
    fitting.every((form) =>
      form.some(({ letter, marks }, index) => {
        const isUnmarked = typed[index]?.marks === '';
        const isDoubled = index < last && marks.startsWith(shadda) && marks.length > 1;
        const isEndOfParticle = index === last && last <= 2 && vowelsOfGlides[letter] !== undefined && marks !== '';
        const isBeforeLongA = longA.includes(typed[index + 1]?.letter ?? '-');
        const isVowelledGlide =
          index < last && !isBeforeLongA && vowelsOfGlides[letter] !== undefined && shortVowel.test(marks);
        return isUnmarked && (isDoubled || isEndOfParticle || isVowelledGlide);
      }),
    )
  );
}
