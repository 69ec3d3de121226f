import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '#src/testing/invariants.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { type UsageQueries, createUsageQueries } from './usage.queries.ts';

let database: TestDatabase;
let queries: UsageQueries;

beforeAll(async () => {
  database = await createTestDatabase();
  queries = createUsageQueries(database.db);
});
afterEach(() => assertInvariants(database.db));
afterAll(() => database.drop());

type State = 'held' | 'settled' | 'gone';

interface Request {
  readonly id: string;
  readonly characters: number;
  readonly period: number;
  state: State;
}

const limits = { basic: 5_000, pro: 20_000 } as const;
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('reserve' as const), characters: fc.integer({ min: 1, max: 5_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('settle' as const), target: fc.nat({ max: 9 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('refund' as const, 'crash' as const), target: fc.nat({ max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('plan' as const),
      plan: fc.constantFrom('basic' as const, 'pro' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('renew' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What quota means, in the fewest words, beside the database that has to keep to it. */
function createModel() {
  const accountId = randomUUID();
  const requests: Request[] = [];
  let period = 0;
  let plan: keyof typeof limits = 'basic';

  const sumOf = (ofPeriod: number, state: State) =>
    requests
      .filter((request) => request.period === ofPeriod && request.state === state)
      .reduce((total, { characters }) => total + characters, 0);

  async function reserve(characters: number): Promise<void> {
    const id = randomUUID();
    const allowance = {
      accountId,
      periodStart: new Date(Date.UTC(2026, period, 1)),
      periodEnd: new Date(Date.UTC(2026, period + 1, 1)),
      characterLimit: limits[plan],
      concurrency: 1_000,
    };
    const { verdict } = await queries.reserve(allowance, { requestId: id, characters, leaseSeconds: 60 });
    const isFitting = sumOf(period, 'held') + sumOf(period, 'settled') + characters <= limits[plan];
    expect(verdict).toBe(isFitting ? 'held' : 'exhausted');
    requests.push({ id, characters, period, state: isFitting ? 'held' : 'gone' });
  }

  async function act(taken: Step): Promise<void> {
    if (taken.act === 'reserve') {
      await reserve(taken.characters);
    } else if (taken.act === 'plan') {
      ({ plan } = taken);
    } else if (taken.act === 'renew') {
      period += 1;
    } else {
      const request = requests[taken.target];
      if (request) {
        await close(request, taken.act);
      }
    }
  }

  async function close(request: Request, how: 'settle' | 'refund' | 'crash'): Promise<void> {
    if (how === 'crash') {
      await database
        .db('reservations')
        .where({ request_id: request.id })
        .update({ lease_expires_at: new Date(0) });
      await queries.releaseExpired(100);
      request.state = request.state === 'held' ? 'gone' : request.state;
      return;
    }
    const answer = how === 'settle' ? await queries.settle(request.id, true) : await queries.refund(request.id);
    const isPossible = how === 'settle' ? request.state === 'held' : request.state !== 'gone';
    expect(answer !== undefined).toBe(isPossible);
    if (isPossible) {
      request.state = how === 'settle' ? 'settled' : 'gone';
    }
  }

  async function compare(): Promise<void> {
    const rows = await database
      .db('usage_periods')
      .where({ account_id: accountId })
      .select<{ period_start: Date; used: number; reserved: number }[]>();
    for (const row of rows) {
      const ofPeriod = row.period_start.getUTCMonth() + 12 * (row.period_start.getUTCFullYear() - 2026);
      expect([row.used, row.reserved]).toEqual([sumOf(ofPeriod, 'settled'), sumOf(ofPeriod, 'held')]);
    }
  }

  return { act, compare };
}

describe('quota', () => {
  it('agrees with a simple model over a thousand sequences of requests, failures, crashes, changes of plan and new periods', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const model = createModel();
        for (const taken of steps) {
          await model.act(taken);
        }
        await model.compare();
      }),
      { numRuns: 1_000 },
    );
  });
});
