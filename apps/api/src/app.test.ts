import { type Route, routes } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter } from './app.ts';
import type { StubEngine } from './testing/stub-engine.ts';
import { type TestApi, startTestApi } from './testing/test-api.ts';

let api: TestApi<StubEngine>;
const metricsToken = 'a-token-of-the-operator';

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_METRICS_TOKEN: metricsToken });
});
afterAll(() => api.close());

async function getJson(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
  return (await (await api.call(path, init)).json()) as Record<string, unknown>;
}

describe('the API', () => {
  it('binds every route of the contract once, and no other', () => {
    const bound = createRouter(api.context).stack.flatMap((layer) =>
      layer.methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(layer.path)}`),
    );
    const table: readonly Route[] = Object.values(routes);
    expect(bound.toSorted()).toEqual(
      table.flatMap((route) => route.paths.map((path) => `${route.method} ${path}`)).toSorted(),
    );
  });

  it('lists sixteen voices in eight dialects, in the language asked for', async () => {
    const { voices, dialects } = (await getJson('/api/v1/voices')) as {
      voices: { name: string }[];
      dialects: unknown[];
    };
    expect(voices).toHaveLength(16);
    expect(dialects).toHaveLength(8);
    expect(voices[0]?.name).toBe('Karim');
    const arabic = (await getJson('/api/v1/voices?dialect=egyptian', { headers: { 'accept-language': 'ar' } })) as {
      voices: { name: string }[];
    };
    expect(arabic.voices.map((voice) => voice.name)).toEqual(['طارق', 'نادية']);
  });

  it('lists the plans with their prices', async () => {
    const { plans } = (await getJson('/api/v1/plans')) as {
      plans: { id: string; priceCents: number; characterLimit: number }[];
    };
    expect(plans.map(({ id, priceCents, characterLimit }) => [id, priceCents, characterLimit])).toEqual([
      ['basic', 999, 100_000],
      ['pro', 3999, 1_000_000],
      ['enterprise', 19_999, 5_000_000],
    ]);
  });

  it('describes itself at its own address', async () => {
    expect(await getJson('/openapi.json')).toMatchObject({ openapi: '3.1.1', servers: [{ url: api.url }] });
  });

  it('is alive and ready', async () => {
    expect(await getJson('/livez')).toEqual({ status: 'ok' });
    expect(await getJson('/readyz')).toEqual({
      status: 'ok',
      checks: { database: 'ok', speech: 'ok', accepting: 'ok' },
    });
    expect(await getJson('/api/v1/status')).toMatchObject({ timeToFirstAudioByteMs: { p50: null, samples: 0 } });
  });

  it('shows its metrics to the operator only', async () => {
    expect((await api.call('/metrics')).status).toBe(404);
    expect((await api.call('/metrics', { headers: { authorization: 'Bearer nonsense' } })).status).toBe(404);
    const answer = await api.call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('rakhim_http_requests_total');
  });

  it('says whether an address or only its method is wrong', async () => {
    expect(await getJson('/api/v1/nothing')).toMatchObject({ code: 'not_found' });
    const answer = await api.call('/api/v1/voices', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('GET');
  });

  it('refuses unknown query parameters', async () => {
    expect(await getJson('/api/v1/voices?dialekt=msa')).toMatchObject({ code: 'validation_failed', param: 'dialekt' });
  });

  it.each(['/livez', '/api/v1/nothing', '/api/v1/synthesize'])(
    'puts the security headers on every answer (%s)',
    async (path) => {
      const { headers } = await api.call(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=(), ');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^req_[\da-f]{32}$/);
    },
  );

  it('logs one line a request without its content', async () => {
    await api.call('/api/v1/voices?dialect=secret-canary', { headers: { 'user-agent': 'canary-agent' } });
    const lastLine = () => JSON.parse(api.logText().trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    // The line is written when the answer has gone out, which may be after it has come.
    await expect.poll(lastLine).toMatchObject({ route: '/api/v1/voices', method: 'GET', status: 400 });
    expect(api.logText()).not.toContain('canary');
  });
});
