import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSubscription } from '#src/testing/factories.ts';
import { type TestPerson, registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { createApiKey } from '#src/secrets/api-key.ts';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly first4: string;
  readonly last4: string;
  readonly lastUsedAt: string | null;
  readonly charactersUsed: number;
}

interface Issued {
  readonly key: string;
  readonly apiKey: Key;
}

let api: TestApi<StubEngine>;
let time = Date.now();
let person: TestPerson;
let accountId: string;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
});
beforeEach(async () => {
  person = await registerPerson(api);
  accountId = (await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id')).id;
  await buildSubscription(api.context, accountId);
  token = (await signInPerson(api, person)).access_token;
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return api.call(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function create(settings: Record<string, unknown> = {}): Promise<Issued> {
  const response = await call('POST', '/api/v1/api-keys', { name: 'Newsroom', ...settings });
  expect(response.status).toBe(201);
  return (await response.json()) as Issued;
}

async function list(): Promise<Key[]> {
  return ((await (await call('GET', '/api/v1/api-keys')).json()) as { apiKeys: Key[] }).apiKeys;
}

/** What a call with this key is answered. */
async function speakWith(headers: Record<string, string>, text = 'مرحبا'): Promise<{ status: number; code?: string }> {
  const response = await api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text }),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, ...(code !== undefined && { code }) };
}

const statusOf = async (key: string): Promise<number> => (await speakWith({ 'x-api-key': key })).status;

describe('a key', () => {
  it('is shown once with all of it, and after that by its first and last four characters', async () => {
    const response = await call('POST', '/api/v1/api-keys', { name: 'Newsroom' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { key, apiKey } = (await response.json()) as Issued;
    expect(apiKey).toMatchObject({
      name: 'Newsroom',
      first4: key.slice(0, 4),
      last4: key.slice(-4),
      isDefault: false,
      expiresAt: null,
      characterLimit: null,
    });
    expect(await statusOf(key)).toBe(200);
    const everything = await Promise.all(
      ['/api/v1/api-keys', '/api/v1/me', '/api/v1/me/export'].map(async (path) => (await call('GET', path)).text()),
    );
    expect(everything.join()).not.toContain(key);
  });

  it('is stored nowhere as it is: not in the database, not in the log', async () => {
    const issued = await create();
    const rotated = (await (await call('POST', `/api/v1/api-keys/${issued.apiKey.id}/rotate`, {})).json()) as Issued;
    await statusOf(rotated.key);
    const { rows } = await api.db.raw<{ rows: { row: string }[] }>(
      'SELECT k::text AS row FROM api_keys k UNION ALL SELECT a::text FROM audit_events a UNION ALL SELECT r::text FROM rate_limits r',
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const { key } of [issued, rotated]) {
      expect(stored).not.toContain(key);
      expect(stored).not.toContain(Buffer.from(key).toString('hex'));
      expect(api.logText()).not.toContain(key);
    }
  });

  it('can be named, limited to scopes, and given an end', async () => {
    const { key, apiKey } = await create({ scopes: ['usage'], expiresAt: new Date(time + 60_000).toISOString() });
    expect(await speakWith({ 'x-api-key': key })).toEqual({ status: 403, code: 'insufficient_scope' });
    const changed = await call('PATCH', `/api/v1/api-keys/${apiKey.id}`, {
      name: 'غرفة الأخبار',
      scopes: ['history', 'speech'],
    });
    expect(await changed.json()).toMatchObject({ name: 'غرفة الأخبار', scopes: ['speech', 'history'] });
    expect(await statusOf(key)).toBe(200);
    time += 61_000;
    expect(await speakWith({ 'x-api-key': key })).toEqual({ status: 401, code: 'api_key_expired' });
    await call('PATCH', `/api/v1/api-keys/${apiKey.id}`, { expiresAt: null });
    expect(await statusOf(key)).toBe(200);
  });

  it.each([
    { name: '' },
    { name: '  ' },
    { name: 'x'.repeat(61) },
    { name: 'a\nb' },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['admin'] },
    { name: 'x', expiresAt: '2020-01-01T00:00:00Z' },
    { name: 'x', characterLimit: 0 },
    { name: 'x', characterLimit: 1.5 },
    { name: 'x', user_id: randomUUID() },
    { name: 'x', account_id: randomUUID() },
    {},
  ])('is not created from %j', async (body) => {
    const response = await call('POST', '/api/v1/api-keys', body);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'validation_failed']);
  });

  it('is one of twenty-five at most, however many are asked for at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => call('POST', '/api/v1/api-keys', { name: `Key ${index}` })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(25);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect(await refused[0]?.text()).toContain('25');
  });

  it('is known to have been used, by one write a minute', async () => {
    const { key } = await create();
    expect((await list())[0]?.lastUsedAt).toBeNull();
    const usedAt = new Date(time).toISOString();
    for (const [passedMs, expected] of [
      [0, usedAt],
      [59_000, usedAt],
      [2_000, new Date(time + 61_000).toISOString()],
    ] as const) {
      time += passedMs;
      await Promise.all([statusOf(key), statusOf(key)]);
      await expect.poll(async () => (await list())[0]?.lastUsedAt).toBe(expected);
    }
  });
});

