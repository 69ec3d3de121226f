import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 27 base62 characters carry 160.7 random bits. */
const randomLength = 27;
const checksumLength = 6;
const pattern = new RegExp(`^rakhim_(?:live|test|client)_[0-9A-Za-z]{${randomLength + checksumLength}}$`);

export type ApiKeyMode = 'live' | 'test';

/**
 * Makes a new key, or a token for a web page: `rakhim_<kind>_`, 160 random bits, and a checksum that lets a scanner, or
 * us without a database, tell a real key from noise.
 */
export function createApiKey(kind: ApiKeyMode | 'client'): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const body = `rakhim_${kind}_${random}`;
  return body + checksumOf(body);
}

/**
 * True when a string has the form of our keys and its checksum is right. Says nothing about whether such a key was ever
 * issued.
 */
export function isWellFormedApiKey(key: string): boolean {
  return pattern.test(key) && checksumOf(key.slice(0, -checksumLength)) === key.slice(-checksumLength);
}

/** What is stored of a key and looked up: its SHA-256. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let index = 0; index < checksumLength; index += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
