import { randomUUID } from 'node:crypto';
import { type Table, median, percentile, round } from '@rakhim/tooling/bench';
import { createUsageQueries } from '#src/modules/usage/usage.queries.ts';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { BenchApi } from './start-bench-api.ts';

const concurrency = 16;
const warmUps = 200;
const rounds = 4_000;

/**
 * Measures the cost of exact accounting: the reservation before the sound, and the charge with its line in the history.
 */
export async function benchQuota({ context, db }: BenchApi): Promise<Table> {
  const queries = createUsageQueries(db);
  const row = async (name: string, accounts: number, workers: number, count: number): Promise<string[]> => {
    const allowances = await Promise.all(
      Array.from({ length: accounts }, async () =>
        allowanceOf((await buildSubscriber(context, { plan: 'enterprise' })).accountId),
      ),
    );
    const timesMs: number[] = [];
    let started = 0;
    const work = async (): Promise<void> => {
      for (let index = started; index < count; index = started) {
        started += 1;
        const allowance = allowances[index % accounts] ?? allowanceOf(randomUUID());
        const requestId = `req_${randomUUID()}`;
        const since = performance.now();
        await queries.reserve(allowance, { requestId, characters: 100, leaseSeconds: 60 });
        const { part } = context.recorder.record(allowance.accountId, { ...utterance, requestId });
        await queries.settle(requestId, true, { voice: utterance.voice, client: utterance.client, also: part });
        timesMs.push(performance.now() - since);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: workers }, work));
    const perSecond = Math.round((count / (performance.now() - startedAt)) * 1000);
    return [
      name,
      String(workers),
      String(count),
      perSecond.toLocaleString('en'),
      `${round(median(timesMs))} ms`,
      `${round(percentile(timesMs, 0.95))} ms`,
    ];
  };

  await row('', concurrency, concurrency, warmUps);
  return {
    title: 'Exact quota',
    note: 'Reserve, charge and write into the history, on the embedded PostgreSQL with fsync on. The last row is what a request waits for when nothing else runs.',
    head: ['accounts', 'at once', 'requests', 'a second', 'median', 'p95'],
    rows: [
      await row('16', concurrency, concurrency, rounds),
      await row('1', 1, concurrency, rounds),
      await row('1', 1, 1, rounds / 4),
    ],
  };
}

const utterance = {
  text: 'مرحبًا بكم في رخيم.',
  voice: 'male1',
  dialect: 'msa',
  styleInstruction: null,
  settings: {},
  format: 'mp3',
  client: 'bench',
} as const;

function allowanceOf(accountId: string) {
  const periodStart = new Date(Date.now() - 86_400_000);
  return {
    accountId,
    periodStart,
    periodEnd: new Date(Date.now() + 86_400_000),
    characterLimit: 1_000_000_000,
    concurrency: 1_000,
  };
}
