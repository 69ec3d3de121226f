import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#src/database/create-database.ts';
import { type TestDatabase, createTestDatabase, openRuntimeDatabase } from '#src/testing/test-database.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { registerStateMetrics } from './state-metrics.ts';

let database: TestDatabase;
let reader: Database;
let registry: Registry;
let time = 0;

beforeEach(async () => {
  database = await createTestDatabase();
  reader = openRuntimeDatabase(database.url);
  registry = new Registry();
  registerStateMetrics(registry, reader);
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await reader.destroy();
  await database.drop();
});

/** What one scrape says of these gauges. */
async function scrape(...names: readonly string[]): Promise<number[]> {
  const lines = (await registry.metrics()).split('\n');
  return names.map((name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]));
}

const hourAgo = () => new Date(Date.now() - 3_600_000);

function mail() {
  return { id: randomUUID(), kind: 'test', recipient: 'layla@example.test', language: 'ar', created_at: hourAgo() };
}

it('a count and the age of what it counts become old together, however long their readings take', async () => {
  reader.on('query', () => {
    time += 100;
  });
  const waiting = () => scrape('rakhim_outbox_mails_waiting', 'rakhim_outbox_lag_seconds');
  expect(await waiting()).toEqual([0, 0]);
  await database.db('mail_outbox').insert(mail());
  const seen = new Set<string>();
  reader.removeAllListeners('query');
  for (time = 0; time <= 2_000; time += 50) {
    const [count, age] = await waiting();
    seen.add(`${count} waiting, for ${(age ?? 0) >= 3_600 ? 'an hour' : `${age} seconds`}`);
  }
  expect([...seen]).toEqual(['0 waiting, for 0 seconds', '1 waiting, for an hour']);
});

it('what happens while a scrape is read is in none of its gauges, and in all of the next', async () => {
  const both = () => scrape('rakhim_outbox_mails_waiting', 'rakhim_stripe_events_waiting');
  const change = await database.db.transaction();
  await change.raw('LOCK TABLE billing_events');
  const scraped = both();
  await waitForBlockedStatements(database.db);
  await change('mail_outbox').insert(mail());
  await change('billing_events').insert({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    stripe_customer_id: 'cus_1',
    created_at: hourAgo(),
  });
  await change.commit();
  expect(await scraped).toEqual([0, 0]);
  time = 1_000;
  expect(await both()).toEqual([1, 1]);
});
