import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '#src/testing/invariants.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { type Allowance, type NewReservation, type UsageQueries, createUsageQueries } from './usage.queries.ts';

let database: TestDatabase;
let queries: UsageQueries;

beforeAll(async () => {
  database = await createTestDatabase();
  queries = createUsageQueries(database.db);
});
afterEach(() => assertInvariants(database.db));
afterAll(() => database.drop());

const periodStart = new Date('2026-01-01T00:00:00Z');
const periodEnd = new Date('2026-02-01T00:00:00Z');

function newPeriod(characterLimit: number) {
  return { accountId: randomUUID(), periodStart, periodEnd, characterLimit, concurrency: 1000 };
}

/** Reserves, and says what remains if it was granted. */
async function reserve(allowance: Allowance, request: NewReservation): Promise<number | undefined> {
  const { remaining } = await queries.reserve(allowance, request);
  return remaining ?? undefined;
}

function newRequest(characters: number, leaseSeconds = 60) {
  return { requestId: randomUUID(), characters, leaseSeconds };
}

describe('reserving characters', () => {
  it('holds what fits and refuses what does not', async () => {
    const period = newPeriod(100);
    expect(await reserve(period, newRequest(60))).toBe(40);
    expect(await reserve(period, newRequest(41))).toBeUndefined();
    expect(await reserve(period, newRequest(40))).toBe(0);
    expect(await reserve(period, newRequest(1))).toBeUndefined();
  });

  it('refuses a first request that is larger than the whole quota', async () => {
    expect(await reserve(newPeriod(10), newRequest(11))).toBeUndefined();
  });

  it('lets exactly as many through as fit when all come at once', async () => {
    const period = newPeriod(5000);
    const results = await Promise.all(Array.from({ length: 200 }, () => reserve(period, newRequest(100))));
    expect(results.filter((remaining) => remaining !== undefined)).toHaveLength(50);
  });

  it('follows a plan that becomes larger or smaller within a period', async () => {
    const period = newPeriod(100);
    await queries.settle(await reserved(period, 90), true);
    expect(await reserve({ ...period, characterLimit: 1000 }, newRequest(10))).toBe(900);
    expect(await reserve({ ...period, characterLimit: 50 }, newRequest(1))).toBeUndefined();
  });

  it('leaves a repeat what remains of its own account and period', async () => {
    const period = newPeriod(100);
    const before = { ...period, periodStart: new Date('2025-12-01T00:00:00Z'), periodEnd: periodStart };
    await Promise.all([
      reserved(newPeriod(100), 30),
      reserved(before, 20),
      reserved(period, 10).then((requestId) => queries.settle(requestId, true)),
      reserved(period, 5),
    ]);
    const repeat = { requestId: randomUUID(), voice: 'male1', client: 'curl' };
    expect(await queries.noteRepeat(period, repeat)).toBe(85);
  });

  async function reserved(period: Allowance, characters: number): Promise<string> {
    const request = newRequest(characters);
    await reserve(period, request);
    return request.requestId;
  }
});

describe('a key with a limit', () => {
  it('is refused beyond it, gets back what was released, and begins anew with the period', async () => {
    const period = newPeriod(1000);
    const apiKey = { id: randomUUID(), characterLimit: 100 };
    const first = { ...newRequest(60), apiKey };
    expect(await queries.reserve(period, first)).toMatchObject({ verdict: 'held', remaining: 940 });
    expect(await queries.reserve(period, { ...newRequest(41), apiKey })).toMatchObject({ verdict: 'key_exhausted' });
    await queries.refund(first.requestId);
    const dead = { ...newRequest(100, -1), apiKey };
    expect(await queries.reserve(period, dead)).toMatchObject({ verdict: 'held' });
    await queries.releaseExpired(100);
    expect(await queries.reserve(period, { ...newRequest(100), apiKey })).toMatchObject({ verdict: 'held' });
    const next = { ...period, periodStart: periodEnd, periodEnd: new Date('2026-03-01T00:00:00Z') };
    expect(await queries.reserve(next, { ...newRequest(100), apiKey })).toMatchObject({ verdict: 'held' });
  });
});

