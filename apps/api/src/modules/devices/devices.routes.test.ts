import { deviceGrantType, routes } from '@rakhim/contract';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSubscription } from '#src/testing/factories.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let clock = new Date();
let accountId: string;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => clock });
});
beforeEach(async () => {
  clock = new Date();
  const person = await registerPerson(api);
  token = (await signInPerson(api, person)).access_token;
  accountId = (await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id')).id;
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

interface Codes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
}

const address = (route: { readonly paths: readonly [string, ...string[]] }): string => route.paths[0];

async function start(body: Record<string, string> = {}): Promise<Codes> {
  const response = await post(api, address(routes.startDevice), {
    client_id: 'rakhim-cli',
    device_name: 'samira-laptop',
    ...body,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Codes;
}

function ask(deviceCode: string, body: Record<string, string> = {}): Promise<Response> {
  return post(api, address(routes.createDeviceToken), {
    grant_type: deviceGrantType,
    device_code: deviceCode,
    client_id: 'rakhim-cli',
    ...body,
  });
}

async function answerOf(deviceCode: string): Promise<string> {
  const body = (await (await ask(deviceCode)).json()) as { error?: string; access_token?: string };
  return body.error ?? 'key';
}

const approve = (userCode: string, bearer = token) =>
  post(api, address(routes.approveDeviceRequest), { userCode }, bearer);
const deny = (userCode: string) => post(api, address(routes.denyDeviceRequest), { userCode }, token);
const find = (userCode: string, bearer = token) => post(api, address(routes.findDeviceRequest), { userCode }, bearer);

function wait(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1000);
}

describe('the device flow', () => {
  it('lets an unmodified OAuth client in', async () => {
    const config = new client.Configuration(
      {
        issuer: api.url,
        device_authorization_endpoint: `${api.url}/oauth/device/code`,
        token_endpoint: `${api.url}/oauth/token`,
      },
      'rakhim-cli',
      undefined,
      client.None(),
    );
    client.allowInsecureRequests(config);
    const codes = await client.initiateDeviceAuthorization(config, {
      scope: 'speech usage',
      device_name: 'samira-laptop',
    });
    expect(codes.verification_uri_complete).toBe(`${api.url}/en/device?user_code=${codes.user_code}`);
    expect((await approve(codes.user_code)).status).toBe(200);
    const tokens = await client.pollDeviceAuthorizationGrant(config, { ...codes, interval: 0 });
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'speech usage', key_name: 'CLI on samira-laptop' });

    await buildSubscription(api.context, accountId);
    const spoken = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
      body: JSON.stringify({ text: 'مرحبًا' }),
    });
    expect(spoken.status).toBe(200);
    await spoken.arrayBuffer();
    const rows = await api.db('api_keys').where({ account_id: accountId }).select('name', 'scopes', 'issued_to');
    expect(rows).toEqual([{ name: 'CLI on samira-laptop', scopes: ['speech', 'usage'], issued_to: 'rakhim-cli' }]);
  });

  it('waits, gives the key out once, and to one of many who ask at the same time', async () => {
    const { device_code: code, user_code: userCode } = await start();
    expect(await answerOf(code)).toBe('authorization_pending');
    expect((await approve(userCode)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerOf(code)));
    expect(answers.toSorted()).toEqual([...Array<string>(7).fill('invalid_grant'), 'key']);
    expect(await api.db('api_keys').where({ account_id: accountId })).toHaveLength(1);
  });

  it('tells a program that asks too often to slow down, and to wait longer from then on', async () => {
    const { device_code: code } = await start();
    expect(await answerOf(code)).toBe('authorization_pending');
    wait(3);
    expect(await answerOf(code)).toBe('slow_down');
    wait(6);
    expect(await answerOf(code)).toBe('slow_down');
    wait(15);
    expect(await answerOf(code)).toBe('authorization_pending');
  });

  it('says no when the person did', async () => {
    const { device_code: code, user_code: userCode } = await start();
    expect((await deny(userCode)).status).toBe(204);
    expect(await answerOf(code)).toBe('access_denied');
    expect((await approve(userCode)).status).toBe(404);
    expect(await api.db('api_keys').where({ account_id: accountId })).toHaveLength(0);
  });

  it('ends after a quarter of an hour, approved or not', async () => {
    const [waiting, approved] = [await start(), await start()];
    await approve(approved.user_code);
    wait(901);
    expect(await answerOf(waiting.device_code)).toBe('expired_token');
    expect(await answerOf(approved.device_code)).toBe('expired_token');
    expect((await api.db('device_requests').where({ state: 'pending' })).length).toBeGreaterThan(0);
    wait(3_600);
    await api.context.housekeeping.sweep();
    expect(await answerOf(waiting.device_code)).toBe('invalid_grant');
    expect(await api.db('device_requests')).toHaveLength(0);
  });

  it('shows the person which program asks, on which machine, and for what', async () => {
    const { user_code: userCode } = await start({ scope: 'speech', device_name: '\u202Egnp.exe' });
    const response = await find(userCode.toLowerCase().replace('-', ' '));
    expect(await response.json()).toMatchObject({
      userCode,
      client: 'rakhim-cli',
      deviceName: 'gnp.exe',
      scopes: ['speech'],
      keyName: 'CLI on gnp.exe',
    });
  });

  it('keeps no code that could be used by whoever reads the database', async () => {
    const { device_code: code, user_code: userCode } = await start();
    const dump = JSON.stringify(
      await api
        .db('device_requests')
        .select(api.db.raw("encode(device_code_hash, 'escape') AS a, encode(user_code_hash, 'escape') AS b, *")),
    );
    expect(dump).not.toContain(code);
    expect(dump).not.toContain(userCode.replace('-', ''));
    expect(api.logText()).not.toContain(code);
    expect(api.logText()).not.toContain(userCode);
  });

  it('takes back a key that it gave out, and no other', async () => {
    const { device_code: code, user_code: userCode } = await start();
    await approve(userCode);
    const { access_token: key } = (await (await ask(code)).json()) as { access_token: string };
    const { key: own } = await api.context.apiKeys.create(accountId, { name: 'Newsroom' }, { requestId: 'test' });
    for (const shown of [key, own, 'nonsense']) {
      expect(
        (await post(api, address(routes.revokeDeviceToken), { token: shown, client_id: 'rakhim-cli' })).status,
      ).toBe(200);
    }
    const usage = async (shown: string) =>
      (await api.call('/api/v1/usage', { headers: { 'x-api-key': shown } })).status;
    expect(await usage(key)).toBe(401);
    expect(await usage(own)).not.toBe(401);
  });
});

