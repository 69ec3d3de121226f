import { randomUUID } from 'node:crypto';
import { type ServiceComponentId, type ServiceHistory, routes } from '@rakhim/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type StubEngine, createStubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { createIncidentsQueries } from './incidents/incidents.queries.ts';
import type { SamplerService } from './sampler.ts';
import { createStatusQueries } from './status.queries.ts';
import { createStatusService } from './status.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let api: TestApi<StubEngine>;
let sampler: SamplerService;
let time: Date;
const others: TestApi<StubEngine>[] = [];

beforeEach(async () => {
  time = new Date('2026-11-20T10:00:30Z');
  api = await startTestApiWith(createOwnEngine(), {}, { now: () => time });
  sampler = api.context.createStatusSampler(api.url);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(others.splice(0).map((other) => other.close()));
  await api.close();
});

/** One that costs nothing, so that it is tried. */
function createOwnEngine(): StubEngine {
  return Object.defineProperty(createStubEngine(), 'name', { value: 'embedded' });
}

const pass = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};

/** One sample in each of so many minutes; afterwards the last of them has passed. */
async function sampleMinutes(count: number, by = sampler): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await by.sample();
    pass(minuteMs);
  }
}

/** What a process says that has read nothing yet. */
async function readHistory(): Promise<ServiceHistory> {
  const reader = createStatusService({
    queries: createStatusQueries(api.db),
    incidents: createIncidentsQueries(api.db),
    logger: api.context.logger,
    now: () => time,
  });
  return routes.getServiceHistory.response.parse(JSON.parse(await reader.readHistory()));
}

function find(history: ServiceHistory, id: ServiceComponentId) {
  const component = history.components.find((each) => each.id === id);
  if (!component) {
    throw new Error(`There is no ${id}.`);
  }
  return { ...component, today: component.days.at(-1) };
}

