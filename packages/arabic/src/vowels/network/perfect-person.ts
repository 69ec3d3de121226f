import { fatha, joinMarks, kasra, markClassOf, shadda, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import type { MarkOdds } from './mark-odds.ts';

/** Who did it, of a perfect in ت: `she` كَتَبَتْ, or `other` كَتَبْتُ, كَتَبْتَ, كَتَبْتِ. Bare they are spelt alike. */
export type PerfectSubject = 'she' | 'other';

/** A person is never less likely than this, as a natural logarithm: the network errs. */
const personLogMin = -7;

/** The person that the vowel before the ت shows; `undefined` for a form that is no such perfect. */
export function perfectPersonOf(form: readonly MarkedLetter[]): PerfectSubject | undefined {
  const [last, stemEnd] = [form.at(-1), form.at(-2)];
  if (last?.letter !== 'ت' || form.length < 3 || stemEnd === undefined) {
    return undefined;
  }
  return stemEnd.marks === sukun ? 'other' : stemEnd.marks === fatha ? 'she' : undefined;
}

function withOtherPerson(form: readonly MarkedLetter[]): MarkedLetter[] {
  const at = form.length - 2;
  return form.with(at, { letter: form[at]?.letter ?? '', marks: form[at]?.marks === sukun ? fatha : sukun });
}

/** What كَتَبَتْ ends in: before a joining alif with a vowel, كَتَبَتِ الْبِنْتُ. */
function endingsOfHer(isBeforeJoiningAlif: boolean): readonly string[] {
  return isBeforeJoiningAlif ? [sukun, '', kasra] : [sukun, ''];
}

/** True for marks that the ت of a perfect of that person can have. */
export function fitsPerson(person: PerfectSubject, marks: string, isBeforeJoiningAlif: boolean): boolean {
  return person === 'she' ? endingsOfHer(isBeforeJoiningAlif).includes(marks) : marks !== sukun && marks !== shadda;
}

/** How likely the ت shows that person, as a natural logarithm. */
function personLog(odds: MarkOdds, last: number, person: PerfectSubject, isBeforeJoiningAlif: boolean): number {
  const hers = endingsOfHer(isBeforeJoiningAlif).reduce(
    (sum, marks) => sum + Math.exp(odds.logOf(last, markClassOf(marks) ?? 0)),
    0,
  );
  return Math.max(personLogMin, Math.log(person === 'she' ? hers : 1 - hers));
}

/** A form that was found letter by letter, with the person that its last two letters together show. */
export function withLikeliestPerson(
  form: MarkedLetter[],
  odds: MarkOdds,
  isBeforeJoiningAlif: boolean,
): MarkedLetter[] {
  const logOf = (letters: MarkedLetter[]) => {
    const [at, person] = [letters.length - 2, perfectPersonOf(letters)];
    return person === undefined
      ? Number.NEGATIVE_INFINITY
      : odds.logOf(at, markClassOf(letters[at]?.marks ?? '') ?? 0) +
          personLog(odds, at + 1, person, isBeforeJoiningAlif);
  };
  const person = perfectPersonOf(form);
  return person !== undefined && logOf(withOtherPerson(form)) > logOf(form) ? withOtherPerson(form) : form;
}

function coreOf(form: readonly MarkedLetter[]): string {
  return joinMarks(form.slice(0, -1));
}

/**
 * The persons of forms for the same letters, and what the ت adds to the likelihood of each: nothing where no form
 * differs from another in the person alone.
 *
 * @returns one for each form; `undefined` for those whose ت tells nothing.
 */
export function weighPersons(
  forms: readonly (readonly MarkedLetter[])[],
  odds: MarkOdds,
  isBeforeJoiningAlif: boolean,
): ({ readonly person: PerfectSubject; readonly log: number } | undefined)[] {
  const persons = forms.map(perfectPersonOf);
  if (!persons.includes('she') || !persons.includes('other')) {
    return persons.map(() => undefined);
  }
  const cores = new Set(forms.map(coreOf));
  return forms.map((form, index) => {
    const person = persons[index];
    return person !== undefined && cores.has(coreOf(withOtherPerson(form)))
      ? { person, log: personLog(odds, form.length - 1, person, isBeforeJoiningAlif) }
      : undefined;
  });
}
