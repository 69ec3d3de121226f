import { type UpdateApiKeyBody, apiKeyScopes } from '@rakhim/contract';
import type { ApiKeyRow, ApiKeySettings } from './api-keys.queries.ts';

/** The name of the key that a subscriber receives. */
export const defaultKeyName = 'Default';

/** Precision of a key's "last used": at most one write a minute. */
export const lastUseResolutionMs = 60_000;

export function isExpired({ expires_at: expiresAt }: Pick<ApiKeyRow, 'expires_at'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Returns true when "last used" should be written again. */
export function isUseWorthNoting({ last_used_at: lastUsedAt }: Pick<ApiKeyRow, 'last_used_at'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseResolutionMs;
}

/** Maps the body of a request to columns. Fields that it leaves out stay unchanged. */
export function toSettings({ name, scopes, expiresAt, characterLimit }: UpdateApiKeyBody): Partial<ApiKeySettings> {
  return {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)) }),
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
    ...(characterLimit !== undefined && { character_limit: characterLimit }),
  };
}
