import { createDemoLink, type ErrorCode, signOut as signOutRoute } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n/languages';
import type { AuthError } from '@supabase/auth-js';
import { pathOf } from '#src/config/paths.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { getAuthClient } from './auth-client.ts';
import { flagSignOut } from './sign-out-flag.ts';
import { signOutWith } from './sign-out-signal.ts';
import type { MailedLink } from './mailed-link.ts';
import { keepPostLoginPath, peekPostLoginPath } from './post-login-path.ts';

/** The account operations. Every function throws {@link ApiError}, whichever address it calls. */

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(credentials: Credentials): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(await auth.signInWithPassword(credentials));
}

/** Signs up and sends a confirmation mail. The session starts only with its link. */
export async function signUp({
  email,
  password,
  name,
  language,
}: Credentials & { readonly name: string; readonly language: Language }): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(
    await auth.signUp({
      email,
      password,
      options: { data: { name, language }, emailRedirectTo: pageAddress('emailConfirmed', language) },
    }),
  );
}

export async function resendConfirmation(email: string, language: Language): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(
    await auth.resend({ type: 'signup', email, options: { emailRedirectTo: pageAddress('emailConfirmed', language) } }),
  );
}

export async function requestPasswordReset(email: string, language: Language): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(await auth.resetPasswordForEmail(email, { redirectTo: pageAddress('resetPassword', language) }));
}

/** Uses a mailed link up and signs in by it. */
export async function followMailedLink({ tokenHash, type }: MailedLink): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(await auth.verifyOtp({ type, token_hash: tokenHash }));
}

/** Asks for a link into the demo account, which the server of a local run gives to its own machine. */
export async function askForDemoLink(): Promise<MailedLink> {
  const { type, token_hash: tokenHash } = await callApi(createDemoLink);
  return { type, tokenHash };
}

/** Changes what the account library knows of the account, here and on the server. */
export async function updateAccount(change: {
  readonly password?: string;
  readonly email?: string;
  readonly data?: { readonly name?: string; readonly language?: Language };
}): Promise<void> {
  const auth = await getAuthClient();
  throwIfRefused(await auth.updateUser(change));
}

/** Leaves for Google; the way back leads to where somebody was going, or to the dashboard. */
export async function signInWithGoogle(language: Language): Promise<void> {
  keepPostLoginPath(peekPostLoginPath(language) ?? pathOf('dashboard', language));
  const auth = await getAuthClient();
  throwIfRefused(
    await auth.signInWithOAuth({ provider: 'google', options: { redirectTo: pageAddress('dashboard', language) } }),
  );
}

/**
 * Ends this session. The server goes first: only it can remove the cookie, and one that was not removed would still
 * open the account.
 */
export async function signOut(): Promise<void> {
  flagSignOut();
  await signOutWith(async () => {
    await callApi(signOutRoute, { query: { scope: 'local' } });
    await forgetSession();
  });
}

/** Forgets a session that the server has ended already. */
export async function forgetSession(): Promise<void> {
  flagSignOut();
  const auth = await getAuthClient();
  await auth.signOut({ scope: 'local' });
}

function pageAddress(page: Parameters<typeof pathOf>[0], language: Language): string {
  return location.origin + pathOf(page, language);
}

/** Codes that the account library knows under another name than the rest of the API. */
const ourCodes: Readonly<Record<string, ErrorCode>> = {
  weak_password: 'password_too_common',
  over_request_rate_limit: 'too_many_requests',
  reauthentication_needed: 'reauth_required',
  no_authorization: 'missing_session',
  bad_jwt: 'invalid_session',
  unexpected_failure: 'internal_error',
};

function throwIfRefused({ error }: { readonly error: AuthError | null }): void {
  if (!error) {
    return;
  }
  if (error.name === 'AuthRetryableFetchError') {
    throw new ApiError({ status: 0, code: 'offline', message: '' });
  }
  const code = error.name === 'AuthSessionMissingError' ? 'missing_session' : (error.code ?? 'internal_error');
  throw new ApiError({
    status: error.status ?? 0,
    code: ourCodes[code] ?? (code as ErrorCode),
    message: error.message,
  });
}
