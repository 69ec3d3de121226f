import type { Table } from '@rakhim/tooling/bench';
import { benchCalls } from './bench-calls.ts';
import { benchCancel } from './bench-cancel.ts';
import { benchConcurrency } from './bench-concurrency.ts';
import { benchCrowd } from './bench-crowd.ts';
import { benchFleet } from './bench-fleet.ts';
import { benchFootprint } from './bench-footprint.ts';
import { benchInbox } from './bench-inbox.ts';
import { benchLexicon } from './bench-lexicon.ts';
import { benchMarkup } from './bench-markup.ts';
import { benchMemory } from './bench-memory.ts';
import { benchNative } from './bench-native.ts';
import { benchOverhead } from './bench-overhead.ts';
import { benchQuota } from './bench-quota.ts';
import { benchSignIn } from './bench-sign-in.ts';
import { type BenchApi, startBenchApi } from './start-bench-api.ts';

/**
 * Runs one of the benchmarks, named on the command line, and prints its table as JSON. Each gets a process of its own,
 * so that none warms another.
 */
const benches: Readonly<Record<string, () => Promise<Table>>> = {
  native: benchNative,
  overhead: () => withApi(benchOverhead),
  concurrency: () => withApi(benchConcurrency),
  cancel: benchCancel,
  lexicon: benchLexicon,
  markup: () => withApi(benchMarkup),
  memory: benchMemory,
  quota: () => withApi(benchQuota),
  'sign-in': () => withApi(benchSignIn),
  inbox: () => withApi(benchInbox),
  calls: benchCalls,
  crowd: benchCrowd,
  fleet: benchFleet,
  footprint: benchFootprint,
};

async function withApi(bench: (api: BenchApi) => Promise<Table>): Promise<Table> {
  const api = await startBenchApi();
  try {
    return await bench(api);
  } finally {
    await api.close();
  }
}

const bench = benches[process.argv[2] ?? ''];
if (!bench) {
  throw new Error(`Name one of ${Object.keys(benches).join(', ')}.`);
}
process.stdout.write(`${JSON.stringify(await bench())}\n`);
