import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { useSessionStore } from '#src/stores/session-store.ts';
import { ApiError } from './api-error.ts';
import { readSessionUser, readStoredUser, sessionStorageKey } from './session-user.ts';
import { wasSignOutRequested } from './sign-out-flag.ts';

const answerTimeoutMs = 20_000;

let client: Promise<GoTrueClient> | undefined;

/**
 * The one client of `/auth/v1`. Its code is loaded when it is first needed: most visitors of the public pages never
 * need it.
 */
export function getAuthClient(): Promise<GoTrueClient> {
  client ??= createAuthClient();
  return client;
}

async function createAuthClient(): Promise<GoTrueClient> {
  const { GoTrueClient: Client } = await import('@supabase/auth-js');
  const auth = new Client({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionStorageKey,
    headers: { 'x-rakhim-session': 'cookie' },
    fetch: fetchInLanguage,
    autoRefreshToken: true,
    persistSession: true,
    // Only a code that this browser asked for is taken from an address: a session in a link would be somebody else's.
    detectSessionInUrl: () => false,
    flowType: 'pkce',
  });
  auth.onAuthStateChange(follow);
  return auth;
}

/** Errors come in the language being read, and no call waits for ever. */
async function fetchInLanguage(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  // The library tells the server whenever it forgets a session. It is made to forget those alone that have ended there;
  // this call would be refused.
  if (new URL(input instanceof Request ? input.url : input).pathname.endsWith('/logout')) {
    return new Response(null, { status: 204 });
  }
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  return fetch(input, { ...init, headers, signal: AbortSignal.timeout(answerTimeoutMs) });
}

/** The way a visit begins: as any other, or as the way back from signing in with Google. */
export type SessionStart = 'plain' | 'returned' | 'return-failed';

/** Shows at once who was last signed in here, where nothing has been checked yet. */
export function presumeSession(): void {
  const { isChecked, presume } = useSessionStore.getState();
  const user = readStoredUser();
  if (user && !isChecked) {
    presume(user);
  }
}

/** Finds out who is signed in, without asking the server about people who never signed in here. */
export async function startSession(): Promise<SessionStart> {
  const isReturn = new URLSearchParams(location.search).has('code');
  if (localStorage.getItem(sessionStorageKey) === null && !isReturn) {
    useSessionStore.getState().signedOut();
    return 'plain';
  }
  presumeSession();
  const auth = await getAuthClient();
  const { error } = await auth.initialize();
  const { data } = await auth.getSession();
  if (!useSessionStore.getState().isChecked) {
    follow('INITIAL_SESSION', data.session);
  }
  if (!isReturn) {
    return 'plain';
  }
  return error || !data.session ? 'return-failed' : 'returned';
}

/**
 * The access token to send with a request, renewed where it was about to end.
 *
 * @throws {ApiError} `offline` where it had to be renewed and the server could not be reached.
 */
export async function getAccessToken(): Promise<string | undefined> {
  if (useSessionStore.getState().status === 'signed-out') {
    return undefined;
  }
  const auth = await getAuthClient();
  const { data, error } = await auth.getSession();
  refuseOffline(error);
  return data.session?.access_token;
}

/**
 * Another access token after the server refused one; the session ends here where there is none.
 *
 * @throws {ApiError} `offline` where the server could not be reached.
 */
export async function renewAccessToken(refused: string): Promise<string | undefined> {
  const current = await getAccessToken();
  if (current !== refused) {
    return current;
  }
  const auth = await getAuthClient();
  const { data, error } = await auth.refreshSession();
  refuseOffline(error);
  if (!data.session) {
    await auth.signOut({ scope: 'local' });
  }
  return data.session?.access_token;
}

/** The library's name for a server that did not answer, or answered that it cannot just now. */
function refuseOffline(error: Error | null): void {
  if (error?.name === 'AuthRetryableFetchError') {
    throw new ApiError({ status: 0, code: 'offline', message: '' });
  }
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  const { isChecked, signedIn, signedOut } = useSessionStore.getState();
  if (session) {
    signedIn(readSessionUser(session.user));
    return;
  }
  if (event === 'SIGNED_OUT') {
    signedOut(wasSignOutRequested() ? 'asked' : 'expired');
  } else if (!isChecked) {
    signedOut();
  }
}
