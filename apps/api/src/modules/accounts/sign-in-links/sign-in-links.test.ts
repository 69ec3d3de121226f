import { request } from 'node:http';
import { rm } from 'node:fs/promises';
import { routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DemoAccount, ensureDemoAccount } from '#src/local/demo-account.ts';
import { printWelcome } from '#src/local/welcome.ts';
import { post } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const minuteMs = 60_000;
const [demoLinkPath] = routes.createDemoLink.paths;
const [verifyPath] = routes.verifyLink.paths;

let api: TestApi<StubEngine>;
let dataDir: string;
let demo: DemoAccount;
/** How far the service's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder();
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(Date.now() + aheadMs) });
  demo = await ensureDemoAccount(api.context, dataDir);
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

function follow(caller: Pick<TestApi<StubEngine>, 'call'>, token: string): Promise<Response> {
  return post(caller, verifyPath, { type: 'magiclink', token_hash: token });
}

async function codeOf(response: Response): Promise<unknown> {
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

/** Asks for a link under another name for this machine, or as a page of another site does. @returns the status. */
function askForLink(headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: demoLinkPath, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the sign-in link of a local run', () => {
  it('stands in the welcome and signs in as the demo account, once', async () => {
    const welcome = printWelcome({ url: api.url, mailboxPath: undefined, demo });
    const link = new URL(/\S+token_hash=\S+/.exec(welcome)?.[0] ?? '');
    expect(link.pathname).toBe('/en/login');
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      type: 'magiclink',
      token_hash: demo.signInToken,
    });
    const first = await follow(api, demo.signInToken);
    expect(await first.json()).toMatchObject({ user: { email: 'demo@rakhim.local' } });
    expect(await codeOf(await follow(api, demo.signInToken))).toEqual([403, 'otp_expired']);
    const account = await api.db('accounts').where({ email: demo.email }).first<{ id: string }>('id');
    const events = await api.db('audit_events').where({ account_id: account.id, action: 'account.signed_in' });
    expect(events).toMatchObject([{ actor: 'self', details: { method: 'link' } }]);
  });

  it('signs one in of those who follow it at the same moment', async () => {
    const token = await api.context.auth.signInLinks.issueForDemo();
    const answers = await Promise.all([1, 2, 3, 4].map(() => follow(api, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
  });

  it('leaves an older link working, which belongs to another terminal', async () => {
    const older = await api.context.auth.signInLinks.issueForDemo();
    await api.context.auth.signInLinks.issueForDemo();
    expect((await follow(api, older)).status).toBe(200);
  });

  it('works for a quarter of an hour', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => api.context.auth.signInLinks.issueForDemo()));
    try {
      aheadMs = 14 * minuteMs;
      expect((await follow(api, first ?? '')).status).toBe(200);
      aheadMs = 16 * minuteMs;
      expect(await codeOf(await follow(api, second ?? ''))).toEqual([403, 'otp_expired']);
    } finally {
      aheadMs = 0;
    }
  });

  it('is not made from a wrong token, or from a token for something else', async () => {
    const account = await api.db('accounts').where({ email: demo.email }).first<{ id: string }>('id');
    const recovery = await api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose: 'recovery' });
    for (const token of ['', 'nonsense', demo.apiKey, recovery]) {
      expect(await codeOf(await follow(api, token))).toEqual([403, 'otp_expired']);
    }
    const link = await api.context.auth.signInLinks.issueForDemo();
    expect((await post(api, verifyPath, { type: 'recovery', token_hash: link })).status).toBe(403);
  });

  it('is kept as a hash, and stands in no log', async () => {
    const token = await api.context.auth.signInLinks.issueForDemo();
    await follow(api, token);
    expect(api.logText()).not.toContain(token);
    expect(JSON.stringify(await api.db('one_time_tokens'))).not.toContain(token);
  });
});

describe('the button for the demo account', () => {
  it('is given a link on this machine', async () => {
    expect(await (await api.call('/auth/v1/settings')).json()).toMatchObject({ demo_account: true });
    const answer = await api.call(demoLinkPath, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    const { type, token_hash: token } = (await answer.json()) as { type: string; token_hash: string };
    expect(type).toBe('magiclink');
    expect((await follow(api, token)).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a name that was pointed at this machine', { host: 'rebound.example' }],
    ['such a name that claims another', { host: 'rebound.example', 'x-forwarded-host': 'localhost' }],
  ])('is given none when %s asks', async (_who, headers) => {
    expect(await askForLink(headers)).toBe(404);
  });
});

describe('production', () => {
  let production: TestApi<StubEngine>;

  beforeAll(async () => {
    production = await startTestApi(
      {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATABASE_URL: api.databaseUrl,
        PUBLIC_ORIGIN: 'https://rakhim.example',
        STRIPE_SECRET_KEY: ['sk', 'live', 'notARealKey'].join('_'),
        STRIPE_WEBHOOK_SECRET: 'whsec_notARealSecret',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Rakhim <hello@rakhim.example>',
        RAKHIM_SECRET_KEY: api.masterSecret.current.toString('base64'),
        RAKHIM_TRUSTED_PROXIES: '1',
      },
      { beside: api },
    );
  });
  afterAll(() => production.close());

  it('refuses a link that a local run left in the same database', async () => {
    const token = await api.context.auth.signInLinks.issueForDemo();
    expect(await codeOf(await follow(production, token))).toEqual([403, 'otp_expired']);
    expect((await follow(api, token)).status).toBe(200);
  });

  it('makes no link, and offers none', async () => {
    expect((await production.call(demoLinkPath, { method: 'POST' })).status).toBe(404);
    expect(await (await production.call('/auth/v1/settings')).json()).toMatchObject({ demo_account: false });
  });
});
