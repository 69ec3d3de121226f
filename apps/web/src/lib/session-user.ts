import type { User } from '@supabase/auth-js';
import type { SessionUser } from '#src/stores/session-store.ts';

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
