import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReference, findReferences, signReference } from './reference-token.ts';

const key = randomBytes(32);
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

describe('a reference', () => {
  it('comes back from every place of a mail where we put it, in either case', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const reference = createReference();
      const token = signReference(key, reference);
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
      for (const header of [
        `Rakhim <inbox+${token}@rakhim.example>`,
        `<${token}.${randomUUID()}@rakhim.example>`,
        `<other@x> <${token}@rakhim.example>`,
        token.toUpperCase(),
      ]) {
        expect(findReferences(key, ['unrelated', header])).toEqual([reference]);
      }
    }
  });

  it('is not found in what others made up, nor under another key', () => {
    const letters = fc
      .array(fc.constantFrom(...alphabet), { minLength: 24, maxLength: 24 })
      .map((chosen) => `${chosen.slice(0, 8).join('')}-${chosen.slice(8).join('')}`);
    fc.assert(
      fc.property(fc.oneof(letters, fc.string(), fc.uuid()), (made) => {
        expect(findReferences(key, [made, `inbox+${made}@rakhim.example`])).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(findReferences(randomBytes(32), [signReference(key, createReference())])).toEqual([]);
  });

  it('does not survive one changed letter', () => {
    const token = signReference(key, createReference());
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of alphabet) {
        const changed = token.slice(0, index) + letter + token.slice(index + 1);
        if (changed !== token) {
          expect(findReferences(key, [changed])).toEqual([]);
        }
      }
    }
  });

  it('is named once, in the order of the headers', () => {
    const [one, two] = [createReference(), createReference()];
    expect(
      findReferences(key, [signReference(key, two), `${signReference(key, one)} ${signReference(key, two)}`]),
    ).toEqual([two, one]);
  });
});
