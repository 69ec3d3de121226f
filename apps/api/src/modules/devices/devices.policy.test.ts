import { formatUserCode, normalizeUserCode, userCodeLetters } from '@rakhim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksTooOften, cleanDeviceName, createUserCode, nameKey, readScopes } from './devices.policy.ts';

describe('a code that a person types', () => {
  it('has eight letters that cannot be mistaken, each as likely as the others', () => {
    const letters = Array.from({ length: 4_000 }, createUserCode).join('');
    expect(letters).toHaveLength(32_000);
    const counts = Array.from(userCodeLetters, (letter) => letters.split(letter).length - 1);
    expect(Math.min(...counts)).toBeGreaterThan(1_300);
    expect(counts.reduce((sum, count) => sum + count)).toBe(32_000);
  });

  it('is read however it was typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...userCodeLetters), minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(letters, fc.constantFrom(' ', '-', '–', ''), (code, between) => {
        expect(normalizeUserCode(formatUserCode(code))).toBe(code);
        expect(normalizeUserCode([...code.toLowerCase()].join(between))).toBe(code);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normalizeUserCode(`${typed}A`)).toBeUndefined();
      }),
    );
  });
});

describe('the name that a program gives itself', () => {
  it.each([
    ['samira-laptop', 'CLI on samira-laptop'],
    [' \u202Egnp.exe\u0000\u200B ', 'CLI on gnp.exe'],
    ['\u2066\u2069', 'CLI'],
    [undefined, 'CLI'],
    ['جهاز سميرة', 'CLI on جهاز سميرة'],
  ])('%j names the key %s', (deviceName, keyName) => {
    expect(nameKey('rakhim-cli', cleanDeviceName(deviceName))).toBe(keyName);
  });

  it('never makes a name that is too long or torn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (deviceName) => {
        const name = nameKey('rakhim-desktop', cleanDeviceName(deviceName));
        expect(name.length).toBeLessThanOrEqual(60);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('may ask for less than everything, and for nothing else', () => {
    expect(readScopes(undefined)).toEqual(['speech', 'usage', 'history']);
    expect(readScopes('history  speech')).toEqual(['speech', 'history']);
    expect(() => readScopes('speech admin')).toThrow('invalid_scope');
  });
});

it('a program may ask again after its interval, not before', () => {
  const row = { polled_at: new Date(10_000), interval_seconds: 5 };
  expect(asksTooOften(row, new Date(14_000))).toBe(true);
  expect(asksTooOften(row, new Date(14_600))).toBe(false);
  expect(asksTooOften({ ...row, polled_at: null }, new Date(10_001))).toBe(false);
});
