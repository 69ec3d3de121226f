import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * A challenge as RFC 7636 makes it with S256: 43 characters of base64url. `plain` proves nothing and is not accepted.
 */
const challengePattern = /^[\w-]{43}$/;

export function isAcceptedChallenge(challenge: string, method: string | null | undefined): boolean {
  return method?.toLowerCase() === 's256' && challengePattern.test(challenge);
}

/** True when the verifier is what the challenge was made of (RFC 7636, 4.6). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  const made = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return made.length === expected.length && timingSafeEqual(made, expected);
}
