import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let keptKey: string;
let time = Date.now();
const dayMs = 86_400_000;
const bytesMax = 1_000;

beforeAll(async () => {
  api = await startTestApi({}, { now: () => new Date(time) });
  const { accountId, apiKey } = await buildSubscriber(api.context);
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': 'once' };
  const answer = await api.call('/api/v1/synthesize', { method: 'POST', headers, body: '{"text":"سلام"}' });
  const { requestId } = (await answer.json()) as { requestId: string };
  keptKey = `history/${accountId}/${requestId}`;
  await api.context.recorder.drain();
});
beforeEach(async () => {
  time = Date.now();
  await api.db('daily_sweeps').delete();
});
afterAll(() => api.close());

async function sweep(): Promise<number | undefined> {
  return (await api.context.housekeeping.sweep())['orphans'];
}

async function isThere(key: string): Promise<boolean> {
  const blob = await api.blobs.get(key);
  blob?.bytes.destroy();
  return blob !== undefined;
}

describe('the sweep of orphans', () => {
  it('deletes what nothing knows of once it is a day old, and keeps sounds and answers', async () => {
    await api.blobs.put('history/somebody/req_lost', Buffer.from('lost'), { bytesMax });
    expect(await sweep()).toBe(0);
    expect(await isThere('history/somebody/req_lost')).toBe(true);
    time += 1.5 * dayMs;
    await api.db('daily_sweeps').delete();
    expect(await sweep()).toBe(1);
    expect(await isThere('history/somebody/req_lost')).toBe(false);
    expect(await isThere(keptKey)).toBe(true);
  });

  it('keeps what belongs to a job, and deletes what a job that is gone has left', async () => {
    const { accountId, apiKey } = await buildSubscriber(api.context);
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const answer = await api.call('/api/v1/jobs', { method: 'POST', headers, body: '{"text":"سلام"}' });
    const { id } = (await answer.json()) as { id: string };
    const kept = [`jobs/${accountId}/${id}/sound`, `jobs/${accountId}/${id}/segments/0-1`];
    const lost = [`jobs/somebody/${id}/sound`, 'jobs/somebody/no-uuid/segments/0-1'];
    for (const key of [...kept, ...lost]) {
      await api.blobs.put(key, Buffer.from('sound'), { bytesMax });
    }
    time += 1.5 * dayMs;
    expect(await sweep()).toBe(2);
    expect(await Promise.all([...kept, ...lost].map(isThere))).toEqual([true, true, false, false]);
  });

  it('sweeps once a day, whichever process comes first', async () => {
    await sweep();
    await api.blobs.put('history/somebody/req_lost', Buffer.from('lost'), { bytesMax });
    time += 1.5 * dayMs;
    expect(await sweep()).toBe(0);
    await api.db('daily_sweeps').update({ begun_at: new Date(Date.now() - 1.1 * dayMs) });
    expect(await sweep()).toBe(1);
  });

  it('deletes nothing where most is unknown, as with the database of another installation', async () => {
    const keys = ['history/somebody/req_1', 'history/somebody/req_2'];
    for (const key of keys) {
      await api.blobs.put(key, Buffer.from('theirs'), { bytesMax });
    }
    time += 1.5 * dayMs;
    expect(await sweep()).toBe(0);
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true]);
    expect(api.logText()).toContain('most blobs belong to nothing in this database');
  });
});
