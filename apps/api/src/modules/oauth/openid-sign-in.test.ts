import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOpenIdIdentityProvider } from '#src/providers/identity/openid-identity-provider.ts';
import { type Browser, createBrowser, locationOf, readHiddenFields } from '#src/testing/browser.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const client = { clientId: 'rakhim', clientSecret: 'a-secret-of-thirty-two-characters-or-so' };

let issuer = '';
let identityServer: Server;
let api: TestApi<StubEngine>;

beforeAll(async () => {
  // The provider says at its start, and at its first answer, that its keys and its memory are not for production.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  identityServer = createServer().listen(0, '127.0.0.1');
  await once(identityServer, 'listening');
  issuer = `http://127.0.0.1:${(identityServer.address() as AddressInfo).port}`;
  api = await startTestApi(
    {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
      OIDC_NAME: 'Acme',
    },
    { identityProvider: createOpenIdIdentityProvider({ issuer, ...client, name: 'Acme' }) },
  );
  const answer = startProvider().callback();
  identityServer.on('request', (request, response) => void answer(request, response));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
  identityServer.close();
  identityServer.closeAllConnections();
});

/** A certified OpenID provider, which knows everybody and calls every address verified. */
function startProvider(): Provider {
  const { clientId, clientSecret } = client;
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [`${api.url}/auth/v1/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@acme.example`, email_verified: true, name: 'Samira Haddad' }),
    }),
    cookies: { keys: ['a key for cookies'] },
  });
}

/** Follows redirects until a page is shown, or one of ours is reached. */
async function follow(browser: Browser, first: Response): Promise<Response> {
  let response = first;
  while (response.headers.has('location') && !locationOf(response).pathname.startsWith('/auth/v1/callback')) {
    response = await browser.get(locationOf(response));
  }
  return response;
}

/** Fills in the form that a page of the provider shows. */
async function submit(browser: Browser, page: Response, fields: Readonly<Record<string, string>>): Promise<Response> {
  const html = await page.text();
  const [, action = ''] = /<form[^>]* action="([^"]*)"/u.exec(html) ?? [];
  return follow(browser, await browser.post(new URL(action, page.url), { ...readHiddenFields(html), ...fields }));
}

it('somebody signs in with a provider that is not ours, and is the same account the second time', async () => {
  const accountIds = [];
  for (const visit of ['first', 'second']) {
    const browser = createBrowser();
    const login = await follow(browser, await browser.get(`${api.url}/auth/v1/authorize?provider=oidc`));
    expect([visit, login.status]).toEqual([visit, 200]);
    const consent = await submit(browser, login, { login: 'samira', password: 'anything' });
    const callback = await submit(browser, consent, {});
    const landing = locationOf(await browser.get(locationOf(callback)));
    expect(landing.pathname).toBe('/en/dashboard');
    const token = new URLSearchParams(landing.hash.slice(1)).get('access_token') ?? '';
    const user = await api.call('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    expect(await user.clone().json()).toMatchObject({
      email: 'samira@acme.example',
      user_metadata: { name: 'Samira Haddad' },
    });
    accountIds.push(((await user.json()) as { id: string }).id);
  }
  expect(new Set(accountIds).size).toBe(1);
});
