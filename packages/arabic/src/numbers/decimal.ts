import { type Agreement, cardinalMax } from './cardinal.ts';
import { spellDigits } from './digits.ts';
import { type NumberStyle, sayCardinal } from './say-number.ts';

export const decimalPoint = 'فَاصِلَة';
/** Up to here the digits after the point are read as one number: 3.14 is three point fourteen. */
const asNumberDigitsMax = 3;

/**
 * Returns how digits after the point are said: leading zeros one by one, then one number, or digit by digit when there
 * are many.
 */
export function fractionDigits(digits: string, agreement: Agreement, style: NumberStyle): string[] {
  const significant = digits.replace(/^0+/u, '');
  if (significant === '' || digits.length > asNumberDigitsMax) {
    return spellDigits(digits);
  }
  const zeros = spellDigits('0'.repeat(digits.length - significant.length));
  return [...zeros, ...sayCardinal(Number(significant), agreement, style)];
}

/** Returns true when a whole number written with these digits has a name. */
export function isNameable(digits: string): boolean {
  return digits.length <= 16 && Number(digits) <= cardinalMax;
}
