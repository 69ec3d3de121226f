import type { ColloquialNumerals } from './colloquial.data.ts';
import { cardinalMax } from './cardinal.ts';
import type { Gender } from './declension.ts';
import type { Noun, NounForm } from './noun.ts';
import { pausal } from './digits.ts';

/** Larger scales are the standard words without their endings. */
const largeScales = [
  { value: 1e15, one: 'كُوَادْرِيلْيُون', plural: 'كُوَادْرِيلْيُون' },
  { value: 1e12, one: 'تِرِيلْيُون', plural: 'تِرِيلْيُون' },
  { value: 1e9, one: 'مِلْيَار', plural: 'مِلْيَار' },
  { value: 1e6, one: 'مِلْيُون', plural: 'مَلَايِين' },
] as const;

function belowHundred(value: number, numerals: ColloquialNumerals, gender: Gender): string[] {
  if (value === 0) {
    return [];
  }
  if (value === 1 && gender === 'feminine') {
    return [numerals.feminineOne];
  }
  if (value < 20) {
    return [numerals.upToNineteen[value] ?? ''];
  }
  const ten = numerals.tens[Math.floor(value / 10)] ?? '';
  const rest = value % 10;
  if (rest === 0) {
    return [ten];
  }
  return [rest === 2 ? numerals.twoBeforeTens : (numerals.upToNineteen[rest] ?? ''), ten];
}

/** The numeral as it stands before a noun: short from 3 to 10, with its r from 11 to 19, مِيت for a hundred. */
function beforeNoun(value: number, numerals: ColloquialNumerals): string[] {
  const parts = components(value, numerals, 'masculine');
  const lastTwo = value % 100;
  const head = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  if (lastTwo >= 3 && lastTwo <= 10) {
    return [...head, numerals.beforePlural[lastTwo] ?? last];
  }
  if (lastTwo >= 11 && lastTwo <= 19) {
    return [...head, last + numerals.teenBeforeNoun];
  }
  if (lastTwo === 0 && value % 1000 === 100) {
    return [...head, numerals.hundredBeforeNoun];
  }
  return parts;
}

function scaled(
  count: number,
  numerals: ColloquialNumerals,
  scale: { one: string; two: string; plural: string },
): string {
  if (count === 1) {
    return scale.one;
  }
  if (count === 2) {
    return scale.two;
  }
  const lastTwo = count % 100;
  const noun = lastTwo >= 3 && lastTwo <= 10 ? scale.plural : scale.one;
  return `${join(beforeNoun(count, numerals), numerals)} ${noun}`;
}

function components(value: number, numerals: ColloquialNumerals, gender: Gender): string[] {
  const parts: string[] = [];
  let rest = value;
  for (const { value: size, one, plural } of largeScales) {
    if (rest >= size) {
      parts.push(scaled(Math.floor(rest / size), numerals, { one, plural, two: `${one}ِين` }));
    }
    rest %= size;
  }
  if (rest >= 1000) {
    parts.push(scaled(Math.floor(rest / 1000), numerals, numerals.thousand));
  }
  rest %= 1000;
  if (rest >= 100) {
    parts.push(numerals.hundreds[Math.floor(rest / 100)] ?? '');
  }
  return [...parts, ...belowHundred(rest % 100, numerals, gender)];
}

function join(parts: readonly string[], { and }: ColloquialNumerals): string {
  return parts.map((part, index) => (index === 0 ? part : and + part.replace(/^اِ/u, 'ا'))).join(' ');
}

/** Dialects have no case endings: the sukun says that the word ends where it is written to end. */
function words(text: string): string[] {
  return text.split(' ').map((word) => (/[ةاىي]$|[ًٌٍَُِّْ]$/u.test(word) ? word : pausal(word)));
}

/**
 * The words of a whole number in a dialect.
 *
 * @param value 0 to {@link cardinalMax}, whole. @throws RangeError for any other number.
 */
export function colloquialCardinal(
  value: number,
  numerals: ColloquialNumerals,
  gender: Gender = 'masculine',
): string[] {
  if (!Number.isInteger(value) || value < 0 || value > cardinalMax) {
    throw new RangeError(`No name for ${value}.`);
  }
  return value === 0
    ? words(numerals.upToNineteen[0] ?? '')
    : words(join(components(value, numerals, gender), numerals));
}

/** The numeral in the form in which it stands before a noun that the text itself writes. */
export function colloquialBeforeNoun(value: number, numerals: ColloquialNumerals, gender: Gender): string[] {
  return value <= 2 ? colloquialCardinal(value, numerals, gender) : words(join(beforeNoun(value, numerals), numerals));
}

/** A number and what it counts: تلات كتب, حداشر كتاب, كتابين. */
export function colloquialCounted(value: number, noun: Noun, numerals: ColloquialNumerals): string[] {
  const singular = noun.singular.stem;
  const one = noun.gender === 'feminine' ? numerals.feminineOne : (numerals.upToNineteen[1] ?? '');
  if (value === 1) {
    return words(`${singular} ${one}`);
  }
  if (value === 2 && noun.singular.declension !== 'indeclinable') {
    return words(
      (singular.endsWith('ة') ? `${singular.slice(0, -1).replace(/َ$/u, '')}ْت` : singular) + numerals.dualEnding,
    );
  }
  // تلاتة كيلو, خمسة جنيه: what has no plural in speech is counted as if alone.
  const lastTwo = value % 100;
  const hasNoPlural = noun.plurals[0].stem === singular || numerals.singularsOnly?.includes(singular) === true;
  if (lastTwo >= 3 && lastTwo <= 10 && hasNoPlural) {
    return [...colloquialCardinal(value, numerals), ...words(singular)];
  }
  const form = lastTwo >= 3 && lastTwo <= 10 ? pluralOf(noun.plurals[0]) : singular;
  return [
    ...(value <= 2 ? colloquialCardinal(value, numerals) : words(join(beforeNoun(value, numerals), numerals))),
    ...words(form),
  ];
}

/** Sound plurals have one ending in speech, ين. */
function pluralOf(plural: NounForm): string {
  if (plural.declension === 'soundMasculine') {
    return `${plural.stem}ِين`;
  }
  return plural.declension === 'defective' ? `${plural.stem}ِي` : plural.stem;
}
