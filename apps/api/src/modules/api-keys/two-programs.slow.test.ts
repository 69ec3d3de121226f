import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { assertInvariants } from '#src/testing/invariants.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type SilentProxy, startSilentProxy } from '#src/testing/silent-proxy.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { createApiKey } from '#src/secrets/api-key.ts';

/**
 * Two programs of the service, started from its entry, on one database, with an engine that answers when it is told to.
 */
let database: TestDatabase;
let proxy: SilentProxy;
let folder: string;
let engine: Server;
let here: ApiProcess;
let there: ApiProcess;
let env: Record<string, string>;
/** How long the engine waits before it makes a sound. */
let engineDelayMs = 0;
let engineCalls = 0;
const leaseSeconds = 3;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  folder = await makeTemporaryFolder();
  engine = createServer((request, response) => {
    engineCalls += 1;
    request.resume();
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'audio/pcm' });
      response.end(Buffer.from(new Int16Array(24_000).map((_, index) => 8_000 * Math.sin(index / 20)).buffer));
    }, engineDelayMs);
  });
  await new Promise<void>((resolve) => {
    engine.listen(0, '127.0.0.1', resolve);
  });
  env = {
    DATABASE_URL: database.url,
    RAKHIM_DATA_DIR: folder,
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_LEASE_SECONDS: String(leaseSeconds),
    RAKHIM_REQUESTS_PER_MINUTE: '100000',
    RAKHIM_SPEECH_ENGINE: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
  };
  here = await startApiProcess(env);
  there = await startApiProcess(env);
}, 180_000);
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  engine.closeAllConnections();
  engine.close();
  await proxy.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Owner {
  readonly accountId: string;
  readonly token: string;
}

async function newOwner(): Promise<Owner> {
  const person = await registerPerson({ call: here.call, db: database.db });
  const { id: accountId } = await database.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
  await database.db('subscriptions').insert({
    account_id: accountId,
    plan: 'enterprise',
    status: 'active',
    current_period_start: new Date(Date.now() - 86_400_000),
    current_period_end: new Date(Date.now() + 86_400_000),
  });
  return { accountId, token: (await signInPerson(here, person)).access_token };
}

function manage(api: ApiProcess, { token }: Owner, method: string, path: string, body?: unknown): Promise<Response> {
  return api.call(`/api/v1/api-keys${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function newKey(owner: Owner): Promise<{ key: string; id: string }> {
  const { key, apiKey } = (await (await manage(here, owner, 'POST', '', { name: 'Test' })).json()) as {
    key: string;
    apiKey: { id: string };
  };
  return { key, id: apiKey.id };
}

function speak(
  api: ApiProcess,
  apiKey: string,
  { key, accept = 'application/json' }: { key?: string; accept?: string } = {},
): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      accept,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ text: 'مرحبًا بكم في رخيم.' }),
  });
}

/**
 * What a key is good for, without a sound: 400 for a right key, 401 for a wrong one. Each try comes from elsewhere, so
 * that none counts as guessing.
 */
async function probe(api: ApiProcess, key: string): Promise<number> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { 'content-type': 'application/json', 'x-api-key': key, 'x-forwarded-for': address };
  return (await api.call('/api/v1/synthesize', { method: 'POST', headers, body: '{"text":""}' })).status;
}

const entries = (accountId: string): Promise<{ kind: string; characters: number }[]> =>
  database.db('ledger_entries').where({ account_id: accountId }).orderBy('id').select('kind', 'characters');

describe('a key that is revoked on one program', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'stops on the other with the next request while it is used there all the time (round %d)',
    async (round) => {
      const owner = await newOwner();
      const { key, id } = await newKey(owner);
      const seen: { begunAt: number; endedAt: number; status: number }[] = [];
      let isOver = false;
      const users = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          const begunAt = performance.now();
          const status = await probe(there, key);
          seen.push({ begunAt, endedAt: performance.now(), status });
          await sleep(20);
        }
      });
      await expect.poll(() => seen.length).toBeGreaterThan(20);
      const revokingAt = performance.now();
      if (round % 2) {
        expect((await manage(here, owner, 'DELETE', `/${id}`)).status).toBe(204);
      } else {
        expect((await manage(here, owner, 'POST', `/${id}/rotate`, {})).status).toBe(200);
      }
      const revokedAt = performance.now();
      const after = () => seen.filter(({ begunAt }) => begunAt > revokedAt);
      await expect.poll(() => after().length).toBeGreaterThan(20);
      isOver = true;
      await Promise.all(users);
      expect(seen.filter(({ endedAt, status }) => endedAt < revokingAt && status !== 400)).toEqual([]);
      expect(after().filter(({ status }) => status !== 401)).toEqual([]);
    },
  );
});

describe('without a database', () => {
  it('a wrong checksum is 401 at once, and a right one is not', async () => {
    const cut = await startApiProcess({ ...env, DATABASE_URL: proxy.url });
    const key = createApiKey('test');
    expect(await probe(cut, key)).toBe(401);
    proxy.goSilent();
    expect(await probe(cut, `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`)).toBe(401);
    expect(await probe(cut, key)).toBe(503);
    proxy.heal();
    await cut.kill();
  });
});

describe('a program that is killed', () => {
  it.each(['application/json', 'audio/mpeg'])(
    'while it speaks costs nothing, and the repetition is charged once (%s)',
    async (accept) => {
      const owner = await newOwner();
      const { key: apiKey } = await newKey(owner);
      const doomed = await startApiProcess(env);
      engineDelayMs = 60_000;
      const calls = engineCalls;
      const key = randomUUID();
      const lost = speak(doomed, apiKey, { key, accept }).catch(() => undefined);
      await expect.poll(() => engineCalls).toBe(calls + 1);
      await doomed.kill();
      await lost;
      engineDelayMs = 0;
      expect((await speak(there, apiKey, { key, accept })).status).toBe(409);
      await expect
        .poll(async () => (await speak(there, apiKey, { key, accept })).status, { timeout: 90_000 })
        .toBe(200);
      expect((await entries(owner.accountId)).map(({ kind }) => kind)).toEqual(['charge']);
      await expect
        .poll(async () => database.db('usage_periods').where({ account_id: owner.accountId }).pluck('reserved'))
        .toEqual([0]);
      await assertInvariants(database.db);
    },
  );

  it('after the charge and before the end of the answer leaves one charge when the request is repeated', async () => {
    const owner = await newOwner();
    const { key: apiKey } = await newKey(owner);
    const doomed = await startApiProcess({ ...env, RAKHIM_BLOBS: 'folder' });
    const key = randomUUID();
    // A reader who takes nothing after the first bytes keeps the answer from ending.
    const response = await speak(doomed, apiKey, { key, accept: 'audio/wav' });
    const reader = response.body?.getReader();
    await reader?.read();
    await doomed.kill();
    await reader?.cancel().catch(() => undefined);
    await expect
      .poll(async () => (await speak(there, apiKey, { key, accept: 'audio/wav' })).status, { timeout: 90_000 })
      .toBe(200);
    const charged = await entries(owner.accountId);
    expect(
      charged.filter(({ kind }) => kind === 'charge').length - charged.filter(({ kind }) => kind === 'refund').length,
    ).toBe(1);
    expect(charged.reduce((sum, { characters }) => sum + characters, 0)).toBe(charged[0]?.characters);
    await assertInvariants(database.db);
  });
});