describe('the character limit of a key', () => {
  it('is exact under simultaneous requests, and leaves the rest of the account alone', async () => {
    const limited = await create({ characterLimit: 1000 });
    const free = await create();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => speakWith({ 'x-api-key': limited.key }, 'x'.repeat(90))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(answers.filter(({ code }) => code === 'api_key_quota_exceeded')).toHaveLength(4);
    expect(await statusOf(free.key)).toBe(200);
    expect((await list()).find(({ id }) => id === limited.apiKey.id)).toMatchObject({
      charactersUsed: 990,
      characterLimit: 1000,
    });
    await call('PATCH', `/api/v1/api-keys/${limited.apiKey.id}`, { characterLimit: 2000 });
    expect(await speakWith({ 'x-api-key': limited.key }, 'x'.repeat(90))).toEqual({ status: 200 });
  });

  it('gets back what failed', async () => {
    const { key, apiKey } = await create({ characterLimit: 100 });
    api.engine.behaviour = { failBeforeBlock: 1 };
    expect((await speakWith({ 'x-api-key': key }, 'x'.repeat(100))).status).toBe(502);
    api.engine.behaviour = {};
    expect((await speakWith({ 'x-api-key': key }, 'x'.repeat(100))).status).toBe(200);
    expect((await list()).find(({ id }) => id === apiKey.id)?.charactersUsed).toBe(100);
  });
});

describe('the default key', () => {
  it('is given to a subscriber who has none, once, and is the one that is regenerated', async () => {
    const { apiKeys } = api.context;
    for (const _ of [1, 2]) {
      await api.db.transaction((tx) => apiKeys.ensureDefault(tx, accountId, 'test'));
    }
    const [given, ...others] = await list();
    expect(given).toMatchObject({ name: 'Default', isDefault: true });
    expect(others).toEqual([]);
    const regenerated = (await (await call('POST', '/functions/v1/generate-api-key', {})).json()) as Issued;
    expect(regenerated.apiKey.id).toBe(given?.id);
  });

  it('is made anew when it is revoked while it is regenerated', async () => {
    const regenerate = () => call('POST', '/api/v1/api-keys/default/rotate', {});
    const { apiKey } = (await (await regenerate()).json()) as Issued;
    const revoking = await api.db.transaction();
    await revoking('api_keys').where({ id: apiKey.id }).update({ revoked_at: revoking.fn.now(), sealed_key: null });
    const regenerating = regenerate();
    await waitForBlockedStatements(api.db);
    await revoking.commit();
    const regenerated = (await (await regenerating).json()) as Issued;
    expect(await statusOf(regenerated.key)).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([regenerated.apiKey.id]);
  });
});

