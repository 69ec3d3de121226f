import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubBehaviour, StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({
    RAKHIM_LEASE_SECONDS: '1',
    RAKHIM_CONCURRENCY: '1000',
    RAKHIM_REQUESTS_PER_MINUTE: '1000000',
  });
  layla = await buildSubscriber(api.context, { plan: 'enterprise' });
});
afterAll(() => api.close());

interface Operation {
  readonly behaviour: StubBehaviour;
  readonly accept: 'application/json' | 'audio/mpeg';
  /** The caller goes when the engine hangs. */
  readonly isLeft?: true;
  readonly isCharged: boolean;
}

const json = 'application/json';
const mp3 = 'audio/mpeg';

/** What goes well, as a file and as a stream, and five ways in which it does not. */
const operations: readonly Operation[] = [
  { behaviour: {}, accept: json, isCharged: true },
  { behaviour: {}, accept: mp3, isCharged: true },
  { behaviour: { blocks: 1 }, accept: mp3, isCharged: true },
  { behaviour: { failBeforeBlock: 0 }, accept: json, isCharged: false },
  { behaviour: { failBeforeBlock: 0 }, accept: mp3, isCharged: false },
  { behaviour: { failBeforeBlock: 2 }, accept: json, isCharged: false },
  { behaviour: { failBeforeBlock: 2 }, accept: mp3, isCharged: false },
  { behaviour: { hangBeforeBlock: 0 }, accept: json, isLeft: true, isCharged: false },
];

async function speak(characters: number, { behaviour, accept, isLeft }: Operation): Promise<number | undefined> {
  api.engine.behaviour = behaviour;
  const caller = new AbortController();
  const answered = api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, accept },
    body: JSON.stringify({ text: 'س'.repeat(characters) }),
    signal: caller.signal,
  });
  if (isLeft) {
    await expect.poll(() => api.engine.running, { interval: 2 }).toBe(1);
    caller.abort();
  }
  try {
    const response = await answered;
    const body = await response.text();
    return accept === json ? (JSON.parse(body) as { remaining?: number }).remaining : undefined;
  } catch {
    // Left, or broken off: it is in the ledger what that costs.
    return undefined;
  }
}

async function usage(): Promise<{ used: number; remaining: number; limit: number }> {
  const response = await api.call('/api/v1/usage', { headers: { 'x-api-key': layla.apiKey } });
  return (await response.json()) as { used: number; remaining: number; limit: number };
}

async function ledgerSum(): Promise<number> {
  const row = await api
    .db('ledger_entries')
    .where({ account_id: layla.accountId })
    .sum({ sum: 'characters' })
    .first<{ sum: number | null }>();
  return Number(row.sum ?? 0);
}

it('charges for what went well and for nothing else, and says the same in the answer, the account and the ledger, a thousand times', async () => {
  let expected = 0;
  for (let count = 0; count < 1_000; count += 1) {
    const operation = operations[randomInt(operations.length)] ?? operations[0];
    const characters = randomInt(1, 200);
    const remaining = operation && (await speak(characters, operation));
    expected += operation?.isCharged ? characters : 0;
    const atRest = { used: expected, remaining: 5_000_000 - expected };
    await expect.poll(usage, { interval: 5 }).toMatchObject(atRest);
    expect([await ledgerSum(), remaining ?? atRest.remaining]).toEqual([expected, atRest.remaining]);
  }
  await api.assertAtRest();
});
