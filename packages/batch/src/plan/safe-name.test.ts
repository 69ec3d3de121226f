import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLongForName, safeName } from './safe-name.ts';

const nasty = fc.constantFrom(
  '/',
  '\\',
  ':',
  '*',
  '?',
  '"',
  '<',
  '>',
  '|',
  '.',
  '..',
  ' ',
  '\0',
  '\n',
  '\u202E',
  '\u2066',
  '\u200F',
  'CON',
  'nul',
  'com1',
  'LPT9',
  'كتاب',
  'é',
  'e\u0301',
  '-',
  '~',
  '\uD800',
  '\uFEFF',
  '👍🏽',
  'ﷺ'.repeat(30),
);
const names = fc.oneof(
  fc.array(nasty, { maxLength: 20 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('safeName', () => {
  it('is a name on every system, whatever it is made of', () => {
    fc.assert(
      fc.property(names, (text) => {
        const name = safeName(text);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name).not.toMatch(/^[\s.-]|[\s.]$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i);
        expect(name.length).toBeGreaterThan(0);
        expect(Buffer.byteLength(name.normalize('NFD'))).toBeLessThanOrEqual(210);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(210);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves a safe name as it is', () => {
    fc.assert(
      fc.property(names, (text) => {
        const name = safeName(text);
        expect(safeName(name)).toBe(name);
      }),
      { numRuns: 500, examples: [[`nul..\uD800\uD800${'ﷺ'.repeat(60)}👍🏽/`]] },
    );
    expect(safeName('الفصل الأول - البداية (٢)')).toBe('الفصل الأول - البداية (٢)');
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'CON_'],
    ['nul.txt', 'nul_.txt'],
    ['com¹', 'com¹_'],
    ['كتاب\u202Egpj.exe', 'كتابgpj.exe'],
    ['name. . .', 'name'],
    ['--output', 'output'],
    ['', 'audio'],
    ['...', 'audio'],
    [`nul.${'x'.repeat(196)}`, `nul_.${'x'.repeat(195)}`],
    [`con ${'\u0301'.repeat(200)}`, 'con_'],
  ])('%j becomes %j', (text, name) => expect(safeName(text)).toBe(name));

  it('is known to be cut, also where the mark of a device makes it too long', () => {
    expect(
      [
        'x'.repeat(200),
        'x'.repeat(201),
        `nul.${'x'.repeat(195)}`,
        `nul.${'x'.repeat(196)}`,
        `${'x'.repeat(200)}\u200F`,
      ].map(isTooLongForName),
    ).toEqual([false, true, false, true, false]);
  });

  it('is cut between letters, not within one', () => {
    expect(safeName('👍🏽'.repeat(60)).replaceAll('👍🏽', '')).toBe('');
    expect(safeName('بُّ'.repeat(200)).replaceAll('بُّ'.normalize('NFC'), '')).toBe('');
  });
});
