import { cardinal } from '../numbers/cardinal.ts';
import { spellDigits } from '../numbers/digits.ts';
import { removeMarks } from '../vowels/marks.ts';
import { arabicLetterNames, latinLetterNames } from '../tokens/letter-names.data.ts';

export const sayAsWays = ['characters', 'digits', 'cardinal'] as const;
export type SayAsWay = (typeof sayAsWays)[number];

const digitsMax = 15;

/**
 * The words in which something written is said: letter by letter, digit by digit, or its digits as a number.
 *
 * @returns vowelled Arabic, or `undefined` where it cannot be said so: letters as digits, or a number without a name.
 */
export function sayAs(written: string, way: SayAsWay): string | undefined {
  const signs = Array.from(removeMarks(written).replace(/[\s'’-]/gu, ''), toWesternDigit);
  if (way === 'characters') {
    return joined(signs.map((sign) => nameOf(sign)));
  }
  const digits = signs.join('');
  if (!/^\d+$/u.test(digits) || digits.length > digitsMax) {
    return undefined;
  }
  return way === 'digits'
    ? spellDigits(digits).join(' ')
    : cardinal(Number(digits), { gender: 'masculine', case: 'nominative', state: 'indefinite' }).join(' ');
}

function joined(names: readonly (string | undefined)[]): string | undefined {
  return names.length === 0 || names.includes(undefined) ? undefined : names.join(' ');
}

function nameOf(sign: string): string | undefined {
  return /\d/u.test(sign)
    ? spellDigits(sign)[0]
    : (arabicLetterNames[sign] ?? latinLetterNames[sign.normalize('NFD').charAt(0).toUpperCase()]);
}

function toWesternDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = [0x06_60, 0x06_f0].find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}
