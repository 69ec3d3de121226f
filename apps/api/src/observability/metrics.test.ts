import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { findProgram } from '#src/testing/find-program.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { stateReadings } from './state-readings.data.ts';

const token = 'a-token-of-the-operator';
const promtool = findProgram('promtool');
let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_METRICS_TOKEN: token });
  samira = await buildSubscriber(api.context);
});
afterEach(() => {
  api.engine.behaviour = {};
});
afterAll(() => api.close());

async function scrape(): Promise<string> {
  return (await api.call('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
}

/** The value of a series, with its labels as they are written. */
async function read(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

/** State is read anew once a second at most. */
function readSoon(series: string) {
  return expect.poll(() => read(series));
}

function speak(): Promise<Response> {
  return api.call(routes.createSpeech.paths[0], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey, accept: 'audio/mpeg' },
    body: JSON.stringify({ text: `مرحبا ${randomUUID()}`, dialect: 'egyptian' }),
  });
}

describe('metrics', () => {
  it.skipIf(!promtool)('pass the check of Prometheus (needs promtool)', async () => {
    await (await speak()).arrayBuffer();
    const said = execFileSync(promtool ?? '', ['check', 'metrics'], { input: await scrape(), encoding: 'utf8' });
    expect(said).toBe('');
  });

  it('count requests by route, and time them', async () => {
    const counter = 'rakhim_http_requests_total{method="GET",route="/api/v1/voices",status="200"}';
    const before = (await read(counter)) ?? 0;
    await (await api.call('/api/v1/voices')).text();
    await readSoon(counter).toBe(before + 1);
    expect(await read('rakhim_http_request_duration_seconds_count{route="/api/v1/voices"}')).toBe(before + 1);
  });

  it('say how many wait for the engine, and how many speak', async () => {
    const waiting = 'rakhim_speech_queue_depth{engine="http"}';
    api.engine.behaviour = { hangBeforeBlock: 0 };
    const caller = new AbortController();
    const asked = fetch(api.url + routes.createSpeech.paths[0], {
      method: 'POST',
      signal: caller.signal,
      headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey, accept: 'audio/mpeg' },
      body: JSON.stringify({ text: 'مرحبا بكم', dialect: 'egyptian' }),
    }).catch(() => undefined);
    await readSoon(waiting).toBe(1);
    await readSoon('rakhim_reservations_held').toBe(1);
    caller.abort();
    await asked;
    await readSoon(waiting).toBe(0);
    await readSoon('rakhim_reservations_held').toBe(0);
    expect(await read('rakhim_speech_utterances_total{engine="http",outcome="canceled"}')).toBe(1);
  });

  it('tell how much faster than real time the engine is, and what failed', async () => {
    const failed = 'rakhim_speech_utterances_total{engine="http",outcome="failed"}';
    const before = (await read('rakhim_speech_real_time_factor_count{engine="http"}')) ?? 0;
    await (await speak()).arrayBuffer();
    api.engine.behaviour = { failBeforeBlock: 0 };
    await (await speak()).text();
    await readSoon(failed).toBe(1);
    expect(await read('rakhim_speech_real_time_factor_count{engine="http"}')).toBe(before + 1);
  });

  it('read mails that wait, events of Stripe that wait, and the ledger', async () => {
    await api
      .db('mail_outbox')
      .insert({ id: randomUUID(), kind: 'confirmation', recipient: 'a@b.test', language: 'en' });
    await api.db('billing_events').insert({
      id: 'evt_late',
      type: 'invoice.paid',
      stripe_customer_id: 'cus_none',
      created_at: new Date(),
      received_at: new Date(Date.now() - 600_000),
    });
    await readSoon('rakhim_outbox_mails_waiting').toBe(1);
    await readSoon('rakhim_stripe_events_waiting').toBe(1);
    expect(await read('rakhim_stripe_event_lag_seconds')).toBeGreaterThanOrEqual(600);
    expect(await read('rakhim_ledger_broken_periods')).toBe(0);
    expect(await read('rakhim_state_readable')).toBe(1);
    await api.db('billing_events').where({ id: 'evt_late' }).delete();
    await api.db('mail_outbox').delete();
  });

  it('notice counters that are not the sum of the ledger', async () => {
    await (await speak()).arrayBuffer();
    const { sql } = stateReadings.find(({ name }) => name === 'rakhim_ledger_broken_periods') ?? { sql: '' };
    const broken = async () => (await api.db.raw<{ rows: [{ value: number }] }>(sql)).rows[0].value;
    expect(await broken()).toBe(0);
    await api.db('usage_periods').increment('used', 1);
    expect(await broken()).toBe(1);
    await api.db('usage_periods').decrement('used', 1);
  });

  it('stay few whatever callers send', async () => {
    const strange = Array.from({ length: 300 }, (_, index) =>
      api.call(`/api/v1/${randomUUID()}/${index}`, { method: index % 2 ? 'GET' : 'PROPFIND' }).then((a) => a.text()),
    );
    await Promise.all(strange);
    const series = (await scrape()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(series.length).toBeLessThan(2_000);
    expect(series.filter((line) => line.includes('PROPFIND'))).toEqual([]);
  });
});
