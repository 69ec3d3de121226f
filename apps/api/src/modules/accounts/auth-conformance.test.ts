import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TokenPurpose } from '#src/modules/one-time-tokens/one-time-tokens.policy.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** The client that Supabase publishes, unchanged, is the judge of whether we speak its protocol. */
let api: TestApi<StubEngine>;
let people = 0;
/** How far the service's clock is ahead of the client's. */
let aheadMs = 0;
let email: string;
const password = 'زيتون-أخضر-42';

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(Date.now() + aheadMs) });
});
beforeEach(() => {
  people += 1;
  email = `person${people}@example.test`;
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

/** A browser or program of its own, which keeps its session in memory. */
function newClient(): GoTrueClient {
  const kept = new Map<string, string>();
  let cookie = '';
  return new GoTrueClient({
    url: `${api.url}/auth/v1`,
    // Everybody comes from an address of their own, so that the limits of one do not meet another.
    headers: { 'x-forwarded-for': `192.0.2.${people}` },
    // Browsers keep cookies by themselves.
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      const answer = await fetch(input, { ...init, headers });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

/** The token of a link, as the mail would carry it. */
async function newLink(purpose: TokenPurpose, details?: Record<string, string>): Promise<string> {
  const account = await api.db('accounts').whereRaw('lower(email) = lower(?)', [email]).first<{ id: string }>('id');
  return api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose, ...(details && { details }) });
}

async function register(): Promise<GoTrueClient> {
  const client = newClient();
  await client.signUp({ email, password, options: { data: { name: 'سميرة' } } });
  const { error } = await client.verifyOtp({ type: 'signup', token_hash: await newLink('signup') });
  expect(error).toBeNull();
  return client;
}

describe('@supabase/auth-js registers and confirms', () => {
  it('gives no session before the address is confirmed', async () => {
    const { data, error } = await newClient().signUp({ email, password, options: { data: { name: 'سميرة' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'سميرة' } });
    expect(data.user?.identities).toHaveLength(1);
  });

  it('tells a right password that the address is not confirmed, and a wrong one nothing', async () => {
    await newClient().signUp({ email, password });
    const right = await newClient().signInWithPassword({ email, password });
    expect(right.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });
    expect(right.error?.message).toMatch(/email not confirmed/i);
    const wrong = await newClient().signInWithPassword({ email, password: 'something else' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });

  it('signs in by the link, once, and only by the newest', async () => {
    const client = newClient();
    await client.signUp({ email, password });
    const older = await newLink('signup');
    const newest = await newLink('signup');
    expect((await client.verifyOtp({ type: 'signup', token_hash: older })).error?.code).toBe('otp_expired');
    const { data } = await client.verifyOtp({ type: 'signup', token_hash: newest });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect((await newClient().verifyOtp({ type: 'signup', token_hash: newest })).error?.code).toBe('otp_expired');
  });

  it('answers the same for an address that is known', async () => {
    await register();
    const again = await newClient().signUp({ email, password: 'another-passphrase' });
    const fresh = await newClient().signUp({ email: `new-${email}`, password: 'another-passphrase' });
    expect(again.error).toBeNull();
    expect(Object.keys(again.data.user ?? {}).toSorted()).toEqual(Object.keys(fresh.data.user ?? {}).toSorted());
    expect((await newClient().signInWithPassword({ email, password: 'another-passphrase' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await newClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('refuses weak passwords with the reason', async () => {
    const short = await newClient().signUp({ email, password: 'abc' });
    expect(short.error).toMatchObject({
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password must be at least 6 characters',
    });
    expect((await newClient().signUp({ email, password: '12345678' })).error).toMatchObject({
      code: 'weak_password',
      reasons: ['pwned'],
    });
  });

  it('resends, whoever asks', async () => {
    expect((await newClient().resend({ type: 'signup', email: 'nobody@example.test' })).error).toBeNull();
    // However often: beyond the limits nothing is sent, and nobody is told.
    expect((await newClient().resend({ type: 'signup', email: 'nobody@example.test' })).error).toBeNull();
    await newClient().signUp({ email, password });
    await newClient().resend({ type: 'signup', email });
    expect(await api.db('mail_outbox').where({ recipient: email }).pluck('kind')).toEqual(['signup', 'signup']);
  });
});

describe('@supabase/auth-js keeps a session', () => {
  it('whose tokens are signed by a published key', async () => {
    const client = await register();
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ email, role: 'authenticated', aal: 'aal1', user_metadata: { name: 'سميرة' } });
    expect(data?.header.alg).toBe('ES256');
  });

  it('that says who is signed in', async () => {
    const client = await register();
    expect((await client.getUser()).data.user).toMatchObject({ email, user_metadata: { name: 'سميرة' } });
  });

  it('that is refreshed with a new token each time', async () => {
    const client = await register();
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('in two tabs that refresh at the same moment', async () => {
    const session = (await (await register()).getSession()).data.session!;
    const results = await Promise.all(Array.from({ length: 20 }, () => newClient().refreshSession(session)));
    expect(results.map((result) => result.error)).toEqual(Array(20).fill(null));
    expect(new Set(results.map((result) => result.data.session?.refresh_token)).size).toBe(1);
    expect(
      await api
        .db('refresh_tokens')
        .join('sessions', 'sessions.id', 'session_id')
        .where({ account_id: session.user.id }),
    ).toHaveLength(2);
  });

  it('and loses the whole family when an old token comes back after the grace', async () => {
    const client = await register();
    const other = newClient();
    await other.signInWithPassword({ email, password });
    const stolen = (await client.getSession()).data.session!;
    await client.refreshSession();
    aheadMs += 10_100;
    expect((await newClient().refreshSession(stolen)).error?.code).toBe('refresh_token_already_used');
    expect((await client.refreshSession()).error).not.toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
    expect((await other.getUser()).error).toBeNull();
    const events = await api.db('audit_events').where({ account_id: stolen.user.id }).pluck('action');
    expect(events).toContain('session.reuse_detected');
  });

  it.each(['local', 'others', 'global'] as const)('and ends it with scope %s', async (scope) => {
    const here = await register();
    const there = newClient();
    await there.signInWithPassword({ email, password });
    const tokens = await Promise.all(
      [here, there].map(async (client) => (await client.getSession()).data.session!.access_token),
    );
    expect((await here.signOut({ scope })).error).toBeNull();
    const isOpen = await Promise.all(tokens.map(async (token) => (await newClient().getUser(token)).error === null));
    expect(isOpen).toEqual({ local: [false, true], others: [true, false], global: [false, false] }[scope]);
  });

  it('and refuses tokens that were tampered with', async () => {
    const token = (await (await register()).getSession()).data.session!.access_token;
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'HS256', typ: 'at+jwt', kid: 'x' })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, exp: 4_000_000_000 })}.${signature}`,
      `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
      'nonsense',
      '',
    ];
    for (const candidate of forged) {
      const response = await api.call('/auth/v1/user', { headers: { authorization: `Bearer ${candidate}` } });
      expect(response.status).toBe(401);
    }
  });
});

describe('@supabase/auth-js changes an account', () => {
  it('recovers a password by a link, ends the other sessions, and cannot use the link again', async () => {
    const before = await register();
    const client = newClient();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const link = await newLink('recovery');
    expect((await client.verifyOtp({ type: 'recovery', token_hash: link })).error).toBeNull();
    // Until a new one is chosen.
    expect((await newClient().signInWithPassword({ email, password })).error).toBeNull();
    expect((await client.updateUser({ password: 'جديدة-تماما-7' })).error).toBeNull();
    expect((await before.getUser()).error).not.toBeNull();
    expect((await newClient().verifyOtp({ type: 'recovery', token_hash: link })).error?.code).toBe('otp_expired');
    expect((await newClient().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await newClient().signInWithPassword({ email, password: 'جديدة-تماما-7' })).error).toBeNull();
  });

  it('does not accept the password it has, or a weak one', async () => {
    const client = await register();
    expect((await client.updateUser({ password })).error?.code).toBe('same_password');
    expect((await client.updateUser({ password: '123456' })).error?.code).toBe('weak_password');
  });

  it('lets no link to recover it work that was sent to an address which it has no more', async () => {
    const client = await register();
    await client.resetPasswordForEmail(email);
    const [old, unheard] = [await newLink('recovery'), `unheard-${email}`];
    const next = `next-${email}`;
    await client.updateUser({ email: next });
    await client.verifyOtp({ type: 'email_change', token_hash: await newLink('email_change', { email: next }) });
    expect((await newClient().verifyOtp({ type: 'recovery', token_hash: old })).error?.code).toBe('otp_expired');
    // Also when the address changes in a way that ends no links.
    email = next;
    const newer = await newLink('recovery');
    await api.db('accounts').where({ email }).update({ email: unheard });
    expect((await newClient().verifyOtp({ type: 'recovery', token_hash: newer })).error?.code).toBe('otp_expired');
  });

  it('changes the name at once and the address after its link', async () => {
    const client = await register();
    expect((await client.updateUser({ data: { name: 'هند' } })).data.user?.user_metadata['name']).toBe('هند');
    const next = `next-${email}`;
    const { data } = await client.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    const asked = api.db('mail_outbox').where({ recipient: next, kind: 'email_change' });
    expect(await asked.pluck('details')).toEqual([{ accountId: data.user?.id }]);
    const link = await newLink('email_change', { email: next });
    expect((await client.verifyOtp({ type: 'email_change', token_hash: link })).data.user?.email).toBe(next);
    expect((await newClient().signInWithPassword({ email: next, password })).error).toBeNull();
  });

  it('takes its own address in other letters for no other', async () => {
    const client = await register();
    const { data } = await client.updateUser({ email: email.replace('person', 'Person') });
    expect(data.user).toMatchObject({ email });
    expect(data.user?.new_email).toBeUndefined();
    expect(await api.db('mail_outbox').where({ recipient: email, kind: 'email_change_notice' })).toEqual([]);
  });

  it('asks for a fresh sign-in before a password or an address is changed', async () => {
    const client = await register();
    await api.db('sessions').update({ created_at: new Date(Date.now() - 11 * 60_000) });
    expect((await client.updateUser({ password: 'another-passphrase' })).error?.code).toBe('reauthentication_needed');
    expect((await client.updateUser({ data: { name: 'ليلى' } })).error).toBeNull();
  });
});

describe('a browser', () => {
  function callAsBrowser(path: string, init: { headers?: Record<string, string>; body: unknown }) {
    return api.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-rakhim-session': 'cookie', ...init.headers },
      body: JSON.stringify(init.body),
    });
  }

  it('keeps the refresh token in a cookie that scripts cannot read, and refreshes by it', async () => {
    await register();
    const signedIn = await callAsBrowser('/auth/v1/token?grant_type=password', { body: { email, password } });
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^rakhim-session=[\w-]{43};.*httponly/i);
    expect(cookie).toMatch(/samesite=strict/i);
    const { refresh_token: placeholder } = (await signedIn.json()) as { refresh_token: string };
    expect(cookie).not.toContain(placeholder);

    const refreshed = await callAsBrowser('/auth/v1/token?grant_type=refresh_token', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
      body: { refresh_token: placeholder },
    });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.get('set-cookie')).toMatch(/^rakhim-session=/);
  });

  it('is not believed when the request comes from another site, or without the header', async () => {
    await register();
    const cookie =
      (await callAsBrowser('/auth/v1/token?grant_type=password', { body: { email, password } })).headers
        .get('set-cookie')
        ?.split(';')[0] ?? '';
    const body = { refresh_token: 'kept-in-a-cookie' };
    const crossSite = await callAsBrowser('/auth/v1/token?grant_type=refresh_token', {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
      body,
    });
    expect(crossSite.status).toBe(400);
    const form = await api.call('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(form.status).toBe(400);
  });
});
