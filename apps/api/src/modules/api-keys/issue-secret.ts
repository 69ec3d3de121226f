import { seal, tryUnseal } from '#src/secrets/opaque-token.ts';
import { type ApiKeyMode, createApiKey, hashApiKey } from '#src/secrets/api-key.ts';
import type { ApiKeySecret } from './api-keys.queries.ts';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';

export interface IssuedSecret {
  /** The plain key. Never stored. */
  readonly key: string;
  readonly stored: ApiKeySecret;
}

export interface SecretIssuerOptions {
  readonly mode: ApiKeyMode;
  readonly masterSecret: MasterSecret;
  /** False: no encrypted copy is kept, so a key is shown once, when it is created. */
  readonly isRevealable: boolean;
}

const shownCharacters = 4;

export type SecretIssuer = ReturnType<typeof createSecretIssuer>;

/** A copy is bound to the row it belongs to, so it cannot be moved into somebody else's. */
export function apiKeyPurpose(id: string): string {
  return `api key ${id}`;
}

/** Issues keys and decrypts the copies of those that can be revealed. */
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
          sealed_key: isRevealable ? seal(masterSecret.current, apiKeyPurpose(id), key) : null,
        },
      };
    },
    /** @returns `undefined` when the copy was sealed under another secret, or is that of another key. */
    open: (id: string, sealedKey: Buffer): string | undefined =>
      openWithAny(masterSecret, (secret) => tryUnseal(secret, apiKeyPurpose(id), sealedKey)),
  };
}
