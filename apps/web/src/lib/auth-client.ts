import type { GoTrueClient, Session } from '@supabase/auth-js';
import { useSessionStore } from '#src/stores/session-store.ts';

/** Under which the library keeps what it knows of the session: the access token for minutes; the refresh token is in a cookie out of our reach. */
const storageKey = 'nabra.session';

let client: Promise<GoTrueClient> | undefined;

/** The one client of `/auth/v1`. Its code is loaded when it is first needed: most visitors of the public pages never need it. */
export function getAuthClient(): Promise<GoTrueClient> {
  client ??= createAuthClient();
  return client;
}

async function createAuthClient(): Promise<GoTrueClient> {
  const { GoTrueClient: Client } = await import('@supabase/auth-js');
  const auth = new Client({
    url: `${location.origin}/auth/v1`,
    storageKey,
    headers: { 'x-nabra-session': 'cookie' },
    autoRefreshToken: true,
    persistSession: true,
    // Links and sign-ins elsewhere come back with what they bring behind the hash or in the query.
    detectSessionInUrl: true,
    flowType: 'pkce',
  });
  auth.onAuthStateChange((_event, session) => {
    writeDown(session);
  });
  return auth;
}

/** Finds out who is signed in, without asking the server about people who never signed in here. */
export async function startSession(): Promise<void> {
  const mayBeSignedIn = localStorage.getItem(storageKey) !== null || /[?&#](code|access_token|token_hash)=/.test(location.href);
  if (!mayBeSignedIn) {
    useSessionStore.getState().signedOut();
    return;
  }
  const auth = await getAuthClient();
  const { data } = await auth.getSession();
  writeDown(data.session);
}

/** The access token to send with a request, renewed where it was about to end. */
export async function getAccessToken(): Promise<string | undefined> {
  if (useSessionStore.getState().status === 'signed-out') {
    return undefined;
  }
  const auth = await getAuthClient();
  const { data } = await auth.getSession();
  return data.session?.access_token;
}

function writeDown(session: Session | null): void {
  const { signedIn, signedOut } = useSessionStore.getState();
  if (!session) {
    signedOut();
    return;
  }
  const { id, email = '', user_metadata: metadata } = session.user;
  const given: unknown = metadata['name'];
  // The part of the address before the sign is the name of those who gave none.
  const name = typeof given === 'string' && given !== '' ? given : (email.split('@')[0] ?? '');
  signedIn({ id, email, name: name === '' ? 'User' : name });
}