describe('the device flow refuses', () => {
  it.each([
    ['a program that we do not know', routes.startDevice, { client_id: 'evil' }, 'invalid_client'],
    ['a right that there is not', routes.startDevice, { client_id: 'rakhim-cli', scope: 'admin' }, 'invalid_scope'],
    [
      'another kind of grant',
      routes.createDeviceToken,
      { grant_type: 'password', device_code: 'x', client_id: 'rakhim-cli' },
      'unsupported_grant_type',
    ],
    [
      'a device code that was never given out',
      routes.createDeviceToken,
      { grant_type: deviceGrantType, device_code: 'x', client_id: 'rakhim-cli' },
      'invalid_grant',
    ],
    ['a body without what is needed', routes.createDeviceToken, {}, 'invalid_request'],
  ])('%s, in the words of OAuth', async (_name, route, body, error) => {
    const response = await post(api, address(route), body);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error, error_description: expect.any(String) });
  });

  it('the code of another program', async () => {
    const { device_code: code, user_code: userCode } = await start();
    await approve(userCode);
    expect(await (await ask(code, { client_id: 'rakhim-desktop' })).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await answerOf(code)).toBe('key');
  });

  it('to agree without having signed in, long after it, or with an API key', async () => {
    const { user_code: userCode, device_code: code } = await start();
    const { key } = await api.context.apiKeys.create(accountId, { name: 'Newsroom' }, { requestId: 'test' });
    expect((await post(api, address(routes.approveDeviceRequest), { userCode })).status).toBe(401);
    expect((await approve(userCode, key)).status).toBe(401);
    wait(11 * 60);
    expect(await (await approve(userCode)).json()).toMatchObject({ code: 'reauth_required' });
    expect(await answerOf(code)).toBe('authorization_pending');
  });

  it('a form sent by another site: without the header there is no session, whatever cookies come along', async () => {
    const { user_code: userCode } = await start();
    const response = await api.call(address(routes.approveDeviceRequest), {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        origin: 'https://evil.example',
        cookie: `__Host-rakhim-refresh=${token}`,
      },
      body: JSON.stringify({ userCode }),
    });
    expect(response.status).toBe(401);
  });

  it('more guesses than a person makes', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      statuses.push((await find('BCDFGHJK')).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429, 429]);
    const { user_code: userCode } = await start();
    expect((await approve(userCode)).status).toBe(429);
  });

  it('to agree for an account that has no room for another key', async () => {
    const rows = Array.from({ length: 25 }, (_, index) =>
      api.context.apiKeys.create(accountId, { name: `Key ${index}` }, { requestId: 'test' }),
    );
    await Promise.all(rows);
    const { user_code: userCode, device_code: code } = await start();
    expect(await (await approve(userCode)).json()).toMatchObject({ code: 'api_key_limit_reached' });
    expect(await answerOf(code)).toBe('authorization_pending');
  });
});
