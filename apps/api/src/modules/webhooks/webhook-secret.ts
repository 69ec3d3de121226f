import { randomBytes } from 'node:crypto';
import { type MasterSecret, unsealWithAny } from '#src/secrets/master-secret.ts';
import { seal } from '#src/secrets/opaque-token.ts';

/** Standard Webhooks asks for 24 to 64. */
const secretBytes = 24;
/** A seal is bound to its endpoint, so that it cannot be moved to another one. */
export const webhookSecretPurpose = (endpointId: string): string => `secret of webhook endpoint ${endpointId}`;

/** Secrets of endpoints, encrypted under the key outside the database, each for its endpoint. */
export function createWebhookSecrets(masterSecret: MasterSecret) {
  return {
    create: (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`,
    seal: (endpointId: string, secret: string): Buffer =>
      seal(masterSecret.current, webhookSecretPurpose(endpointId), secret),
    /** @throws when it was sealed under another key. */
    open: (endpointId: string, sealed: Buffer): string =>
      unsealWithAny(masterSecret, webhookSecretPurpose(endpointId), sealed),
  };
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;
