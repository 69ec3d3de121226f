import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlainNumber } from './plain-number.ts';

const wholes = fc.oneof(fc.nat(20_000), fc.maxSafeNat());
const decimals = fc.tuple(fc.nat(2_000_000), fc.nat(3)).map(([digits, places]) => digits / 10 ** places);
const options = fc.constantFrom<Intl.NumberFormatOptions>(
  {},
  { minimumFractionDigits: 2 },
  { maximumFractionDigits: 2 },
  { style: 'percent' },
  { style: 'percent', maximumFractionDigits: 1 },
);

describe.each(['en', 'ar'] as const)('a plain number in %s', (language) => {
  it('is written as the formatter writes it, or left to it', () => {
    fc.assert(
      fc.property(fc.oneof(wholes, decimals), options, (value, chosen) => {
        const written = new Intl.NumberFormat(`${language}-u-nu-latn`, chosen).format(value);
        expect([written, undefined]).toContain(formatPlainNumber(language, value, chosen));
      }),
    );
  });

  it.each([
    [16, {}],
    [1_000_000, {}],
    [39.99, { minimumFractionDigits: 2 }],
    [0.999, { style: 'percent', maximumFractionDigits: 1 }],
  ] as const)('writes %d with the options %j itself', (value, chosen) => {
    expect(formatPlainNumber(language, value, chosen)).toBe(
      new Intl.NumberFormat(`${language}-u-nu-latn`, chosen).format(value),
    );
  });
});

it.each([
  [-1, {}],
  [-0, {}],
  [Number.NaN, {}],
  [Number.POSITIVE_INFINITY, {}],
  [2 ** 53, {}],
  [0.12345, {}],
  [3, { style: 'unit', unit: 'minute' }],
  [3, { signDisplay: 'exceptZero' }],
] as const)('leaves %d with the options %j to the formatter', (value, chosen) => {
  expect(formatPlainNumber('en', value, chosen)).toBeUndefined();
});
