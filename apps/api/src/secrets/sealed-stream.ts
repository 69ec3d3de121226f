import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './opaque-token.ts';

/** The facts that opening sealed bytes needs besides the secret; store them where nobody can change them. */
export interface SealedStreamFacts {
  readonly nonce: string;
  readonly tag: string;
}

export interface StreamSeal {
  /** Encrypts bytes as they come. Once only. */
  seal(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void>;
  /** Returns the seal; to be called when all bytes have been sealed. */
  facts(): SealedStreamFacts;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;

/** Encrypts a stream so that only a holder of the secret can read it (AES-256-GCM, key by HKDF-SHA-256). */
export function createStreamSeal(secret: Buffer, purpose: string): StreamSeal {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), nonce);
  return {
    async *seal(bytes) {
      for await (const block of bytes) {
        yield cipher.update(block);
      }
      yield cipher.final();
    },
    facts: () => ({ nonce: nonce.toString('base64'), tag: cipher.getAuthTag().toString('base64') }),
  };
}

/**
 * Decrypts bytes as they come. Whether they were changed is known only at the end.
 *
 * @throws then, when they were, or when the secret or the purpose is another one.
 */
export async function* unsealStream(
  secret: Buffer,
  purpose: string,
  { nonce, tag }: SealedStreamFacts,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), Buffer.from(nonce, 'base64'));
  decipher.setAuthTag(Buffer.from(tag, 'base64'));
  for await (const block of bytes) {
    yield decipher.update(block);
  }
  yield decipher.final();
}
