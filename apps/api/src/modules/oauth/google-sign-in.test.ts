import { type GoogleStandIn, startGoogleStandIn, tampers } from '@rakhim/stand-ins';
import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOpenIdIdentityProvider } from '#src/providers/identity/openid-identity-provider.ts';
import { createBrowser, locationOf } from '#src/testing/browser.ts';
import { chooseAtGoogle, newPerson } from '#src/testing/google-sign-in.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let google: GoogleStandIn;
let api: TestApi<StubEngine>;
let addresses = 0;

beforeAll(async () => {
  google = await startGoogleStandIn();
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { identityProvider: createOpenIdIdentityProvider(google) });
});
afterEach(async () => {
  google.tamper = undefined;
  await api.assertAtRest();
});
afterAll(async () => {
  await api.close();
  await google.close();
});

/** Everybody comes from an address of their own, so that the limits of one do not meet another. */
function newBrowser() {
  addresses += 1;
  return createBrowser({ 'x-forwarded-for': `203.0.113.${addresses % 250}` });
}

function newClient(flowType: 'pkce' | 'implicit'): GoTrueClient {
  const kept = new Map<string, string>();
  return new GoTrueClient({
    url: `${api.url}/auth/v1`,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

async function beginWith(client: GoTrueClient): Promise<string> {
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
  return data.url ?? '';
}

/** Signs in with PKCE as far as the code on our own page. */
async function obtainCode(client: GoTrueClient): Promise<string> {
  const browser = newBrowser();
  const callback = await chooseAtGoogle(browser, google, await beginWith(client), newPerson());
  return locationOf(await browser.get(callback)).searchParams.get('code') ?? '';
}

function exchange(code: string, verifier: string): Promise<Response> {
  return api.call('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
}

async function countEverything(): Promise<unknown[]> {
  return Promise.all(
    ['accounts', 'identities', 'sessions', 'one_time_tokens'].map(async (table) => [
      table,
      (await api.db(table)).length,
    ]),
  );
}

const startUrl = () => `${api.url}/auth/v1/authorize?provider=google`;

describe('@supabase/auth-js signs in with Google', () => {
  it('by a code that only the client that began can exchange', async () => {
    const client = newClient('pkce');
    const browser = newBrowser();
    const person = newPerson();
    const callback = await chooseAtGoogle(browser, google, await beginWith(client), person);
    const landing = locationOf(await browser.get(callback));
    expect(landing.origin + landing.pathname).toBe(`${api.url}/en/dashboard`);
    expect(landing.hash).toBe('');
    const { data, error } = await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { name: person.name },
    });
    expect((await client.getUser()).data.user?.email).toBe(person.email);
  });

  it('by a session in the fragment when it asked for nothing else', async () => {
    const client = newClient('implicit');
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, await beginWith(client), newPerson());
    const landing = locationOf(await browser.get(callback));
    const fragment = new URLSearchParams(landing.hash.slice(1));
    const { data, error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(landing.search).toBe('');
  });

  it('by a provider of any name, whose addresses the operator trusts though it does not call them verified', async () => {
    const provider = createOpenIdIdentityProvider({ ...google, isEmailTrusted: true });
    const oidc = await startTestApi(
      { OIDC_ISSUER: google.issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', RAKHIM_TRUSTED_PROXIES: '1' },
      { identityProvider: provider },
    );
    try {
      const browser = newBrowser();
      const callback = await chooseAtGoogle(
        browser,
        google,
        `${oidc.url}/auth/v1/authorize?provider=oidc`,
        newPerson(),
      );
      google.tamper = 'unverified_email';
      const landing = locationOf(await browser.get(callback));
      expect(landing.pathname).toBe('/en/dashboard');
      const settings = await (await oidc.call('/auth/v1/settings')).json();
      expect(settings).toMatchObject({ external: { google: false, oidc: true } });
    } finally {
      await oidc.close();
    }
  });

  it('and sees it among the ways to sign in', async () => {
    expect(await (await api.call('/auth/v1/settings')).json()).toMatchObject({ external: { google: true } });
  });
});

describe('what Google says', () => {
  it.each(tampers)('is refused with a wrong token: %s', async (tamper) => {
    const before = await countEverything();
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, startUrl(), newPerson());
    google.tamper = tamper;
    const landing = locationOf(await browser.get(callback));
    expect(landing.pathname).toBe('/en/login');
    expect(landing.searchParams.get('error_code')).toMatch(/^identity_/);
    expect(landing.hash).toBe('');
    expect(await countEverything()).toEqual(before);
  });

  it('does not make us ask for its keys more than once a minute', async () => {
    const before = google.keyRequests;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const browser = newBrowser();
      const callback = await chooseAtGoogle(browser, google, startUrl(), newPerson());
      google.tamper = 'other_key';
      await browser.get(callback);
      google.tamper = undefined;
    }
    expect(google.keyRequests - before).toBeLessThanOrEqual(1);
  });

  it('is no when the person cancels, and the page can say so', async () => {
    const before = await countEverything();
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, startUrl(), { ...newPerson(), choice: 'cancel' });
    const landing = locationOf(await browser.get(callback));
    expect([landing.pathname, landing.searchParams.get('error_code')]).toEqual(['/en/login', 'identity_refused']);
    expect(await countEverything()).toEqual(before);
  });
});

