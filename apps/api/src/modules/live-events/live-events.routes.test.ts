import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildSubscription } from '#src/testing/factories.ts';
import { type EventReader, readEvents } from '#src/testing/event-reader.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { startSilentProxy } from '#src/testing/silent-proxy.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { withClient } from '#src/testing/with-client.ts';
import { type LiveEvent, liveEventsChannel, writeLiveEvent } from './live-event.ts';
import { createLiveEventsService, followersMax } from './live-events.service.ts';

/** Two processes on one database, with access tokens that end soon. */
let here: TestApi<StubEngine>;
let there: TestApi<StubEngine>;

beforeAll(async () => {
  here = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  there = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { beside: here });
});
afterEach(() => here.assertAtRest());
afterAll(async () => {
  await there.close();
  await here.close();
});

async function newPerson(): Promise<{ accountId: string; token: string }> {
  const person = await registerPerson(here);
  const { access_token: token } = await signInPerson(here, person);
  const { id } = await here.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
  return { accountId: id, token };
}

function ask(api: TestApi<StubEngine>, token: string): Promise<Response> {
  return api.call('/api/v1/events', { headers: { authorization: `Bearer ${token}` } });
}

async function follow(api: TestApi<StubEngine>, token: string): Promise<EventReader> {
  const response = await ask(api, token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = readEvents(response);
  onTestFinished(() => events.close());
  return events;
}

/** Reads what every stream begins with. */
async function followFromNow(api: TestApi<StubEngine>, token: string): Promise<EventReader> {
  const events = await follow(api, token);
  expect((await events.next()).event).toBe('usage');
  expect((await events.next()).event).toBe('subscription');
  return events;
}

const nothingUsed = { used: 0, remaining: 0, limit: 0, percent: 0, periodStart: null, periodEnd: null };
const subscription = (accountId: string) => ({
  account_id: accountId,
  plan: 'pro' as const,
  status: 'active',
  current_period_start: new Date(Date.now() - 1000),
  current_period_end: new Date(Date.now() + 86_400_000),
});

describe('the stream of live events', () => {
  it('begins with how things are, and says when to come back', async () => {
    const { token } = await newPerson();
    const events = await follow(here, token);
    const first = await events.next();
    expect(first).toMatchObject({ event: 'usage', data: nothingUsed });
    expect(first.id).toMatch(/^\d+-1$/u);
    expect(await events.next()).toMatchObject({ event: 'subscription', data: { isSubscribed: false } });
    expect(events.retryMs()).toBe(1000);
  });

  it('delivers an event after its transaction commits, in every process, to its account only', async () => {
    const [layla, omar] = [await newPerson(), await newPerson()];
    const [hers, his] = [await followFromNow(there, layla.token), await followFromNow(there, omar.token)];
    await here.db
      .transaction(async (tx) => {
        await here.context.liveEvents.publish(tx, { accountId: omar.accountId, kind: 'keys' });
        throw new Error('Undone.');
      })
      .catch(() => undefined);
    await here.db.transaction(async (tx) => {
      await tx('subscriptions').insert(subscription(layla.accountId));
      await here.context.liveEvents.publish(tx, { accountId: layla.accountId, kind: 'subscription' });
    });
    expect(await hers.next()).toMatchObject({ event: 'subscription', data: { isSubscribed: true, plan: 'pro' } });
    await here.context.liveEvents.publish(here.db, { accountId: omar.accountId, kind: 'history' });
    expect(await his.next()).toMatchObject({ event: 'history', data: {} });
  });

  it('delivers repeated announcements once', async () => {
    const { accountId, token } = await newPerson();
    const events = await followFromNow(there, token);
    for (let count = 0; count < 100; count += 1) {
      here.context.liveEvents.announce({ accountId, kind: 'usage' });
    }
    expect((await events.next()).event).toBe('usage');
    await here.context.liveEvents.publish(here.db, { accountId, kind: 'keys' });
    expect((await events.next()).event).toBe('keys');
  });

  it('ends at once with its session, in every process, and continues for the others', async () => {
    const person = await registerPerson(here);
    const [one, other] = [await signInPerson(here, person), await signInPerson(here, person)];
    const events = await followFromNow(there, one.access_token);
    const others = await followFromNow(there, other.access_token);
    await post(here, '/auth/v1/logout?scope=local', {}, one.access_token);
    await events.untilEnd();
    const { id: accountId } = await here.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
    await here.context.liveEvents.publish(here.db, { accountId, kind: 'keys' });
    expect((await others.next()).event).toBe('keys');
    await here.db('accounts').where({ id: accountId }).delete();
    await others.untilEnd();
  });

  it('is not for strangers, nor for more screens than anybody looks at', async () => {
    expect((await ask(here, 'nobody')).status).toBe(401);
    const { token } = await newPerson();
    for (let count = 0; count < followersMax; count += 1) {
      await followFromNow(here, token);
    }
    const refused = await ask(here, token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('frees the place of a screen that was closed', async () => {
    const { token } = await newPerson();
    for (let count = 0; count < followersMax + 5; count += 1) {
      // A place is free once the server has noticed, which takes a moment.
      await expect
        .poll(async () => {
          const { status, body } = await ask(here, token);
          await body?.cancel();
          return status;
        })
        .toBe(200);
    }
  });

  it('tells the holder of a key what the key may read, and ends with it', async () => {
    const { accountId, token } = await newPerson();
    await buildSubscription(here.context, accountId);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const create = async (scopes: readonly string[]) => {
      const response = await here.call('/api/v1/api-keys', {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'Desktop', scopes }),
      });
      return (await response.json()) as { key: string; apiKey: { id: string } };
    };
    const [all, usageOnly, speechOnly] = [
      await create(['usage', 'history']),
      await create(['usage']),
      await create(['speech']),
    ];
    expect((await ask(there, speechOnly.key)).status).toBe(403);
    const [events, others] = [await followFromNow(there, all.key), await followFromNow(there, usageOnly.key)];
    for (const kind of ['keys', 'inbox', 'history', 'usage'] as const) {
      await here.context.liveEvents.publish(here.db, { accountId, kind });
    }
    expect([(await events.next()).event, (await events.next()).event]).toEqual(['history', 'usage']);
    expect((await others.next()).event).toBe('usage');
    await here.call(`/api/v1/api-keys/${usageOnly.apiKey.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ scopes: ['speech'] }),
    });
    await here.call(`/api/v1/api-keys/${all.apiKey.id}`, { method: 'DELETE', headers });
    await Promise.all([events.untilEnd(), others.untilEnd()]);
  });

  it('tells of keys that are made, renamed, replaced and revoked, but not that they are used', async () => {
    const { accountId, token } = await newPerson();
    await buildSubscription(here.context, accountId);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = (method: string, path: string, body: unknown = {}) =>
      here.call(`/api/v1/api-keys${path}`, { method, headers, body: JSON.stringify(body) });
    const events = await followFromNow(there, token);
    const { apiKey } = (await (await send('POST', '', { name: 'Newsroom' })).json()) as { apiKey: { id: string } };
    expect((await events.next()).event).toBe('keys');
    for (const change of [
      () => send('PATCH', `/${apiKey.id}`, { name: 'Podcast' }),
      () => send('POST', `/${apiKey.id}/rotate`),
      () => send('DELETE', `/${apiKey.id}`),
    ]) {
      expect((await change()).ok).toBe(true);
      expect((await events.next()).event).toBe('keys');
    }
    await here.db('api_keys').where({ id: apiKey.id }).update({ last_used_at: new Date() });
    await here.context.liveEvents.publish(here.db, { accountId, kind: 'history' });
    expect((await events.next()).event).toBe('history');
  });

  it('ends when the process stops', async () => {
    const third = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { beside: here });
    const { token } = await newPerson();
    const events = await followFromNow(third, token);
    await Promise.all([third.close(), events.untilEnd()]);
  });
});

describe('listening for changes', () => {
  it('reconnects after every connection was lost, and then sends the whole state', async () => {
    const { accountId, token } = await newPerson();
    const events = await followFromNow(there, token);
    await here.db.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rakhim-live-events' AND datname = current_database()",
    );
    const kinds: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) {
      kinds.push((await events.next()).event);
    }
    expect(kinds.toSorted()).toEqual(['history', 'jobs', 'keys', 'subscription', 'usage']);
    await here.context.liveEvents.publish(here.db, { accountId, kind: 'keys' });
    expect((await events.next()).event).toBe('keys');
  });

  it('begins once the database can be reached', async () => {
    const proxy = await startSilentProxy(here.databaseUrl);
    onTestFinished(() => proxy.close());
    proxy.goSilent();
    const liveEvents = createLiveEventsService({ db: here.db, databaseUrl: proxy.url, logger: here.context.logger });
    let gaps = 0;
    liveEvents.follow('nobody', {
      onEvent: () => undefined,
      onStop: () => undefined,
      onGap: () => {
        gaps += 1;
      },
    });
    const stop = liveEvents.start();
    proxy.heal();
    await expect.poll(() => gaps).toBeGreaterThan(0);
    await stop();
  });

  it('is told at once what waits when the process stops', async () => {
    const event: LiveEvent = { accountId: 'nobody', kind: 'history' };
    const heard: unknown[] = [];
    await withClient(here.databaseUrl, async (client) => {
      client.on('notification', ({ payload }) => heard.push(payload));
      await client.query(`LISTEN ${liveEventsChannel}`);
      here.context.liveEvents.announce(event);
      await here.context.liveEvents.drain();
      // Events published before this request arrive with its answer.
      await client.query('SELECT 1');
      expect(heard).toContain(writeLiveEvent(event));
    });
  });
});
