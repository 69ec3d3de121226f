import type { Noun } from '../numbers/noun.ts';
import { findNoun, nouns } from '../numbers/nouns.ts';
import type { NounName } from '../numbers/nouns.data.ts';
import { removeMarks } from '../vowels/marks.ts';
import { currencyRows, defaultCurrencies, otherAdjectives } from './currencies.data.ts';

export interface Currency {
  readonly noun: Noun;
  readonly subunit: Noun;
  /** Digits of a whole subunit: 2 where a hundred make one, 3 where a thousand do. */
  readonly decimals: 2 | 3;
}

const byWriting = new Map<string, Currency>(
  currencyRows.flatMap(({ writings, noun, adjective, subunit, decimals }) => {
    const currency: Currency = {
      noun: { ...nouns[noun], ...(adjective !== undefined && { adjective }) },
      subunit: nouns[subunit],
      decimals,
    };
    return writings.split(' ').map((writing) => [writing, currency] as const);
  }),
);

const moneyNames: readonly NounName[] = [...new Set(currencyRows.flatMap(({ noun, subunit }) => [noun, subunit]))];
const moneyStems: ReadonlySet<string> = new Set(moneyNames.map((name) => nouns[name].singular.stem));

const adjectives = new Map<string, string>(
  [...currencyRows.flatMap(({ adjective }) => adjective ?? []), ...otherAdjectives.split(' ')].map((adjective) => [
    removeMarks(adjective),
    adjective,
  ]),
);

/** The currency that a sign, code or abbreviation stands for. */
export function findCurrency(writing: string): Currency | undefined {
  return byWriting.get(writing);
}

/** The currency that a bare word names: دولار, جنيهات. */
export function findNamedCurrency(bare: string): Currency | undefined {
  const found = findNoun(bare);
  const [name, usual] =
    Object.entries(defaultCurrencies).find(
      ([key]) => nouns[key as NounName].singular.stem === found?.noun.singular.stem,
    ) ?? [];
  return name === undefined || usual === undefined
    ? undefined
    : { noun: nouns[name as NounName], subunit: nouns[usual.subunit], decimals: usual.decimals };
}

export function isMoney({ singular }: Noun): boolean {
  return moneyStems.has(singular.stem);
}

/** The vowelled masculine adjective of a country, whatever its gender and ending in the text: سعودي, مصرية, أمريكيا. */
export function findAdjective(bare: string): string | undefined {
  return adjectives.get(bare) ?? adjectives.get(bare.replace(/(?:ة|ا|ين|ان)$/u, ''));
}

function escape(writing: string): string {
  return writing.replace(/[.$]/gu, String.raw`\$&`);
}

/** Source of a pattern for every sign, code and abbreviation, longest first. */
export const currencySource = `(?:${[...byWriting.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|')})`;
