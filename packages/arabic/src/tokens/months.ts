import type { Dialect } from '../dialect.ts';
import { withAnyMarks } from '../normalise/alphabet.ts';
import { removeMarks } from '../vowels/marks.ts';
import {
  genitiveMonths,
  gregorianMonths,
  hijriMonths,
  otherHijriSpellings,
  otherMonthSpellings,
} from './months.data.ts';

/** Which names a region says. The Maghreb has two sets; the voices here are Moroccan. */
const namesByDialect: Readonly<Record<Dialect, keyof typeof gregorianMonths>> = {
  msa: 'latin',
  egyptian: 'latin',
  gulf: 'latin',
  saudi: 'latin',
  uae: 'latin',
  qatar: 'latin',
  levantine: 'syriac',
  maghrebi: 'moroccan',
};

interface KnownMonth {
  readonly isHijri: boolean;
  /** The same letters with their vowels, where they are known. */
  readonly vowelled?: string;
}

/** Where regions write a name alike, the first of them gives its vowels. */
const knownMonths = new Map<string, KnownMonth>([
  ...Object.keys(otherMonthSpellings).map((name) => [name, { isHijri: false }] as const),
  ...Object.keys(otherHijriSpellings).map(
    (name) =>
      [
        name,
        { isHijri: true, ...(Object.hasOwn(genitiveMonths, name) && { vowelled: genitiveMonths[name] ?? name }) },
      ] as const,
  ),
  ...Object.values(gregorianMonths)
    .toReversed()
    .flatMap((names) => names.map((vowelled) => [removeMarks(vowelled), { isHijri: false, vowelled }] as const)),
  ...hijriMonths.map((vowelled) => [removeMarks(vowelled), { isHijri: true, vowelled }] as const),
]);

/** Source of a pattern for the name of a month as it is written, longest first. */
export const monthNameSource = [...knownMonths.keys()]
  .sort((a, b) => b.length - a.length)
  .map(withAnyMarks)
  .join('|');

export function findMonth(bare: string): KnownMonth | undefined {
  return knownMonths.get(bare);
}

const lastWords = new Set(
  [...knownMonths.keys()]
    .map((name) => name.split(' ').at(-1) ?? name)
    .filter((word) => !/^(?:الأول|الثاني|الثانية|الأولى|الآخر|الآخرة)$/u.test(word)),
);

/** Returns true for the name of a month, and for a last word that no other phrase ends in. */
export function isMonthName(bare: string): boolean {
  return knownMonths.has(bare) || lastWords.has(bare);
}

/** The name of a month from 1 to 12 as the dialect's region says it. */
export function monthName(month: number, dialect: Dialect): string {
  return gregorianMonths[namesByDialect[dialect]][month - 1] ?? '';
}

/** The name of a month of the Hijri year from 1 to 12. */
export function hijriMonthName(month: number): string {
  return hijriMonths[month - 1] ?? '';
}