describe('an answer that we did not ask for', () => {
  async function expectRefused(response: Response): Promise<void> {
    const landing = locationOf(response);
    expect([landing.pathname, landing.searchParams.get('error_code'), landing.hash]).toEqual([
      '/en/login',
      'identity_refused',
      '',
    ]);
  }

  it('is refused without a state, or with another', async () => {
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, startUrl(), newPerson());
    for (const state of [undefined, '', 'x'.repeat(43)]) {
      const forged = new URL(callback);
      forged.searchParams.delete('state');
      if (state !== undefined) {
        forged.searchParams.set('state', state);
      }
      await expectRefused(await browser.get(forged));
    }
  });

  it('is refused when it comes too late', async () => {
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, startUrl(), newPerson());
    await api.db('oauth_flows').update({ expires_at: new Date(Date.now() - 1000) });
    await expectRefused(await browser.get(callback));
  });

  it.each(['without a sign-in of its own', 'in the middle of its own'])(
    'is refused in another browser, %s, and is then used up',
    async (other) => {
      const browser = newBrowser();
      const callback = await chooseAtGoogle(browser, google, startUrl(), newPerson());
      const stranger = newBrowser();
      if (other === 'in the middle of its own') {
        await stranger.get(startUrl());
      }
      await expectRefused(await stranger.get(callback));
      await expectRefused(await browser.get(callback));
    },
  );

  it('makes one session, however often it is repeated', async () => {
    const client = newClient('implicit');
    const browser = newBrowser();
    const callback = await chooseAtGoogle(browser, google, await beginWith(client), newPerson());
    const landings = await Promise.all(Array.from({ length: 10 }, async () => locationOf(await browser.get(callback))));
    expect(landings.filter((landing) => landing.hash.includes('access_token'))).toHaveLength(1);
  });
});

describe('the code of our own', () => {
  /** The pair of RFC 7636, appendix B. */
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

  async function obtainCodeFor(): Promise<string> {
    const browser = newBrowser();
    const callback = await chooseAtGoogle(
      browser,
      google,
      `${startUrl()}&code_challenge=${challenge}&code_challenge_method=s256`,
      newPerson(),
    );
    return locationOf(await browser.get(callback)).searchParams.get('code') ?? '';
  }

  it('works once, however many try at the same moment', async () => {
    const code = await obtainCodeFor();
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await exchange(code, verifier)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(9);
  });

  it.each(['', 'a'.repeat(43), challenge])('is worth nothing with the verifier %j, nor afterwards', async (wrong) => {
    const code = await obtainCodeFor();
    expect((await exchange(code, wrong)).status).toBe(403);
    expect((await exchange(code, verifier)).status).toBe(403);
  });

  it('of somebody else is worth nothing to a client that began on its own', async () => {
    const stranger = newClient('pkce');
    await beginWith(stranger);
    expect((await stranger.exchangeCodeForSession(await obtainCode(newClient('pkce')))).error?.code).toBe(
      'otp_expired',
    );
  });

  it.each([
    ['plain', verifier],
    ['PLAIN', verifier],
    ['', challenge],
    ['s256', 'too-short'],
  ])('is not given for the challenge method %j', async (method, value) => {
    const response = await newBrowser().get(`${startUrl()}&code_challenge=${value}&code_challenge_method=${method}`);
    expect(response.status).toBe(400);
  });
});

describe('the address to which a sign-in leads', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'http://127.0.0.1@evil.example/',
    'data:text/html,x',
  ])('is ours, also when %j is asked for', async (target) => {
    const browser = newBrowser();
    const callback = await chooseAtGoogle(
      browser,
      google,
      `${startUrl()}&redirect_to=${encodeURIComponent(target)}`,
      newPerson(),
    );
    expect(callback.origin + callback.pathname).toBe(`${api.url}/auth/v1/callback`);
    callback.searchParams.set('redirect_to', target);
    const landing = locationOf(await browser.get(callback));
    expect(landing.origin).toBe(api.url);
  });
});
