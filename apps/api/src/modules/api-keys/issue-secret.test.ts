import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretIssuer } from './issue-secret.ts';

it('opens the copy of a key for the key alone that it is of, and not under another secret', () => {
  const options = { mode: 'test', isRevealable: true } as const;
  const issuer = createSecretIssuer({ ...options, masterSecret: { current: randomBytes(32) } });
  const { key, stored } = issuer.issue('one');
  const copy = stored.sealed_key ?? Buffer.alloc(0);
  expect(issuer.open('one', copy)).toBe(key);
  expect(issuer.open('two', copy)).toBeUndefined();
  expect(
    createSecretIssuer({ ...options, masterSecret: { current: randomBytes(32) } }).open('one', copy),
  ).toBeUndefined();
});
