import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessPassword, post, registerPerson, signInPerson, type TestTokens, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/**
 * Two processes of the service on one database: what is decided in one counts in the other from its next request on.
 */
let here: TestApi<StubEngine>;
let there: TestApi<StubEngine>;
let time = Date.now();
const env = { RAKHIM_TRUSTED_PROXIES: '1' };
const now = () => new Date(time);

beforeAll(async () => {
  here = await startTestApi(env, { now });
  there = await startTestApi(env, { beside: here, now });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const refresh = (api: TestApi<StubEngine>, { refresh_token }: TestTokens) =>
  post(api, '/auth/v1/token?grant_type=refresh_token', { refresh_token });

describe('two processes', () => {
  it('take each other’s tokens', async () => {
    const session = await signInPerson(here, await registerPerson(here));
    expect([await whoAmI(here, session.access_token), await whoAmI(there, session.access_token)]).toEqual([200, 200]);
  });

  it('end a session for each other', async () => {
    const { access_token: token } = await signInPerson(here, await registerPerson(here));
    expect(await whoAmI(there, token)).toBe(200);
    expect((await post(here, '/auth/v1/logout?scope=local', {}, token)).status).toBe(204);
    expect(await whoAmI(there, token)).toBe(401);
  });

  it('end the other sessions when a password is changed, and all when the account is deleted', async () => {
    const person = await registerPerson(here);
    const sessions = [];
    for (let count = 0; count < 5; count += 1) {
      sessions.push(await signInPerson(count % 2 ? here : there, person));
    }
    const tokens = sessions.map((session) => session.access_token);
    const authorization = `Bearer ${tokens[0]!}`;
    const changed = await here.call('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'another-passphrase' }),
    });
    expect(changed.status).toBe(200);
    expect(await Promise.all(tokens.map((token) => whoAmI(there, token)))).toEqual([200, 401, 401, 401, 401]);
    expect(await Promise.all(sessions.slice(1).map(async (session) => (await refresh(there, session)).status))).toEqual(
      [401, 401, 401, 401],
    );
    expect((await there.call('/api/v1/me', { method: 'DELETE', headers: { authorization } })).status).toBe(204);
    expect(await whoAmI(here, tokens[0]!)).toBe(401);
  });

  it('give twenty tabs the same successor, and end the family when the old token comes back later', async () => {
    const person = await registerPerson(here);
    const stolen = await signInPerson(here, person);
    const other = await signInPerson(there, person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? here : there, stolen)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const successors = (await Promise.all(answers.map((answer) => answer.json()))) as TestTokens[];
    expect(new Set(successors.map((successor) => successor.refresh_token)).size).toBe(1);
    time += 10_001;
    expect((await refresh(there, stolen)).status).toBe(400);
    expect((await refresh(here, successors[0]!)).status).toBe(401);
    expect(await whoAmI(here, successors[0]!.access_token)).toBe(401);
    expect(await whoAmI(here, other.access_token)).toBe(200);
  });

  it('count tries together, exactly', async () => {
    const { email } = await registerPerson(here);
    const tries = Array.from({ length: 50 }, (_, index) => guessPassword(index % 2 ? here : there, email));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });
});
