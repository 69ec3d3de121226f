import { removeMarks, sukun } from '../marks.ts';
import { changedBy, firstChange } from './form-changes.ts';
import { type Clitic, type Conjugation, perfectEndings, type Prefix } from './conjugations.data.ts';
import { recipient } from './verb-signs.data.ts';
import type { VerbRow } from './verb-table.ts';

/** A verb in one person, without prefix and object. */
export interface VerbForm<Person> {
  readonly verb: VerbRow;
  readonly form: string;
  /** Those who may be the subject. */
  readonly persons: readonly Person[];
  readonly takesObject: boolean;
  /** True where an ending is written; a longer stem without one is likelier. */
  readonly isLonger?: boolean;
}

export type PerfectPerson = 'he' | 'me' | 'you' | 'us' | 'she' | 'they';

const anyone: readonly Prefix['person'][] = ['I', 'you', 'he', 'we'];
const weakAtEnd = /(?:(?<a>\u064E)[ىا]|(?<i>\u0650)ي)$/u;
const opensWithVowel = /^[\u064E-\u0650]/u;
const vowelAtEnd = /[اويى]$/u;
const silentAlif = /(?<=و)ا$/u;
const twoAtStart = /^\p{L}[\u0651\u0652]/u;

/** The imperfect of a verb with the endings of its subjects: تنسى, تنسي, تنسوا. */
export function imperfectForms(verb: VerbRow, { subjects, beforeVowel }: Conjugation): VerbForm<Prefix['person']>[] {
  const { a, i } = weakAtEnd.exec(verb.imperfect)?.groups ?? {};
  const isWeak = a !== undefined || i !== undefined;
  const rows = subjects[a !== undefined ? 'a' : i !== undefined ? 'i' : 'firm'];
  const base = isWeak ? verb.imperfect.slice(0, -2) : changedBy(beforeVowel, verb.imperfect);
  const endless = { verb, form: verb.imperfect, persons: anyone, takesObject: true };
  return [
    endless,
    ...rows.map(([ending, persons, takesObject]) => ({
      verb,
      form: base + ending,
      persons,
      takesObject,
      isLonger: ending !== '' && !(isWeak && ending === '\u0650ي'),
    })),
  ];
}

/** The perfect of a verb in all persons. */
export function perfectForms(verb: VerbRow, { perfect: grammar }: Conjugation): VerbForm<PerfectPerson>[] {
  const { perfect, closed } = verb;
  const firm = closed === undefined ? firstChange(grammar.beforeConsonant, perfect) : closed + sukun;
  const open = firstChange(grammar.beforeVowel, perfect);
  const { me, toHer, toMany, us } = perfectEndings;
  const forms: readonly (readonly [PerfectPerson, string])[] = [
    ['he', perfect],
    ['me', firm + me],
    ['you', firm + toHer],
    ['you', firm + toMany],
    ['us', firm + us],
    ...grammar.she.map((ending) => ['she', open + ending] as const),
    ['they', open + grammar.they],
  ];
  return forms.map(([person, form]) => ({
    verb,
    form: person === 'he' ? form : changedBy(grammar.last, form),
    persons: [person],
    takesObject: true,
  }));
}

/** A form with an object clitic; `undefined` where it cannot stand. */
export function attach(
  form: string,
  [, afterOne, afterTwo, afterVowel]: Clitic,
  { twoAtEnd, beforeVowel }: { readonly twoAtEnd: RegExp; readonly beforeVowel: Conjugation['beforeVowel'] },
): string | undefined {
  if (vowelAtEnd.test(form)) {
    return afterVowel === '' ? undefined : form.replace(silentAlif, '') + afterVowel;
  }
  if (twoAtEnd.test(form)) {
    return form + afterTwo;
  }
  return (opensWithVowel.test(afterOne) ? changedBy(beforeVowel, form) : form) + afterOne;
}

/** A form of the imperfect with its prefix. */
export function withPrefix({ person, beforeTwo, beforeOne }: Prefix, form: string, opening: string): string {
  if (form.startsWith('ا')) {
    return `${beforeTwo.replace(/[\u064E-\u0650\u0652]$/u, '')}\u064E${form}`;
  }
  // أَجِي: what I do keeps its vowel.
  const keepsVowel = (person === 'I' && opening === '\u0650') || beforeTwo.endsWith('ا');
  return opening === '' || keepsVowel
    ? (twoAtStart.test(form) ? beforeTwo : beforeOne) + form
    : beforeTwo.replace(/[\u064E-\u0650\u0652]$/u, '') + opening + form;
}

/** Forms by their letters. */
export function byLetters<Person>(
  forms: readonly VerbForm<Person>[],
): ReadonlyMap<string, readonly VerbForm<Person>[]> {
  return Map.groupBy(forms, ({ form }) => removeMarks(form));
}

/** The forms of a spelling, of which the last ا may stand for ى, and وا for و. */
export function lookUp<Person>(
  forms: ReadonlyMap<string, readonly VerbForm<Person>[]>,
  written: string,
  mayEndInA: boolean,
): readonly VerbForm<Person>[] {
  const found = forms.get(written) ?? forms.get(written.replace(silentAlif, ''));
  const inA = found === undefined && mayEndInA ? forms.get(written.replace(/ا$/u, 'ى')) : undefined;
  return found ?? inA?.map((each) => ({ ...each, form: each.form.replace(/ى$/u, 'ا') })) ?? [];
}

/** A form with an object clitic, if any; `undefined` where it cannot stand. */
export function withObject<Person>(
  { verb, form, takesObject }: VerbForm<Person>,
  clitic: Clitic | undefined,
  ends: Parameters<typeof attach>[2],
): string | undefined {
  if (clitic === undefined) {
    return form;
  }
  const isFit = takesObject && (verb.takesObject || recipient.test(clitic[0]));
  return isFit ? attach(form, clitic, ends) : undefined;
}

/** شِرِب: verbs of short i's seldom do a thing for somebody. */
const ofShortI = /^\p{L}\u0650\p{L}\u0650\p{L}$/u;

/** How unlikely a verb is with an object: what things do is not done by persons. */
export function rankOf(
  { perfect, isOfThings, isPreferred }: VerbRow,
  [written]: Clitic | [''],
  isPerson: boolean,
): number {
  const isSeldom = recipient.test(written) && ofShortI.test(perfect);
  return (isPerson && isOfThings ? 1 : 0) + (isSeldom ? 0.5 : 0) - (isPreferred ? 0.25 : 0);
}

/** The candidate of the lowest rank, the first of several. */
export function lowest<T>(found: readonly T[], rank: (candidate: T) => number): T | undefined {
  return found.reduce<T | undefined>(
    (first, next) => (first === undefined || rank(next) < rank(first) ? next : first),
    undefined,
  );
}
