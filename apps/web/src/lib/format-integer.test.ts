import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInteger, isPlainInteger } from './format-integer.ts';

it.each(['en-u-nu-latn', 'ar-u-nu-latn'])('writes whole numbers as the formatter of %s does', (locale) => {
  const format = new Intl.NumberFormat(locale);
  const numbers = fc.oneof(fc.nat(20_000), fc.maxSafeNat());
  fc.assert(fc.property(numbers, (number) => formatInteger(number) === format.format(number)));
});

it.each([-1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('leaves %d to the formatter', (number) => {
  expect(isPlainInteger(number)).toBe(false);
});
