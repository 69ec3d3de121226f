import { describe, expect, it } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

describe('the link of a mail', () => {
  it('is read from the hash', () => {
    expect(readMailedLink('#token_hash=abc-1_2&type=recovery', 'recovery')).toEqual({
      tokenHash: 'abc-1_2',
      type: 'recovery',
    });
  });

  it.each(['', '#', '#type=recovery', '#token_hash=&type=recovery', '#token_hash=abc', '#token_hash=abc&type=signup'])(
    '%j is none for a password',
    (hash) => {
      expect(readMailedLink(hash, 'recovery')).toBeUndefined();
    },
  );
});
