import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToken, hashToken, seal, unseal } from './opaque-token.ts';

describe('tokens', () => {
  it('are 43 characters that fit into an address, and never the same', () => {
    expect(createToken()).toMatch(/^[\w-]{43}$/);
    expect(new Set(Array.from({ length: 1000 }, createToken)).size).toBe(1000);
  });

  it('are found by their hash', () => {
    expect(hashToken('a')).toEqual(hashToken('a'));
    expect(hashToken('a')).not.toEqual(hashToken('b'));
  });
});

describe('sealing', () => {
  it('returns the sealed value for the same secret and purpose only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, secret) => {
        const sealed = seal(secret, 'test', text);
        expect(unseal(secret, 'test', sealed)).toBe(text);
        expect(() => unseal(`${secret}x`, 'test', sealed)).toThrow();
        expect(() => unseal(secret, 'another', sealed)).toThrow();
      }),
      { numRuns: 30 },
    );
  });

  it('notices a changed byte', () => {
    const sealed = seal('secret', 'test', 'text');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => unseal('secret', 'test', changed)).toThrow();
    }
  });
});
