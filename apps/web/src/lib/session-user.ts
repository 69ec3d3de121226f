import type { User } from '@supabase/auth-js';
import type { SessionUser } from '#src/stores/session-store.ts';

/**
 * Under which the account library keeps what it knows of the session: the access token for minutes; the refresh token
 * is in a cookie out of our reach. Also read by public/theme.js, before the first paint.
 */
export const sessionStorageKey = 'rakhim.session';

/** The person who was last signed in on this device; whether they still are, only the server knows. */
export function readStoredUser(): SessionUser | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionStorageKey) ?? '') as { readonly user: User };
    return readSessionUser(stored.user);
  } catch {
    // Nothing is stored, or something that is no session.
    return undefined;
  }
}

/**
 * Reads the facts about the signed-in person that screens show. A person without a name is called by the local part of
 * the address.
 */
export function readSessionUser({
  id,
  email = '',
  new_email: newEmail,
  user_metadata: metadata,
  app_metadata: app,
}: User): SessionUser {
  const given: unknown = metadata['name'];
  const name = typeof given === 'string' && given !== '' ? given : (email.split('@')[0] ?? '');
  return {
    id,
    email,
    name: name === '' ? 'User' : name,
    hasPassword: app.providers?.includes('email') ?? false,
    language: metadata['language'] === 'ar' ? 'ar' : 'en',
    newEmail,
  };
}
