import type { ApiKeyScope, LiveEventKind } from '@rakhim/contract';
import type { LiveSession } from '#src/modules/sessions/sessions.service.ts';

/** What somebody hears of who has signed in: all that their screens show. */
export function kindsForSession(role: LiveSession['role'] | undefined): ReadonlySet<LiveEventKind> {
  return new Set(['usage', 'subscription', 'keys', 'history', ...(role === 'admin' ? (['inbox'] as const) : [])]);
}

/** What the holder of a key hears of: what they could read with it. */
export function kindsForKey(scopes: readonly ApiKeyScope[]): ReadonlySet<LiveEventKind> {
  return new Set([
    ...(scopes.includes('usage') ? (['usage', 'subscription'] as const) : []),
    ...(scopes.includes('history') ? (['history'] as const) : []),
  ]);
}