describe('requests in flight', () => {
  it('are as many as allowed, also over the end of a period, and free when the answer ends', async () => {
    const period = { ...newPeriod(1000), concurrency: 2 };
    const next = { ...period, periodStart: periodEnd, periodEnd: new Date('2026-03-01T00:00:00Z') };
    const [first, second] = [newRequest(1), newRequest(1)];
    expect(await queries.reserve(period, first)).toMatchObject({ verdict: 'held', inFlight: 1 });
    expect(await queries.reserve(next, second)).toMatchObject({ verdict: 'held', inFlight: 2 });
    expect(await queries.reserve(next, newRequest(1))).toMatchObject({ verdict: 'too_many_in_flight', inFlight: 2 });
    await queries.settle(first.requestId, false);
    expect(await queries.reserve(next, newRequest(1))).toMatchObject({ verdict: 'too_many_in_flight' });
    await queries.end(first.requestId);
    expect(await queries.reserve(next, newRequest(1))).toMatchObject({ verdict: 'held', inFlight: 2 });
    await queries.settle(second.requestId, true);
    expect(await queries.reserve(next, newRequest(1))).toMatchObject({ verdict: 'held', inFlight: 2 });
  });

  it('are exactly as many as allowed when two hundred come at once', async () => {
    const period = { ...newPeriod(100_000), concurrency: 5 };
    // All connections are open before the race, else it is none.
    await Promise.all(Array.from({ length: 10 }, () => database.db.raw('SELECT pg_sleep(0.3)')));
    const verdicts = await Promise.all(Array.from({ length: 200 }, () => queries.reserve(period, newRequest(1))));
    expect(verdicts.filter(({ verdict }) => verdict === 'held')).toHaveLength(5);
  });
});

describe('settling and refunding', () => {
  it('settle once, whatever is repeated', async () => {
    const request = newRequest(30);
    await reserve(newPeriod(100), request);
    expect(await queries.settle(request.requestId, true)).toBe(70);
    expect(await queries.settle(request.requestId, true)).toBeUndefined();
  });

  it('give back what was held, and what was charged, once', async () => {
    const period = newPeriod(100);
    const held = newRequest(30);
    await reserve(period, held);
    expect(await queries.refund(held.requestId)).toBe(100);
    expect(await queries.refund(held.requestId)).toBeUndefined();
    expect(await queries.settle(held.requestId, true)).toBeUndefined();

    const charged = newRequest(30);
    await reserve(period, charged);
    await queries.settle(charged.requestId, true);
    expect(await queries.refund(charged.requestId)).toBe(100);
    expect(await queries.refund(charged.requestId)).toBeUndefined();
  });

  it('end in one state when they race', async () => {
    const period = newPeriod(100_000);
    for (let round = 0; round < 20; round += 1) {
      const request = newRequest(10);
      await reserve(period, request);
      await Promise.all([
        queries.settle(request.requestId, true),
        queries.refund(request.requestId),
        queries.settle(request.requestId, true),
      ]);
    }
  });
});

describe('requests of one key', () => {
  it('never wait for each other in a circle, while some begin, some are given back and some are swept', async () => {
    const period = newPeriod(1_000_000);
    const apiKey = { id: randomUUID(), characterLimit: null };
    const old = Array.from({ length: 200 }, (_value, index) => ({
      ...newRequest(10, index % 2 === 0 ? -1 : 60),
      apiKey,
    }));
    await Promise.all(old.map((request) => queries.reserve(period, request)));
    await Promise.all(
      old.flatMap(({ requestId }) => [
        queries.refund(requestId),
        queries.reserve(period, { ...newRequest(10), apiKey }),
        queries.releaseExpired(5),
      ]),
    );
  });
});

