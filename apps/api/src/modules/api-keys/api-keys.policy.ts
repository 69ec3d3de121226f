import { type UpdateApiKeyBody, apiKeyScopes } from '@rakhim/contract';
import type { ApiKeyRow, ApiKeySettings } from './api-keys.queries.ts';

/** The name of the key that a subscriber receives. */
export const defaultKeyName = 'Default';

/** How exactly the last use of a key is known: one write a minute at most. */
export const lastUseResolutionMs = 60_000;

export function isExpired({ expires_at: expiresAt }: Pick<ApiKeyRow, 'expires_at'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** True when the use of a key at this time is worth writing down. */
export function isUseWorthNoting({ last_used_at: lastUsedAt }: Pick<ApiKeyRow, 'last_used_at'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseResolutionMs;
}

/** What the body of a request says about a key, as it is stored. What it does not mention is not in the answer. */
export function toSettings({ name, scopes, expiresAt, characterLimit }: UpdateApiKeyBody): Partial<ApiKeySettings> {
  return {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)) }),
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
    ...(characterLimit !== undefined && { character_limit: characterLimit }),
  };
}
