import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits: nothing about them can be guessed, so a fast hash is enough to store them. */
const tokenBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A new secret that only its holder knows. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Hashes a token for storing and look-up. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Encrypts a text so that only a holder of the secret can read it (AES-256-GCM, key by HKDF-SHA-256). */
export function seal(secret: string | Buffer, purpose: string, text: string): Buffer {
  return sealBytes(secret, purpose, Buffer.from(text));
}

/** The same for bytes. */
export function sealBytes(secret: string | Buffer, purpose: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the secret or the purpose is another one, or the bytes were changed. */
export function unseal(secret: string | Buffer, purpose: string, sealed: Buffer): string {
  return unsealBytes(secret, purpose, sealed).toString();
}

/** @throws when the secret or the purpose is another one, or the bytes were changed. */
export function unsealBytes(secret: string | Buffer, purpose: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce);
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Opens what was sealed, or returns `undefined` where {@link unseal} would throw: the key may have been lost. */
export function tryUnseal(secret: string | Buffer, purpose: string, sealed: Buffer): string | undefined {
  return tryUnsealBytes(secret, purpose, sealed)?.toString();
}

/** The same for bytes. */
export function tryUnsealBytes(secret: string | Buffer, purpose: string, sealed: Buffer): Buffer | undefined {
  try {
    return unsealBytes(secret, purpose, sealed);
  } catch {
    return undefined;
  }
}

/** A key of 32 bytes for one purpose (HKDF-SHA-256). */
export function deriveKey(secret: string | Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
