import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPerson, signInPerson, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let early: TestApi<StubEngine>;
let late: TestApi<StubEngine>;
let time = Date.now();
/** How far the clock of the second process is ahead, so that it is the one that makes the new key. */
let aheadMs = 0;
const env = { RAKHIM_TRUSTED_PROXIES: '1', RAKHIM_ACCESS_TOKEN_SECONDS: '3600' };
const dayMs = 86_400_000;

beforeAll(async () => {
  early = await startTestApi(env, { now: () => new Date(time) });
  late = await startTestApi(env, { beside: early, now: () => new Date(time + aheadMs) });
});
afterAll(async () => {
  await late.close();
  await early.close();
});

function keyIdOf(token: string): unknown {
  return (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: unknown }).kid;
}

async function publishedBy(api: TestApi<StubEngine>): Promise<{ kid: string }[]> {
  return ((await (await api.call('/auth/v1/.well-known/jwks.json')).json()) as { keys: { kid: string }[] }).keys;
}

it('a new key signs after a month, in one process first, and nobody is signed out', async () => {
  const person = await registerPerson(early);
  await signInPerson(early, person);
  time += 30 * dayMs - 10_000;
  const before = await signInPerson(early, person);
  expect(await whoAmI(early, before.access_token)).toBe(200);

  time += 2000;
  aheadMs = 20_000;
  const after = await signInPerson(late, person);
  expect(keyIdOf(after.access_token)).not.toBe(keyIdOf(before.access_token));
  expect(await whoAmI(early, after.access_token)).toBe(200);
  expect(await whoAmI(late, before.access_token)).toBe(200);
  expect((await publishedBy(late)).map((key) => key.kid)).toEqual([
    keyIdOf(after.access_token),
    keyIdOf(before.access_token),
  ]);
});

it('what is published is public', async () => {
  for (const key of await publishedBy(late)) {
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  }
});

it('processes that need a key at the same moment make one', async () => {
  time += 40 * dayMs;
  const person = await registerPerson(early);
  const known = new Set(await early.db('signing_keys').pluck('id'));
  const sessions = await Promise.all([early, late, early, late].map((api) => signInPerson(api, person)));
  expect(new Set(sessions.map((session) => keyIdOf(session.access_token))).size).toBe(1);
  const added = (await early.db('signing_keys').pluck('id')).filter((id) => !known.has(id));
  expect(added).toHaveLength(1);
  expect((await publishedBy(early)).map((key) => key.kid)).toEqual(added);
});

it('people sign in again when the master secret was lost, and whoever is signed in stays so', async () => {
  const person = await registerPerson(early);
  const before = await signInPerson(early, person);
  const beside = { ...early, masterSecret: { current: randomBytes(32) } };
  const other = await startTestApi(env, { beside, now: () => new Date(time + 1) });
  try {
    const after = await signInPerson(other, person);
    expect(keyIdOf(after.access_token)).not.toBe(keyIdOf(before.access_token));
    expect(await whoAmI(other, after.access_token)).toBe(200);
    expect(await whoAmI(other, before.access_token)).toBe(200);
    expect(keyIdOf((await signInPerson(other, person)).access_token)).toBe(keyIdOf(after.access_token));
  } finally {
    await other.close();
  }
});
