import type { ApiKey } from '@rakhim/contract';
import type { StoredApiKey } from './api-keys.service.ts';

/** A key as the contract shows it: never the key itself. */
export function presentApiKey(row: StoredApiKey, charactersUsed: number, now: Date): ApiKey {
  const overlapEndsAt = row.previous_valid_until;
  return {
    id: row.id,
    name: row.name,
    first4: row.first4,
    last4: row.last4,
    isDefault: row.is_default,
    scopes: [...row.scopes],
    expiresAt: row.expires_at?.toISOString() ?? null,
    characterLimit: row.character_limit,
    charactersUsed,
    createdAt: row.created_at.toISOString(),
    rotatedAt: row.rotated_at?.toISOString() ?? null,
    overlapEndsAt: overlapEndsAt && overlapEndsAt > now ? overlapEndsAt.toISOString() : null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