describe('leases', () => {
  it('release what nobody speaks for any more, and nothing else', async () => {
    const period = newPeriod(100);
    const [dead, renewed, alive] = [newRequest(10, -1), newRequest(10, -1), newRequest(10, 60)];
    for (const request of [dead, renewed, alive]) {
      await reserve(period, request);
    }
    await queries.extendLeases([renewed.requestId], 60);
    expect(await queries.releaseExpired(100)).toBe(1);
    expect(await queries.settle(dead.requestId, true)).toBeUndefined();
    expect(await queries.settle(renewed.requestId, true)).toBe(80);
  });

  it('are released once by many processes, in batches', async () => {
    const period = newPeriod(1000);
    await Promise.all(Array.from({ length: 20 }, () => reserve(period, newRequest(10, -1))));
    const released = await Promise.all([1, 2, 3, 4].map(() => queries.releaseExpired(5)));
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  it('are released although somebody holds on to one of them', async () => {
    const period = newPeriod(100);
    const [held, other] = [newRequest(10, -1), newRequest(10, -1)];
    await reserve(period, held);
    await reserve(period, other);
    const holding = await database.db.transaction();
    await holding('reservations').where({ request_id: held.requestId }).forUpdate();
    expect(await queries.releaseExpired(100)).toBe(1);
    expect(await queries.settle(other.requestId, true)).toBeUndefined();
    await holding.commit();
    expect(await queries.releaseExpired(100)).toBe(1);
  });

  it('are released account by account in one order, so that two processes never wait for each other', async () => {
    const [first, ...later] = Array.from({ length: 10 }, () => newPeriod(100)).toSorted((one, other) =>
      one.accountId.localeCompare(other.accountId),
    );
    // The first one comes last, so that where rows lie says nothing of their order.
    for (const period of [...later, first!]) {
      await reserve(period, newRequest(10, -1));
    }
    const busy = await database.db.transaction();
    await busy('usage_periods').where({ account_id: first!.accountId }).forUpdate();
    const releasing = queries.releaseExpired(100);
    await waitForBlockedStatements(database.db);
    const free = await database.db('usage_periods').forUpdate().skipLocked().pluck<string[]>('account_id');
    expect(free).toEqual(expect.arrayContaining(later.map(({ accountId }) => accountId)));
    await busy.commit();
    expect(await releasing).toBe(10);
  });
});

describe('a lease that ran out and is spoken for again', () => {
  it('keeps its request in flight, although others had begun to end it', async () => {
    const period = newPeriod(100);
    const request = newRequest(10, -1);
    await reserve(period, request);
    await queries.settle(request.requestId, false);
    const renewing = await database.db.transaction();
    await renewing('reservations')
      .where({ request_id: request.requestId })
      .update({ lease_expires_at: renewing.raw("now() + interval '1 minute'") });
    expect(await queries.endExpired(100)).toBe(0);
    await renewing.commit();
    expect(await queries.endExpired(100)).toBe(0);
    await queries.end(request.requestId);
  });
});

describe('the ledger', () => {
  it('cannot be rewritten', async () => {
    const request = newRequest(5);
    await reserve(newPeriod(10), request);
    await queries.settle(request.requestId, true);
    await expect(database.db('ledger_entries').update({ characters: 1 })).rejects.toThrow('append-only');
    await expect(database.db('ledger_entries').delete()).rejects.toThrow('append-only');
    await expect(database.db.raw('TRUNCATE ledger_entries')).rejects.toThrow('append-only');
  });

  it('agrees with a simple model over any order of events', async () => {
    const step = fc.record({
      act: fc.constantFrom('reserve' as const, 'settle' as const, 'refund' as const),
      characters: fc.integer({ min: 1, max: 60 }),
      target: fc.nat({ max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const period = newPeriod(100);
        const requests: { id: string; characters: number; state: 'held' | 'settled' | 'gone' }[] = [];
        const sum = (state: 'held' | 'settled') =>
          requests
            .filter((request) => request.state === state)
            .reduce((total, request) => total + request.characters, 0);
        for (const { act, characters, target } of steps) {
          const chosen = requests[target];
          if (act === 'reserve') {
            const request = newRequest(characters);
            const isGranted = (await reserve(period, request)) !== undefined;
            expect(isGranted).toBe(sum('held') + sum('settled') + characters <= 100);
            requests.push({ id: request.requestId, characters, state: isGranted ? 'held' : 'gone' });
          } else if (chosen) {
            const answer = await (act === 'settle'
              ? queries.settle(chosen.id, target % 2 === 0)
              : queries.refund(chosen.id));
            const isPossible = act === 'settle' ? chosen.state === 'held' : chosen.state !== 'gone';
            expect(answer !== undefined).toBe(isPossible);
            if (isPossible) {
              chosen.state = act === 'settle' ? 'settled' : 'gone';
              expect(answer).toBe(100 - sum('held') - sum('settled'));
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
