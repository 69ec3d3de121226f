import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const origin = 'https://app.example';
const text = 'مرحبا';

let api: TestApi<StubEngine>;
let time = Date.now();
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_CORS_ORIGINS: `${origin}, https://other.example` }, { now: () => new Date(time) });
  samira = await buildSubscriber(api.context);
});
afterEach(async () => {
  api.engine.behaviour = {};
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

function ask(body: unknown, headers: Record<string, string> = { 'x-api-key': samira.apiKey }): Promise<Response> {
  return api.call('/api/v1/client-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function create(change: Record<string, unknown> = {}): Promise<string> {
  const response = await ask({ origin, characters: 100, ...change });
  expect(response.status).toBe(201);
  return ((await response.json()) as { token: string }).token;
}

/** Speaks as a page in a browser does, which cannot leave its origin out. */
function speak(token: string, from = origin, said = text, path = '/api/v1/synthesize'): Promise<Response> {
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(from !== '' && { origin: from, 'sec-fetch-site': 'cross-site' }),
    },
    body: JSON.stringify({ text: said }),
  });
}

async function answerOf(response: Response): Promise<[number, string | undefined]> {
  return [response.status, ((await response.json()) as { code?: string }).code];
}

describe('a client token', () => {
  it('speaks for the account from its own origin, and the page may read the answer', async () => {
    const response = await ask({ origin, characters: 100, seconds: 60 });
    const created = (await response.json()) as { token: string; expiresAt: string };
    expect(created).toMatchObject({ origin, characters: 100, scopes: ['speech'] });
    expect(Date.parse(created.expiresAt) - time).toBe(60_000);
    const spoken = await speak(created.token);
    expect(spoken.status).toBe(200);
    expect(spoken.headers.get('access-control-allow-origin')).toBe(origin);
    expect(spoken.headers.get('access-control-expose-headers')).toContain('x-request-id');
    expect(spoken.headers.get('access-control-allow-credentials')).toBeNull();
    const entry = await api
      .db('ledger_entries')
      .orderBy('id', 'desc')
      .first<{ account_id: string; api_key_id: string }>();
    expect(entry.account_id).toBe(samira.accountId);
    expect(entry.api_key_id).not.toBeNull();
  });

  it.each(['https://other.example', 'https://app.example.evil.example', 'null', ''])(
    'does not work from the origin “%s”',
    async (from) => {
      expect(await answerOf(await speak(await create(), from))).toEqual([403, 'origin_not_allowed']);
    },
  );

  it.each(['https://elsewhere.example', 'http://app.example'])(
    'is not made for %s, which the operator has not allowed',
    async (other) => {
      expect(await answerOf(await ask({ origin: other, characters: 1 }))).toEqual([403, 'origin_not_allowed']);
    },
  );

  it.each([
    { origin: `${origin}/path`, characters: 1 },
    { origin: `${origin}/`, characters: 1 },
    { origin: '*', characters: 1 },
    { origin, characters: 0 },
    { origin },
    { origin, characters: 1, seconds: 3_601 },
    { origin, characters: 1, scopes: ['history'] },
    { origin, characters: 1, scopes: [] },
  ])('is not made of %j', async (body) => {
    expect(await answerOf(await ask(body))).toEqual([400, 'validation_failed']);
  });

  it('ends when its time is over, and is swept away', async () => {
    const token = await create({ seconds: 10 });
    time += 11_000;
    expect(await answerOf(await speak(token))).toEqual([401, 'client_token_expired']);
    expect((await api.context.housekeeping.sweep())['clientTokens']).toBeGreaterThan(0);
    expect(await answerOf(await speak(token))).toEqual([401, 'invalid_api_key']);
  });

  it('speaks as many characters as it was given, however many ask at once', async () => {
    const token = await create({ characters: 3 * text.length });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => answerOf(await speak(token))));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(3);
    expect(answers.filter(([, code]) => code === 'client_token_used_up')).toHaveLength(5);
  });

  it('keeps its characters where nothing was spoken', async () => {
    const token = await create({ characters: text.length });
    api.engine.behaviour = { failBeforeBlock: 0 };
    expect(await answerOf(await speak(token))).toEqual([502, 'speech_engine_failed']);
    api.engine.behaviour = {};
    expect((await speak(token)).status).toBe(200);
  });

  it('ends with its key', async () => {
    const hind = await buildSubscriber(api.context);
    const token = (
      (await (await ask({ origin, characters: 9 }, { 'x-api-key': hind.apiKey })).json()) as { token: string }
    ).token;
    await api.db('api_keys').where({ account_id: hind.accountId }).update({ revoked_at: new Date() });
    expect(await answerOf(await speak(token))).toEqual([401, 'invalid_api_key']);
  });

  it('does what its scopes say and makes no further tokens', async () => {
    const token = await create();
    const headers = { authorization: `Bearer ${token}`, origin };
    expect((await api.call('/api/v1/usage', { headers })).status).toBe(403);
    expect(await answerOf(await ask({ origin, characters: 1 }, headers))).toEqual([401, 'invalid_api_key']);
    const both = await create({ scopes: ['speech', 'usage'] });
    const usage = await api.call('/api/v1/usage', { headers: { authorization: `Bearer ${both}`, origin } });
    expect(usage.status).toBe(200);
  });

  it('is stored as a hash alone', async () => {
    const token = await create();
    const { rows } = await api.db.raw<{ rows: { row: string }[] }>('SELECT t::text AS row FROM client_tokens t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    expect(api.logText()).not.toContain(token);
  });
});

describe('a page of another origin', () => {
  it('may ask what it may do before it does it, if the operator allows it', async () => {
    const preflight = (from: string, path = '/api/v1/synthesize') =>
      api.call(path, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const allowed = await preflight(origin);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect((await preflight(origin, '/v1/audio/speech')).status).toBe(204);
    for (const refused of [await preflight('https://evil.example'), await preflight(origin, '/api/v1/api-keys')]) {
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('may not speak with an API key, and is told what to do instead', async () => {
    const refused = await speak(samira.apiKey);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    const body = (await refused.json()) as { code: string; error: string };
    expect([refused.status, body.code]).toEqual([403, 'api_key_in_browser']);
    expect(body.error).toContain('/api/v1/client-tokens');
    expect((await speak(samira.apiKey, api.url)).status).toBe(200);
  });
});