describe('rotation', () => {
  it('ends the old key at once, and keeps the name and the id', async () => {
    const { key, apiKey } = await create();
    const rotated = (await (await call('POST', `/api/v1/api-keys/${apiKey.id}/rotate`, {})).json()) as Issued;
    expect(rotated.apiKey).toMatchObject({ id: apiKey.id, name: 'Newsroom', overlapEndsAt: null });
    expect([await statusOf(key), await statusOf(rotated.key)]).toEqual([401, 200]);
  });

  it('lets both work for as long as was asked for, and not longer', async () => {
    const { key, apiKey } = await create();
    const rotated = (await (
      await call('POST', `/api/v1/api-keys/${apiKey.id}/rotate`, { overlapSeconds: 60 })
    ).json()) as Issued;
    expect([await statusOf(key), await statusOf(rotated.key)]).toEqual([200, 200]);
    expect(await list()).toMatchObject([{ overlapEndsAt: new Date(time + 60_000).toISOString() }]);
    time += 60_000;
    expect([await statusOf(key), await statusOf(rotated.key)]).toEqual([401, 200]);
    expect(await list()).toMatchObject([{ overlapEndsAt: null }]);
    expect((await call('POST', `/api/v1/api-keys/${apiKey.id}/rotate`, { overlapSeconds: 86_401 })).status).toBe(400);
  });

  it('of twenty at once leaves exactly one key that works, and it is one that was answered', async () => {
    const paths = ['/functions/v1/generate-api-key', '/api/v1/api-keys/default/rotate'];
    for (const _ of [1, 2]) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_unused, index) => call('POST', paths[index % 2]!, {})),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const keys = await Promise.all(responses.map(async (response) => ((await response.json()) as Issued).key));
      const statuses = await Promise.all(
        keys.map((key) =>
          api.context.apiKeys.authenticate(key, randomUUID()).then(
            () => 200,
            () => 401,
          ),
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await list()).toHaveLength(1);
    }
  });

  it('is for the account that has signed in, whatever the request says about another', async () => {
    const victim = await create();
    const row = await api.db('api_keys').where({ id: victim.apiKey.id }).first();
    const other = await registerPerson(api);
    token = (await signInPerson(api, other)).access_token;
    const own = await call(
      'POST',
      `/functions/v1/generate-api-key?user_id=${accountId}`,
      {},
      { 'x-user-id': accountId },
    );
    expect([200, 400]).toContain(own.status);
    for (const body of [{ user_id: accountId }, { accountId }, { user: { id: accountId } }, { user_id: [accountId] }]) {
      expect((await call('POST', '/functions/v1/generate-api-key', body)).status).toBe(400);
    }
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/reveal'],
    ] as const) {
      const response = await call(
        method,
        `/api/v1/api-keys/${victim.apiKey.id}${path}`,
        method === 'PATCH' || path === '/rotate' ? {} : undefined,
      );
      expect([path, response.status]).toEqual([path, 404]);
    }
    expect(await api.db('api_keys').where({ id: victim.apiKey.id }).first()).toEqual(row);
  });
});

describe('a recent sign-in', () => {
  it('is required for creating, rotating and showing a key, but not for listing or revoking', async () => {
    const { apiKey } = await create();
    await api
      .db('sessions')
      .where({ account_id: accountId })
      .update({ created_at: new Date(time - 11 * 60_000) });
    for (const [path, body] of [
      ['', { name: 'x' }],
      ['/default/rotate', {}],
      [`/${apiKey.id}/rotate`, {}],
      [`/${apiKey.id}/reveal`, undefined],
    ] as const) {
      const response = await call('POST', `/api/v1/api-keys${path}`, body);
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        path,
        403,
        'reauth_required',
      ]);
    }
    expect((await call('GET', '/api/v1/api-keys')).status).toBe(200);
    expect((await call('DELETE', `/api/v1/api-keys/${apiKey.id}`)).status).toBe(204);
  });
});

