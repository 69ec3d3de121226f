import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#src/secrets/opaque-token.ts';

/** Standard Webhooks asks for 24 to 64. */
const secretBytes = 24;
const purposeOf = (endpointId: string): string => `secret of webhook endpoint ${endpointId}`;

/** Secrets of endpoints, encrypted under the key outside the database, each for its endpoint. */
export function createWebhookSecrets(masterSecret: Buffer) {
  return {
    create: (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`,
    seal: (endpointId: string, secret: string): Buffer => seal(masterSecret, purposeOf(endpointId), secret),
    /** @throws when it was sealed under another key. */
    open: (endpointId: string, sealed: Buffer): string => unseal(masterSecret, purposeOf(endpointId), sealed),
  };
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;
