import { randomUUID } from 'node:crypto';
import type { Usage, UsageReport } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  api.engine.behaviour = {};
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  return api.call(path, { ...init, headers: { 'x-api-key': layla.apiKey, ...init.headers } });
}

function speak(body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
  return call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function usage(): Promise<Usage> {
  return (await (await call('/api/v1/usage')).json()) as Usage;
}

async function report(query: string): Promise<UsageReport> {
  return (await (await call(`/api/v1/usage/report?${query}`)).json()) as UsageReport;
}

/** Puts a charge on the ledger as of another time, as the service would have written it then. */
async function chargeAt(
  at: string,
  characters: number,
  facts: { voice?: string; client?: string } = {},
): Promise<string> {
  const requestId = randomUUID();
  const row = {
    account_id: layla.accountId,
    period_start: new Date('2020-01-01'),
    request_id: requestId,
    created_at: new Date(at),
    ...facts,
  };
  await api.db('ledger_entries').insert({ ...row, kind: 'charge', characters });
  return requestId;
}

async function setPlan(plan: 'basic' | 'pro'): Promise<void> {
  await api.db('subscriptions').where({ account_id: layla.accountId }).update({ plan });
}

async function setUsed(used: number): Promise<void> {
  const { current_period_start: start, current_period_end: end } = await api
    .db('subscriptions')
    .where({ account_id: layla.accountId })
    .first<{ current_period_start: Date; current_period_end: Date }>();
  const period = { account_id: layla.accountId, period_start: start };
  await api.db('usage_periods').insert({ ...period, period_end: end, character_limit: 1_000_000, used, reserved: 0 });
  await api.db('ledger_entries').insert({ ...period, request_id: randomUUID(), kind: 'charge', characters: used });
}

describe('what has been used', () => {
  it('is nothing without a subscription, and never divides by it', async () => {
    layla = await buildSubscriber(api.context, { hasSubscription: false });
    expect(await usage()).toEqual({ used: 0, remaining: 0, limit: 0, percent: 0, periodStart: null, periodEnd: null });
  });

  it('is the same here, in the answer and in the ledger', async () => {
    layla = await buildSubscriber(api.context, { plan: 'basic' });
    expect(await usage()).toMatchObject({ used: 0, remaining: 100_000, limit: 100_000, percent: 0 });
    for (let count = 0; count < 20; count += 1) {
      api.engine.behaviour = count % 3 === 0 ? { failBeforeBlock: 1 } : {};
      const answer = await speak({ text: 'س'.repeat(100 + count) });
      const { remaining } = (await answer.json()) as { remaining?: number };
      const now = await usage();
      const row = await api
        .db('ledger_entries')
        .where({ account_id: layla.accountId })
        .sum({ sum: 'characters' })
        .first<{ sum: number | null }>();
      expect(now.used).toBe(Number(row.sum ?? 0));
      expect(now.remaining).toBe(100_000 - now.used);
      expect(remaining ?? now.remaining).toBe(now.remaining);
    }
  });

  it('follows the plan up and down, and never owes anything', async () => {
    layla = await buildSubscriber(api.context, { plan: 'basic' });
    await setUsed(90_000);
    expect(await usage()).toMatchObject({ used: 90_000, remaining: 10_000, percent: 90 });
    await setPlan('pro');
    expect(await usage()).toMatchObject({ used: 90_000, remaining: 910_000, percent: 9 });
    expect(await (await speak({ text: 'مرحبًا' })).json()).toMatchObject({ remaining: 909_994 });

    layla = await buildSubscriber(api.context, { plan: 'pro' });
    await setUsed(500_000);
    await setPlan('basic');
    expect(await usage()).toMatchObject({ used: 500_000, remaining: 0, percent: 500 });
    expect((await speak({ text: 'مرحبًا' })).status).toBe(403);
    await setPlan('pro');
  });

  it('adds counts as numbers: 95,000 and 5,000 fill a hundred thousand, and one more does not fit', async () => {
    layla = await buildSubscriber(api.context, { plan: 'basic' });
    await setUsed(95_000);
    expect(await (await speak({ text: 'س'.repeat(5_000) })).json()).toMatchObject({ remaining: 0 });
    const refused = await speak({ text: 'س' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'quota_exceeded' });
  });

  it('counts a request in the period in which it was reserved, when the period ends before it does', async () => {
    layla = await buildSubscriber(api.context, { plan: 'basic' });
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    api.engine.gate = () => opened;
    const requests = Array.from({ length: 5 }, () => speak({ text: 'س'.repeat(100) }));
    await expect.poll(() => api.engine.running).toBe(5);
    const renewed = new Date();
    await api
      .db('subscriptions')
      .where({ account_id: layla.accountId })
      .update({ current_period_start: renewed, current_period_end: new Date(renewed.getTime() + 86_400_000) });
    expect(await usage()).toMatchObject({ used: 0, remaining: 100_000 });
    open();
    delete api.engine.gate;
    expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await usage()).toMatchObject({ used: 0, remaining: 100_000 });
    expect(await api.db('usage_periods').where({ account_id: layla.accountId }).pluck('used')).toEqual([500]);
    await speak({ text: 'س'.repeat(7) });
    expect(await usage()).toMatchObject({ used: 7, remaining: 99_993 });
  });

  it('is not for strangers, nor for keys that may not know', async () => {
    expect((await api.call('/api/v1/usage')).status).toBe(401);
    layla = await buildSubscriber(api.context);
    await api
      .db('api_keys')
      .where({ account_id: layla.accountId })
      .update({ scopes: ['speech'] });
    expect((await call('/api/v1/usage')).status).toBe(403);
    expect((await call('/api/v1/usage/report?from=2026-01-01&to=2026-01-02')).status).toBe(403);
  });
});

