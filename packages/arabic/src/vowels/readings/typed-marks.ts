import { joinMarks, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
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
