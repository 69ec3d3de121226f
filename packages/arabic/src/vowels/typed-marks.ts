import { joinMarks, shadda, splitMarks, sukun } from './marks.ts';
import type { MarkedLetter } from './marks.ts';

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
  const proposed = splitMarks(form);
  return typed
    .slice(0, -1)
    .reduce((sum, { marks }, index) => sum + disagreement(marks, proposed[index]?.marks ?? ''), 0);
}

function merge(typed: string, proposed: string): string {
  if (typed === '') {
    return proposed;
  }
  // A typed shadda alone leaves the vowel open; typed vowels leave nothing open.
  return typed === shadda ? shadda + proposed.replace(shadda, '').replace(sukun, '') : typed;
}

/** ذهبتُ is I went, whatever the word without the mark is read as: its t follows a closed letter. */
function asPersonal(typed: readonly MarkedLetter[], proposed: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const [last, before] = [proposed.at(-1), proposed.at(-2)];
  const isPersonal = typed.at(-1)?.letter === 'ت' && /^[\u064E-\u0650]$/u.test(typed.at(-1)?.marks ?? '');
  return isPersonal && last?.marks === sukun && before?.marks === '\u064E'
    ? [...proposed.slice(0, -2), { letter: before.letter, marks: sukun }, last]
    : proposed;
}

/** The reading with every typed mark in its place. */
export function keepTypedMarks(typed: readonly MarkedLetter[], form: string): string {
  const proposed = asPersonal(typed, splitMarks(form));
  return joinMarks(
    typed.map(({ letter, marks }, index) => ({ letter, marks: merge(marks, proposed[index]?.marks ?? '') })),
  );
}

/** Letters that lengthen the vowel before them and need no mark of their own. */
const silentWithoutMarks = 'اىآوي';

/**
 * True when the writer marked the word as fully as vowelled text is marked, so that nothing is left to add, an ending
 * included.
 */
export function isFullyMarked(typed: readonly MarkedLetter[]): boolean {
  const open = typed.slice(0, -1).filter(({ letter, marks }, index) => {
    if (marks !== '' && marks !== shadda) {
      return false;
    }
    const next = typed[index + 1];
    const isLamBeforeSun = letter === 'ل' && next?.marks.includes(shadda) === true;
    const lengthensNext = next !== undefined && next.marks === '' && 'اىوية'.includes(next.letter);
    return !silentWithoutMarks.includes(letter) && !isLamBeforeSun && !lengthensNext;
  });
  // An ending alone says nothing of the word before it: بيتٌ, بيتًا.
  const hasInnerMarks = typed.slice(0, -1).some(({ marks }) => marks !== '' && !marks.includes('\u064B'));
  return open.length === 0 && (hasInnerMarks || (typed.length <= 2 && typed.some(({ marks }) => marks !== '')));
}