describe('the report', () => {
  it('has every day of its span, in the time zone asked for, and sums exactly', async () => {
    layla = await buildSubscriber(api.context);
    await chargeAt('2026-03-01T21:30:00Z', 10);
    await chargeAt('2026-03-02T20:59:59Z', 5);
    await chargeAt('2026-03-02T21:00:00Z', 7);
    expect(await report('from=2026-03-01&to=2026-03-03&by=day')).toEqual({
      rows: [
        { key: '2026-03-01', name: '2026-03-01', characters: 10, requests: 1 },
        { key: '2026-03-02', name: '2026-03-02', characters: 12, requests: 2 },
        { key: '2026-03-03', name: '2026-03-03', characters: 0, requests: 0 },
      ],
      characters: 22,
      requests: 3,
    });
    const inRiyadh = await report('from=2026-03-02&to=2026-03-03&by=day&timeZone=Asia/Riyadh');
    expect(inRiyadh.rows.map((row) => row.characters)).toEqual([15, 7]);
  });

  it('has the 366 days of a leap year, and no day more', async () => {
    layla = await buildSubscriber(api.context);
    expect((await report('from=2024-01-01&to=2024-12-31&by=day')).rows).toHaveLength(366);
    expect((await call('/api/v1/usage/report?from=2024-01-01&to=2025-01-01&by=day')).status).toBe(400);
  });

  it('tells voices, keys and clients apart, and counts what was given back as nothing', async () => {
    layla = await buildSubscriber(api.context);
    // Midnight may come between what is said and what is asked.
    const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const span = `from=${dayOf(-1)}&to=${dayOf(1)}`;
    await speak({ text: 'س'.repeat(30), voice: 'male1' }, { 'user-agent': 'rakhim-cli/1.2.0' });
    await speak({ text: 'س'.repeat(20), voice: 'female2' }, { 'user-agent': 'Mozilla/5.0 (X11)' });
    api.engine.behaviour = { failBeforeBlock: 2, blockEveryMs: 5 };
    await (
      await speak({ text: 'س'.repeat(50), voice: 'male1' }, { accept: 'audio/mpeg', 'user-agent': 'curl/8' })
    )
      .arrayBuffer()
      .catch(() => undefined);
    await expect.poll(async () => (await usage()).used).toBe(50);
    expect((await report(`${span}&by=voice`)).rows).toEqual([
      { key: 'male1', name: 'male1', characters: 30, requests: 1 },
      { key: 'female2', name: 'female2', characters: 20, requests: 1 },
    ]);
    expect((await report(`${span}&by=client`)).rows).toEqual([
      { key: 'rakhim-cli', name: 'rakhim-cli', characters: 30, requests: 1 },
      { key: 'browser', name: 'browser', characters: 20, requests: 1 },
      { key: 'curl', name: 'curl', characters: 0, requests: 0 },
    ]);
    expect((await report(`${span}&by=key`)).rows).toMatchObject([{ name: 'Test', characters: 50, requests: 2 }]);
    expect((await report(`${span}&by=day`)).characters).toBe((await usage()).used);
  });

  it('is a table for spreadsheets when asked for CSV, without formulas', async () => {
    layla = await buildSubscriber(api.context);
    await chargeAt('2026-03-01T12:00:00Z', 10, { client: '=cmd' });
    for (const [query, accept] of [
      ['', 'text/csv'],
      ['&format=csv', '*/*'],
    ] as const) {
      const answer = await call(`/api/v1/usage/report?from=2026-03-01&to=2026-03-01&by=client${query}`, {
        headers: { accept },
      });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="rakhim-usage-2026-03-01-2026-03-01.csv"',
      );
      expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(
        "\u{FEFF}client,name,characters,requests\r\n'=cmd,'=cmd,10,1\r\n",
      );
    }
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'report_too_long', '366'],
    ['from=2025-01-01&to=2026-03-01', 'report_too_long', '366'],
    ['from=2026-03-01&to=2026-03-02&timeZone=Mars/Olympus', 'time_zone_unknown', 'Mars/Olympus'],
    ['from=2026-03-01&to=2026-03-02&timeZone=%2B0300', 'time_zone_unknown', '+0300'],
    ['from=2026-03-01&to=2026-03-02&timeZone=-03', 'time_zone_unknown', '-03'],
    ['from=2026-02-30&to=2026-03-02', 'validation_failed', 'from'],
    ['from=yesterday&to=2026-03-02', 'validation_failed', 'from'],
    ['to=2026-03-02', 'validation_failed', 'from'],
    ['from=2026-03-01&to=2026-03-02&by=plan', 'validation_failed', 'by'],
  ])('refuses %s with %s, and names %s', async (query, code, named) => {
    layla = await buildSubscriber(api.context);
    const answer = await call(`/api/v1/usage/report?${query}`);
    const body: unknown = await answer.json();
    expect([answer.status, body]).toMatchObject([400, { code }]);
    expect(JSON.stringify(body)).toContain(named);
  });
});
