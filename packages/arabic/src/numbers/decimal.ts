import { type Agreement, cardinal, cardinalMax } from './cardinal.ts';
import { spellDigits } from './digits.ts';

export const decimalPoint = 'فَاصِلَة';
/** Up to here the digits after the point are read as one number: 3.14 is three point fourteen. */
const asNumberDigitsMax = 3;

/** How digits after the point are said: leading zeros one by one, then one number, or digit by digit when there are many. */
export function fractionDigits(digits: string, agreement: Agreement): string[] {
  const significant = digits.replace(/^0+/u, '');
  if (significant === '' || digits.length > asNumberDigitsMax) return spellDigits(digits);
  const zeros = spellDigits('0'.repeat(digits.length - significant.length));
  return [...zeros, ...cardinal(Number(significant), agreement)];
}

/** True when a whole number written with these digits has a name. */
export function isNameable(digits: string): boolean {
  return digits.length <= 16 && Number(digits) <= cardinalMax;
}

/** The words of a decimal number: ثلاثة فاصلة أربعة عشر. */
export function decimal(integer: string, fraction: string, agreement: Agreement): string[] {
  const whole = isNameable(integer) ? cardinal(Number(integer), agreement) : spellDigits(integer);
  return [...whole, `${decimalPoint}ْ`, ...fractionDigits(fraction, agreement)];
}
