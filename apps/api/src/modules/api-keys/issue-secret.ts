import { seal, tryUnseal } from '#src/secrets/opaque-token.ts';
import { type ApiKeyMode, createApiKey, hashApiKey } from '#src/secrets/api-key.ts';
import type { ApiKeySecret } from './api-keys.queries.ts';

export interface IssuedSecret {
  /** The plain key, which is stored nowhere. */
  readonly key: string;
  readonly stored: ApiKeySecret;
}

export interface SecretIssuerOptions {
  readonly mode: ApiKeyMode;
  readonly masterSecret: Buffer;
  /** False: no copy is kept, so a key is seen only by whoever created it. */
  readonly isRevealable: boolean;
}

const shownCharacters = 4;

export type SecretIssuer = ReturnType<typeof createSecretIssuer>;

/** A copy is bound to the row it belongs to, so it cannot be moved into somebody else's. */
function purposeOf(id: string): string {
  return `api key ${id}`;
}

/** Makes keys, and opens the copies of those that can be shown again. */
export function createSecretIssuer({ mode, masterSecret, isRevealable }: SecretIssuerOptions) {
  return {
    issue(id: string): IssuedSecret {
      const key = createApiKey(mode);
      return {
        key,
        stored: {
          key_hash: hashApiKey(key),
          first4: key.slice(0, shownCharacters),
          last4: key.slice(-shownCharacters),
          sealed_key: isRevealable ? seal(masterSecret, purposeOf(id), key) : null,
        },
      };
    },
    /** @returns `undefined` when the copy was sealed under another secret, or is that of another key. */
    open: (id: string, sealedKey: Buffer): string | undefined => tryUnseal(masterSecret, purposeOf(id), sealedKey),
  };
}
