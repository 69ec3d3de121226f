import type { AuthUser, Me } from '@rakhim/contract';
import type { AccountRow, IdentityRow } from './accounts.queries.ts';

/** Google is the only issuer there is; its name is what clients show. */
const oauthProvider = 'google';
const emailProvider = 'email';

function providersOf(account: AccountRow, identities: readonly IdentityRow[]): string[] {
  return [
    ...(account.password_hash === null ? [] : [emailProvider]),
    ...(identities.length > 0 ? [oauthProvider] : []),
  ];
}

/** An account as Supabase's clients know it. */
export function presentAuthUser(account: AccountRow, identities: readonly IdentityRow[]): AuthUser {
  const providers = providersOf(account, identities);
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    ...(account.email_confirmed_at && {
      email_confirmed_at: account.email_confirmed_at.toISOString(),
      confirmed_at: account.email_confirmed_at.toISOString(),
    }),
    ...(account.pending_email !== null && { new_email: account.pending_email }),
    phone: '',
    ...(account.last_signed_in_at && { last_sign_in_at: account.last_signed_in_at.toISOString() }),
    app_metadata: { provider: providers[0] ?? emailProvider, providers },
    user_metadata: { name: account.name, language: account.language },
    identities: [...presentEmailIdentity(account), ...identities.map((identity) => presentIdentity(account, identity))],
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    is_anonymous: false,
  };
}

function presentEmailIdentity(account: AccountRow): AuthUser['identities'] {
  if (account.password_hash === null) {
    return [];
  }
  const { id, email, created_at, updated_at, last_signed_in_at } = account;
  return [
    {
      identity_id: id,
      id,
      user_id: id,
      provider: emailProvider,
      identity_data: { sub: id, email, email_verified: account.email_confirmed_at !== null },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      last_sign_in_at: (last_signed_in_at ?? created_at).toISOString(),
    },
  ];
}

function presentIdentity(account: AccountRow, identity: IdentityRow): AuthUser['identities'][number] {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: account.id,
    provider: oauthProvider,
    identity_data: { sub: identity.subject, iss: identity.issuer, email: account.email },
    created_at: identity.created_at.toISOString(),
    updated_at: identity.last_signed_in_at.toISOString(),
    last_sign_in_at: identity.last_signed_in_at.toISOString(),
  };
}

/** An account as its owner sees it. */
export function presentMe(account: AccountRow, role: Me['role']): Me {
  const { id, email, name, language, created_at } = account;
  return { id, email, name, language, role, createdAt: created_at.toISOString() };
}
