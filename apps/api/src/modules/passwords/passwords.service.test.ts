import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { AppError } from '#src/errors/app-error.ts';
import { createPasswordsService } from './passwords.service.ts';

const passwords = createPasswordsService({ lengthMin: 6 });
const email = 'samira.haddad@example.test';

function codeOf(password: string): string | undefined {
  try {
    passwords.check(password, email);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'a fault';
  }
}

describe('a password', () => {
  it.each([
    ['six characters', 'zq7#mk'],
    ['six Arabic letters', 'شمسكبر'],
    ['six emoji, each one character', '🌵🧲🪁🧵🪗🦔'],
    ['blanks inside', 'a b c d e f'],
    ['128 characters', 'ab'.repeat(64)],
    ['no digit, no capital', 'kolibrifenster'],
  ])('is accepted with %s', (_name, password) => {
    expect(codeOf(password)).toBeUndefined();
  });

  it.each([
    ['five characters', 'zq7#m', 'password_too_short'],
    ['five emoji', '🌵🧲🪁🧵🪗', 'password_too_short'],
    ['nothing', '', 'password_too_short'],
    ['129 characters', 'a'.repeat(129), 'password_too_long'],
    ['a common one', '123456', 'password_too_common'],
    ['a common one in capitals', 'PASSWORD', 'password_too_common'],
    ['the address', email, 'password_too_common'],
    ['the address’ own part', 'Samira.Haddad', 'password_too_common'],
    ['our name', 'rakhim123', 'password_too_common'],
  ])('is refused with %s', (_name, password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  it('an operator may ask for longer ones', () => {
    expect(() => {
      createPasswordsService({ lengthMin: 12 }).check('elevenchars', email);
    }).toThrow('password_too_short');
  });
});

describe('the hash of a password', () => {
  it('is argon2id with its parameters, salted anew each time', async () => {
    const [first, second] = await Promise.all([passwords.hash('شمسكبر'), passwords.hash('شمسكبر')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'شمسكبر')).toBe(true);
    expect(await passwords.verify(first, 'شمسكبل')).toBe(false);
  });

  it('reads every letter: of two long Arabic passwords that begin alike, the other one is refused', async () => {
    const beginning = 'بسماللهالرحمنالرحيمالحمدللهربالعالمين';
    for (let pair = 0; pair < 20; pair += 1) {
      const stored = await passwords.hash(`${beginning}${'ن'.repeat(pair + 3)}ا`);
      expect(await passwords.verify(stored, `${beginning}${'ن'.repeat(pair + 3)}ب`)).toBe(false);
    }
  });

  it('accepts nothing for an account without a password', async () => {
    expect(await passwords.verify(undefined, 'nobody')).toBe(false);
  });

  it('is told from hashes with other parameters', async () => {
    const weak = await hash('شمسكبر', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(passwords.needsRehash(weak)).toBe(true);
    expect(passwords.needsRehash(await passwords.hash('شمسكبر'))).toBe(false);
    expect(await passwords.verify(weak, 'شمسكبر')).toBe(true);
  });
});
