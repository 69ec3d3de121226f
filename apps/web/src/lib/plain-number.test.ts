import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInteger, isPlainInteger } from './use-format.ts';

it.each(['en-u-nu-latn', 'ar-u-nu-latn'])('a whole number is written as the formatter of %s writes it', (locale) => {
  const format = new Intl.NumberFormat(locale);
  const numbers = fc.oneof(fc.nat(20_000), fc.maxSafeNat());
  fc.assert(fc.property(numbers, (number) => formatInteger(number) === format.format(number)));
});

it.each([-1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'the number %d is left to the formatter',
  (number) => {
    expect(isPlainInteger(number)).toBe(false);
  },
);
