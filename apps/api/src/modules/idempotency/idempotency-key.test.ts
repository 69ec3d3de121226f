import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdempotencyKey } from './idempotency-key.ts';

const uuid = '8e03978e-40d5-43dd-bc93-6894a57f9324';

describe('an idempotency key', () => {
  it('is the same with quotes and without', () => {
    expect(parseIdempotencyKey(uuid)).toBe(uuid);
    expect(parseIdempotencyKey(`"${uuid}"`)).toBe(uuid);
  });

  it.each([
    '',
    '""',
    ' ',
    'a b',
    'a, b',
    `"${uuid}", "${uuid}"`,
    '"open',
    'مفتاح',
    'a\u0000b',
    '"a\\b"',
    'x'.repeat(256),
    `"${'x'.repeat(256)}"`,
  ])('is not %j', (header) => {
    expect(() => parseIdempotencyKey(header)).toThrow('idempotency_key_invalid');
  });

  it('comes back whatever printable characters it has, once it is quoted', () => {
    const printable = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 255,
    });
    fc.assert(
      fc.property(printable, (key) => {
        expect(parseIdempotencyKey(`"${key.replaceAll(/["\\]/g, '\\$&')}"`)).toBe(key);
      }),
    );
  });

  it('is refused cleanly when it is noise', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        try {
          expect(parseIdempotencyKey(noise).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toMatchObject({ code: 'idempotency_key_invalid' });
        }
      }),
    );
  });
});
