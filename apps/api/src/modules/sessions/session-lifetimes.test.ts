import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post, registerPerson, signInPerson, type TestPerson, type TestTokens, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let person: TestPerson;
let time = Date.now();
const minuteMs = 60_000;
const dayMs = 86_400_000;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
});
beforeEach(async () => {
  person = await registerPerson(api);
});
afterAll(() => api.close());

async function refresh(session: TestTokens): Promise<TestTokens | string> {
  const response = await post(api, '/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
  const body = (await response.json()) as TestTokens & { code: string };
  return response.ok ? body : body.code;
}

async function listSessions(token: string): Promise<unknown[]> {
  const response = await api.call('/api/v1/me/sessions', { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { sessions: unknown[] }).sessions;
}

describe('a session', () => {
  it('gives access for a quarter of an hour', async () => {
    const session = await signInPerson(api, person);
    time += 15 * minuteMs - 1000;
    expect(await whoAmI(api, session.access_token)).toBe(200);
    time += 2000;
    expect(await whoAmI(api, session.access_token)).toBe(401);
  });

  it('lasts a week without being used, and is not shown after that', async () => {
    const [used, unused] = [await signInPerson(api, person), await signInPerson(api, person)];
    time += 7 * dayMs - minuteMs;
    expect(await refresh(used)).toHaveProperty('access_token');
    time += 2 * minuteMs;
    expect(await refresh(unused)).toBe('session_expired');
    expect(await listSessions((await signInPerson(api, person)).access_token)).toHaveLength(2);
  });

  it('survives answers that are lost on the way, when they are asked for again within the grace', async () => {
    let session = await signInPerson(api, person);
    for (let loss = 0; loss < 20; loss += 1) {
      const lost = await refresh(session);
      time += 9000;
      const again = await refresh(session);
      expect(again).toMatchObject({ refresh_token: (lost as TestTokens).refresh_token });
      session = again as TestTokens;
    }
    expect(await whoAmI(api, session.access_token)).toBe(200);
  });

  it('lasts thirty days, however often it is used', async () => {
    let session: TestTokens | string = await signInPerson(api, person);
    for (let week = 0; week < 4; week += 1) {
      time += 7 * dayMs - minuteMs;
      session = await refresh(session as TestTokens);
    }
    expect(session).toHaveProperty('access_token');
    time += 2 * dayMs + 5 * minuteMs;
    expect(await refresh(session as TestTokens)).toBe('session_expired');
  });
});
