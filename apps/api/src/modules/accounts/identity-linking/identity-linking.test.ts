import { randomUUID } from 'node:crypto';
import { type GoogleStandIn, startGoogleStandIn } from '@rakhim/stand-ins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/database/transaction.ts';
import type { VerifiedIdentity } from '#src/providers/identity/identity-provider.ts';
import { createOpenIdIdentityProvider } from '#src/providers/identity/openid-identity-provider.ts';
import { createBrowser, locationOf } from '#src/testing/browser.ts';
import { chooseAtGoogle } from '#src/testing/google-sign-in.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let google: GoogleStandIn;
let api: TestApi<StubEngine>;
let said: Partial<VerifiedIdentity> = {};
let addresses = 0;
const password = 'زيتون-أخضر-42';

beforeAll(async () => {
  google = await startGoogleStandIn();
  const provider = createOpenIdIdentityProvider(google);
  api = await startTestApi(
    { RAKHIM_TRUSTED_PROXIES: '1' },
    {
      identityProvider: {
        ...provider,
        finish: async (url, flow) => ({ ...(await provider.finish(url, flow)), ...said }),
      },
    },
  );
});
afterAll(async () => {
  await api.close();
  await google.close();
});

/** Signs in with Google. @returns the error code, or the tokens. */
async function signInWithGoogle(email: string, claims: Partial<VerifiedIdentity> = {}): Promise<URLSearchParams> {
  addresses += 1;
  const browser = createBrowser({ 'x-forwarded-for': `203.0.113.${addresses % 250}` });
  const callback = await chooseAtGoogle(browser, google, `${api.url}/auth/v1/authorize?provider=google`, {
    email,
    name: 'هند',
  });
  said = claims;
  const landing = locationOf(await browser.get(callback));
  return landing.hash ? new URLSearchParams(landing.hash.slice(1)) : landing.searchParams;
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  addresses += 1;
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${addresses % 250}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function register(isConfirmed: boolean): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.test`;
  await post('/auth/v1/signup', { email, password });
  const [row] = await api
    .db('accounts')
    .where({ email })
    .update({ email_confirmed_at: isConfirmed ? new Date() : null })
    .returning<{ id: string }[]>('id');
  return { id: row!.id, email };
}

const accountsOf = (email: string) => api.db('accounts').whereRaw('lower(email) = lower(?)', [email]);

describe('an address that nobody had', () => {
  it('becomes a confirmed account without a password', async () => {
    const email = `${randomUUID()}@example.test`;
    expect((await signInWithGoogle(email)).get('access_token')).toMatch(/^ey/);
    const [account] = await accountsOf(email);
    expect(account).toMatchObject({ email, name: 'هند', password_hash: null, email_confirmed_at: expect.any(Date) });
    expect(await api.db('audit_events').where({ account_id: account.id }).orderBy('id').pluck('action')).toEqual([
      'account.identity_linked',
      'account.signed_in',
    ]);
  });

  it('becomes one account when several tabs sign in at once', async () => {
    const email = `${randomUUID()}@example.test`;
    const browsers = Array.from({ length: 6 }, () => createBrowser());
    const startUrl = `${api.url}/auth/v1/authorize?provider=google`;
    const callbacks = await Promise.all(
      browsers.map((browser) => chooseAtGoogle(browser, google, startUrl, { email, name: 'هند' })),
    );
    said = {};
    const statuses = await Promise.all(
      browsers.map(async (browser, index) => (await browser.get(callbacks[index]!)).status),
    );
    expect(statuses).toEqual(Array(6).fill(302));
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('is the same account when its owner comes again, also with a changed address', async () => {
    const email = `${randomUUID()}@example.test`;
    const subject = randomUUID();
    await signInWithGoogle(email, { subject });
    await signInWithGoogle(`moved-${email}`, { subject });
    expect(await accountsOf(`moved-${email}`)).toHaveLength(0);
    const [account] = await accountsOf(email);
    expect(await api.db('sessions').where({ account_id: account.id })).toHaveLength(2);
  });

  it('is not somebody else’s account when it was given to them later', async () => {
    const email = `${randomUUID()}@example.test`;
    await signInWithGoogle(email);
    const second = await signInWithGoogle(email, { subject: randomUUID() });
    expect([second.get('error_code'), second.get('access_token')]).toEqual(['identity_conflict', null]);
    const [account] = await accountsOf(email);
    expect(await api.db('sessions').where({ account_id: account.id })).toHaveLength(1);
  });
});

describe('an address that was confirmed here', () => {
  it('gets one more way to sign in, keeps its password, and its owner is told', async () => {
    const { id, email } = await register(true);
    expect((await signInWithGoogle(email.toUpperCase())).get('access_token')).toMatch(/^ey/);
    expect(await accountsOf(email)).toHaveLength(1);
    expect((await post('/auth/v1/token?grant_type=password', { email, password })).status).toBe(200);
    expect(await api.db('mail_outbox').where({ recipient: email, kind: 'identity_linked' })).toHaveLength(1);
    expect(await api.db('audit_events').where({ account_id: id }).pluck('action')).toContain('account.identity_linked');
  });

  it('gets it beside one at another provider', async () => {
    const { id, email } = await register(true);
    const other = { id: randomUUID(), account_id: id, issuer: 'https://login.example', subject: randomUUID() };
    await api.db('identities').insert(other);
    expect((await signInWithGoogle(email)).get('access_token')).toMatch(/^ey/);
    expect(await api.db('identities').where({ account_id: id })).toHaveLength(2);
  });

  it('is not believed when Google has not verified it', async () => {
    const { id, email } = await register(true);
    expect((await signInWithGoogle(email, { isEmailVerified: false })).get('error_code')).toBe(
      'identity_email_unverified',
    );
    expect(await api.db('identities').where({ account_id: id })).toHaveLength(0);
  });
});

describe('an address that somebody registered who never confirmed it', () => {
  it('leaves them none of five ways back in', async () => {
    const { id, email } = await register(false);
    const { sessions, tokens } = api.context.auth;
    const opened = await inTransaction(api.db, (tx) =>
      sessions.createSession(tx, { accountId: id, method: 'password', userAgent: 'thief' }),
    );
    const session = await sessions.issueTokens(opened);
    const { key: apiKey } = await api.context.apiKeys.create(id, { name: 'Thief' }, { requestId: 'test' });
    const pending = `thief-${email}`;
    await api.db('accounts').where({ id }).update({ pending_email: pending });
    const link = await tokens.issue(api.db, { accountId: id, purpose: 'email_change', details: { email: pending } });
    const thiefsSubject = randomUUID();
    await api
      .db('identities')
      .insert({ id: randomUUID(), account_id: id, issuer: google.issuer, subject: thiefsSubject });

    expect((await signInWithGoogle(email)).get('access_token')).toMatch(/^ey/);

    expect((await post('/auth/v1/token?grant_type=password', { email, password })).status).toBe(400);
    expect(
      (await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refreshToken })).status,
    ).not.toBe(200);
    expect((await api.call('/api/v1/me', { headers: { authorization: `Bearer ${session.accessToken}` } })).status).toBe(
      401,
    );
    expect(
      (
        await api.call('/api/v1/synthesize', {
          method: 'POST',
          headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
          body: '{"text":"x"}',
        })
      ).status,
    ).toBe(401);
    expect((await post('/auth/v1/verify', { type: 'email_change', token_hash: link })).status).toBe(403);
    expect((await signInWithGoogle(`other-${email}`, { subject: thiefsSubject })).get('access_token')).toMatch(/^ey/);
    expect(await api.db('identities').where({ account_id: id })).toHaveLength(1);
    expect(await api.db('accounts').where({ id }).first()).toMatchObject({
      email,
      pending_email: null,
      password_hash: null,
    });
  });
});