describe('revealing a key', () => {
  it('shows the newest key to its owner, without being stored on the way, and leaves a trace', async () => {
    const { apiKey } = await create();
    const { key } = (await (await call('POST', `/api/v1/api-keys/${apiKey.id}/rotate`, {})).json()) as Issued;
    const response = await call('POST', `/api/v1/api-keys/${apiKey.id}/reveal`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ key });
    const actions = await api
      .db('audit_events')
      .where({ account_id: accountId })
      .whereLike('action', 'api_key.%')
      .orderBy('id')
      .pluck<string[]>('action');
    expect(actions).toEqual(['api_key.created', 'api_key.rotated', 'api_key.revealed']);
  });

  it('happens five times an hour', async () => {
    const { apiKey } = await create();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await call('POST', `/api/v1/api-keys/${apiKey.id}/reveal`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('does not open a copy that was moved to another row', async () => {
    const [mine, theirs] = [await create(), await create()];
    const { sealed_key } = await api
      .db('api_keys')
      .where({ id: theirs.apiKey.id })
      .first<{ sealed_key: Buffer }>('sealed_key');
    await api.db('api_keys').where({ id: mine.apiKey.id }).update({ sealed_key });
    expect((await call('POST', `/api/v1/api-keys/${mine.apiKey.id}/reveal`)).status).toBe(403);
  });
});

describe('a service that shows keys once', () => {
  it('keeps and opens no copy, and sweeps old copies', async () => {
    const { apiKey } = await create();
    const strict = await startTestApi(
      { RAKHIM_API_KEY_REVEAL: 'once', RAKHIM_TRUSTED_PROXIES: '1' },
      { beside: api, now: () => new Date(time) },
    );
    const reveal = await strict.call(`/api/v1/api-keys/${apiKey.id}/reveal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([reveal.status, ((await reveal.json()) as { code: string }).code]).toEqual([403, 'api_key_reveal_disabled']);
    await strict.context.apiKeys.create(accountId, { name: 'Once' }, { requestId: 'test' });
    expect(await strict.context.housekeeping.sweep()).toMatchObject({ sealedKeys: expect.any(Number) as number });
    expect(await api.db('api_keys').where({ account_id: accountId }).whereNotNull('sealed_key')).toEqual([]);
    await strict.close();
  });
});

describe('a repeated creation', () => {
  it('is answered with the same key and makes one, also where keys are shown once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await (await call('POST', '/api/v1/api-keys', { name: 'Retried' }, headers)).text();
    const again = await call('POST', '/api/v1/api-keys', { name: 'Retried' }, headers);
    expect([again.status, again.headers.get('idempotent-replayed'), await again.text()]).toEqual([201, 'true', first]);
    expect(await list()).toHaveLength(1);
    const { rows } = await api.db.raw<{ rows: { row: string }[] }>(
      'SELECT r::text AS row FROM idempotency_records r WHERE account_id = ?',
      [accountId],
    );
    expect(rows[0]?.row).not.toContain(Buffer.from((JSON.parse(first) as Issued).key).toString('hex'));
  });
});

describe('credentials', () => {
  it('are taken from the headers only', async () => {
    const { key } = await create();
    expect(await speakWith({ authorization: `Bearer ${key}` })).toEqual({ status: 200 });
    expect(await speakWith({ cookie: `x-api-key=${key}; api_key=${key}` })).toEqual({
      status: 401,
      code: 'missing_credentials',
    });
    for (const name of ['api_key', 'apiKey', 'x-api-key', 'access_token']) {
      const response = await api.call(`/api/v1/synthesize?${name}=${key}`, {
        method: 'POST',
        headers: { 'x-api-key': key },
      });
      expect([name, response.status]).toEqual([name, 400]);
    }
    const inBody = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'مرحبا', apiKey: key }),
    });
    expect(inBody.status).toBe(401);
    expect(api.logText()).not.toContain(key);
  });

  it.each(['x-api-key', 'authorization'])('are refused when %s is there twice', async (name) => {
    const { key } = await create();
    const value = name === 'authorization' ? `Bearer ${key}` : key;
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(api.url);
      request(
        { hostname, port, path: '/api/v1/synthesize', method: 'POST', headers: [name, value, name, value] as never },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      ).end();
    });
    expect(status).toBe(400);
  });

  it('are guessed sixty times a minute and not more often', async () => {
    const statuses = [];
    for (let count = 0; count < 100; count += 1) {
      statuses.push((await speakWith({ 'x-api-key': createApiKey('test'), 'x-forwarded-for': '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(401), ...Array<number>(40).fill(429)]);
    const { key } = await create();
    expect((await speakWith({ 'x-api-key': key, 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('that could not be ours are no guess, however many come', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 70; count += 1) {
      const key = `${createApiKey('test').slice(0, -1)}!`;
      statuses.add((await speakWith({ 'x-api-key': key, 'x-forwarded-for': '203.0.113.8' })).status);
    }
    expect([...statuses]).toEqual([401]);
  });

  it('may be those of a session, which is allowed everything', async () => {
    expect(await speakWith({ authorization: `Bearer ${token}` })).toEqual({ status: 200 });
  });

  it('of an account without a subscription are good for nothing', async () => {
    const { key } = await create();
    await api.db('subscriptions').where({ account_id: accountId }).update({ status: 'canceled' });
    expect(await speakWith({ 'x-api-key': key })).toEqual({ status: 403, code: 'subscription_required' });
  });
});
