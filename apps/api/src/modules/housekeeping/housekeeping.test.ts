import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson, signInPerson, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let time = Date.now();
const minuteMs = 60_000;
const dayMs = 86_400_000;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
});
afterAll(() => api.close());

const count = async (table: string): Promise<number> => (await api.db(table)).length;

describe('housekeeping', () => {
  it('leaves everything that is in use', async () => {
    const person = await registerPerson(api);
    const session = await signInPerson(api, person);
    const account = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
    const link = await api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose: 'recovery' });
    time += 10 * minuteMs;
    const before = [await count('rate_limits'), await count('refresh_tokens')];
    expect(new Set(Object.values(await api.context.housekeeping.sweep()))).toEqual(new Set([0]));
    expect([await count('rate_limits'), await count('refresh_tokens')]).toEqual(before);
    expect(await whoAmI(api, session.access_token)).toBe(200);
    expect(await api.context.auth.tokens.consume(api.db, link, 'recovery')).toMatchObject({ accountId: account.id });
  });

  it('deletes each kind of expired row at its time', async () => {
    const person = await registerPerson(api);
    await signInPerson(api, person);
    const account = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
    await api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose: 'recovery' });
    const flow = {
      state_hash: randomBytes(32),
      browser_hash: randomBytes(32),
      nonce: '',
      code_verifier: '',
      language: 'en',
    };
    await api.db('oauth_flows').insert({ ...flow, expires_at: new Date(time + 10 * minuteMs) });
    await api.db('rate_limits').insert({ key: 'old', points: 1, expire: Date.now() - 1000 });
    await api
      .db('sessions')
      .where({ account_id: account.id })
      .update({ ended_at: new Date(time) });

    time += 31 * minuteMs;
    const links = await count('one_time_tokens');
    expect(links).toBeGreaterThan(0);
    expect(await api.context.housekeeping.sweep()).toMatchObject({
      links,
      googleSignIns: 1,
      sessions: 0,
      signingKeys: 0,
      limits: 1,
    });
    time += 30 * dayMs;
    expect(await api.context.housekeeping.sweep()).toMatchObject({ sessions: 1 });
    time += 8 * dayMs;
    expect(await api.context.housekeeping.sweep()).toMatchObject({ signingKeys: 1 });
  });

  it('continues after a failed task, and stops on request', async () => {
    await api.db.schema.renameTable('oauth_flows', 'oauth_flows_away');
    await api.db('rate_limits').insert({ key: 'old', points: 1, expire: Date.now() - 1000 });
    const stop = api.context.housekeeping.start();
    await stop();
    await api.db.schema.renameTable('oauth_flows_away', 'oauth_flows');
    expect(await api.db('rate_limits').where({ key: 'old' })).toHaveLength(0);
    expect(api.logText()).toContain('a sweep failed');
  });
});
