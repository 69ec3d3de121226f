import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Crockford's base 32: no letter that looks like a digit, and nothing that depends on case, which mail servers may
 * change.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const referenceLetters = 8;
/** 80 bits: an attacker has one guess per mail. */
const signatureLetters = 16;

const letter = `[${alphabet}]`;
const tokenPattern = new RegExp(
  `(?<![a-z0-9])(${letter}{${referenceLetters}})-(${letter}{${signatureLetters}})(?![a-z0-9])`,
  'gu',
);

/**
 * Creates the name of a message in mails, such as `7K3M-9QXD`: 40 random bits, so that it does not tell how many
 * messages there are.
 */
export function createReference(): string {
  const letters = Array.from({ length: referenceLetters }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`.toUpperCase();
}

/**
 * A reference with proof that we gave it out: it stands in addresses and ids of our mails, and comes back with answers
 * to them.
 */
export function signReference(key: Buffer, reference: string): string {
  const letters = reference.replace('-', '').toLowerCase();
  return `${letters}-${sign(key, letters)}`;
}

/**
 * Finds the references in the headers of a mail that we gave out.
 *
 * @returns them in the order in which they stand there; none when it carries none, or only forged ones.
 */
export function findReferences(key: Buffer, headers: readonly string[]): string[] {
  const found = headers
    .flatMap((header) => [...header.toLowerCase().matchAll(tokenPattern)])
    .filter(([, letters = '', signature = '']) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, letters))),
    )
    .map(([, letters = '']) => `${letters.slice(0, 4)}-${letters.slice(4)}`.toUpperCase());
  return [...new Set(found)];
}

function sign(key: Buffer, letters: string): string {
  const digest = createHmac('sha256', key).update(letters).digest();
  return Array.from(digest.subarray(0, signatureLetters), (byte) => alphabet[byte % alphabet.length] ?? '').join('');
}
