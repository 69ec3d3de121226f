import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiKey, hashApiKey, isWellFormedApiKey } from './api-key.ts';

describe('API keys', () => {
  it('have a prefix, 27 random characters and a checksum of six', () => {
    expect(createApiKey('live')).toMatch(/^rakhim_live_[0-9A-Za-z]{33}$/);
    expect(createApiKey('test')).toMatch(/^rakhim_test_[0-9A-Za-z]{33}$/);
  });

  it('are all different', () => {
    const keys = new Set(Array.from({ length: 10_000 }, () => createApiKey('live')));
    expect(keys.size).toBe(10_000);
  });

  it('are recognised, and any single changed character is caught', () => {
    const key = createApiKey('live');
    expect(isWellFormedApiKey(key)).toBe(true);
    for (let index = 0; index < key.length; index += 1) {
      const other = key[index] === 'x' ? 'y' : 'x';
      expect(isWellFormedApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it('are not recognised in noise', () => {
    fc.assert(fc.property(fc.string(), (noise) => !isWellFormedApiKey(noise)));
  });

  it('are hashed to 32 bytes', () => {
    expect(hashApiKey('rakhim_live_x')).toHaveLength(32);
  });
});