describe('the history of the service', () => {
  it('is public, says that nothing was measured yet, and may be kept for half a minute', async () => {
    const response = await api.call('/api/v1/status/history');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(response.headers.get('content-type')).toContain('application/json');
    const history = routes.getServiceHistory.response.parse(await response.json());
    expect(history.measuredSince).toBeNull();
    expect(history.components.map(({ state, uptimePercent, days }) => [state, uptimePercent, days.length])).toEqual(
      Array(4).fill(['unknown', null, 90]),
    );
  });

  it('reads the database once, however many ask', async () => {
    await sampleMinutes(1);
    const first = await (await api.call('/api/v1/status/history')).text();
    await api.db('status_minutes').delete();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await api.call('/api/v1/status/history')).text()),
    );
    expect(new Set(answers)).toEqual(new Set([first]));
  });

  it('tries what nobody has asked for, and neither charges nor keeps anything for it', async () => {
    await sampleMinutes(1);
    expect(api.engine.requests.map(({ owner }) => owner)).toEqual(['status']);
    const history = await readHistory();
    expect(history.measuredSince).toBe('2026-11-20T10:00:00.000Z');
    expect(history.components.map(({ state, uptimePercent }) => [state, uptimePercent])).toEqual(
      Array(4).fill(['operational', 100]),
    );
    expect(await api.db('ledger_entries')).toEqual([]);
    expect(await api.db('utterances')).toEqual([]);
    expect(await api.db('reservations')).toEqual([]);
  });

  it('has nothing left to try, and nothing to warn of, when a minute is looked at again', async () => {
    await sampler.sample();
    await sampler.sample();
    expect(api.engine.requests).toHaveLength(1);
    expect(api.logText()).not.toContain('could not be written down');
  });

  it('asks an engine of somebody else whether it is ready, and has it say nothing', async () => {
    const other = await startTestApi({}, { beside: api, now: () => time });
    others.push(other);
    await sampleMinutes(1, other.context.createStatusSampler(other.url));
    expect(other.engine.requests).toEqual([]);
    expect(find(await readHistory(), 'speech').state).toBe('operational');
  });

  it('counts the requests of two processes as one service, and tries nothing that was asked for', async () => {
    const other = await startTestApi({}, { beside: api, now: () => time });
    others.push(other);
    const samira = await buildSubscriber(api.context);
    const speak = async (process: TestApi<StubEngine>) => {
      const response = await process.call('/api/v1/synthesize', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey, accept: 'audio/mpeg' },
        body: JSON.stringify({ text: `مرحبا ${randomUUID()}`, dialect: 'msa' }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    expect([await speak(api), await speak(other), await speak(other)]).toEqual([200, 200, 200]);
    other.engine.behaviour = { failBeforeBlock: 0 };
    expect(await speak(other)).toBe(502);
    const asked = api.engine.requests.length + other.engine.requests.length;
    await vi.waitFor(async () => {
      await sampler.sample();
      await other.context.createStatusSampler(other.url).sample();
      const row = await api.db('status_minutes').where({ component: 'speech' }).first();
      expect(row).toMatchObject({ served: 3, failed: 1 });
    });
    expect(api.engine.requests.length + other.engine.requests.length).toBe(asked);
    pass(minuteMs);
    const speech = find(await readHistory(), 'speech');
    expect(speech).toMatchObject({ uptimePercent: 75, state: 'degraded', today: { downMinutes: 0.3 } });
    expect(speech.today?.p95Ms).toEqual(expect.any(Number));
  });

  it('counts answers of the API that failed, and no caller who was wrong', async () => {
    expect((await api.call('/api/v1/voices')).status).toBe(200);
    expect((await api.call('/api/v1/usage')).status).toBe(401);
    await vi.waitFor(async () => {
      await sampler.sample();
      expect(await api.db('status_minutes').where({ component: 'api' }).first()).toMatchObject({
        served: 2,
        failed: 0,
      });
    });
    await api.db.schema.renameTable('lexicons', 'lexicons_away');
    const samira = await buildSubscriber(api.context);
    const failed = await api.call('/api/v1/lexicon', { headers: { 'x-api-key': samira.apiKey } });
    expect(failed.status).toBe(500);
    await vi.waitFor(async () => {
      await sampler.sample();
      expect(await api.db('status_minutes').where({ component: 'api' }).first()).toMatchObject({
        served: 2,
        failed: 1,
      });
    });
  });

  it('takes minutes in which no process lived for down, also after a restart', async () => {
    await sampleMinutes(10);
    pass(10 * minuteMs);
    const afterRestart = await startTestApi({}, { beside: api, now: () => time });
    others.push(afterRestart);
    const down = await readHistory();
    expect(down.components.map(({ state }) => state)).toEqual(Array(4).fill('down'));
    await sampleMinutes(20, afterRestart.context.createStatusSampler(afterRestart.url));
    for (const component of (await readHistory()).components) {
      expect(component).toMatchObject({ state: 'operational', uptimePercent: 75 });
      expect(component.days.at(-1)).toMatchObject({ day: '2026-11-20', downMinutes: 10 });
    }
  });

  it('says of an engine that does not speak that speech is down, and nothing else', async () => {
    api.engine.behaviour = { failBeforeBlock: 0 };
    await sampleMinutes(5);
    const states = (await readHistory()).components.map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({
      api: 'operational',
      speech: 'down',
      database: 'operational',
      delivery: 'operational',
    });
  });

  it('says that delivery is down when mails are due that nobody takes up', async () => {
    const due = api.db.raw("now() - interval '6 minutes'");
    await api.db('mail_outbox').insert({
      id: randomUUID(),
      kind: 'account_deleted',
      recipient: 'a@example.test',
      language: 'en',
      next_attempt_at: due,
    });
    await sampleMinutes(5);
    expect(find(await readHistory(), 'delivery').state).toBe('down');
  });

  it('says the same of a day once its minutes are summed up and deleted', async () => {
    await sampleMinutes(30);
    pass(30 * minuteMs);
    await sampleMinutes(60);
    pass(22 * hourMs);
    await sampleMinutes(1);
    const sevenDays = 7 * 24 * hourMs;
    pass(sevenDays);
    const before = (await readHistory()).components;
    const minutes = Number((await api.db('status_minutes').count().first())?.count);
    await api.context.status.deleteOld();
    await api.context.status.deleteOld();
    expect(Number((await api.db('status_minutes').count().first())?.count)).toBeLessThan(minutes);
    expect((await readHistory()).components).toEqual(before);
    expect(find({ ...(await readHistory()), components: before }, 'api').days.at(-9)).toMatchObject({
      day: '2026-11-20',
      downMinutes: 14 * 60 - 90,
    });
  });

  it('remembers what it read last while the database is away, and says that nothing works', async () => {
    await sampleMinutes(5);
    const { status } = api.context;
    expect(await status.readHistory()).toContain('operational');
    await api.db.schema.renameTable('status_minutes', 'status_minutes_away');
    const kept = performance.now() + 31_000;
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(kept);
    const away = JSON.parse(await status.readHistory()) as ServiceHistory;
    expect(away.components.map(({ state, uptimePercent }) => [state, uptimePercent])).toEqual(
      Array(4).fill(['down', 100]),
    );
    await api.db.schema.renameTable('status_minutes_away', 'status_minutes');
    vi.advanceTimersByTime(6_000);
    expect(await status.readHistory()).toContain('operational');
  });

  it('begins at once when it starts, and writes down what it has counted when it stops', async () => {
    const started = sampler.start();
    await vi.waitFor(async () => expect(await api.db('status_minutes')).toHaveLength(4));
    await (await api.call('/api/v1/voices')).text();
    const served = async () => Number((await api.db('status_minutes').where({ component: 'api' }).first())?.served);
    const before = await served();
    // The answer is noted once its socket is done with.
    await vi.waitFor(() => expect(api.logText()).toContain('/api/v1/voices'));
    started.stopTrying();
    await started.stop();
    expect(await served()).toBe(before + 1);
  });
});
