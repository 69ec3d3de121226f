import autocannon from 'autocannon';
import { type Table, round } from '@rakhim/tooling/bench';
import { startFleet } from './start-fleet.ts';

const seconds = { warmUp: 5, measured: 15 } as const;
const connections = 64;

/** Measures calls that speak nothing, against one process. The load comes from this process. */
export async function benchCalls(): Promise<Table> {
  const fleet = await startFleet();
  try {
    const api = await fleet.start();
    const key = await fleet.createKey(api);
    const calls: readonly (readonly [string, string])[] = [
      ['whether it lives', '/livez'],
      ['the voices', '/api/v1/voices'],
      ['the plans', '/api/v1/plans'],
      ['how much is left, with an API key', '/api/v1/usage'],
    ];
    const rows: string[][] = [];
    for (const [name, path] of calls) {
      const load = { url: api.url + path, connections, headers: { 'x-api-key': key } };
      await autocannon({ ...load, duration: seconds.warmUp });
      const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds.measured });
      rows.push([
        name,
        Math.round(requests.average).toLocaleString('en'),
        `${round(latency.p50)} ms`,
        `${round(latency.p99)} ms`,
        String(non2xx + errors),
      ]);
    }
    return {
      title: 'Calls without speech',
      note: `One process, ${connections} connections, ${seconds.measured} s each; the client and PostgreSQL, with fsync on, share the machine. The bar is 4,000 a second with 50 ms for 99 of 100.`,
      head: ['asked for', 'a second', 'median', '99th percentile', 'not answered with 2xx'],
      rows,
    };
  } finally {
    await fleet.close();
  }
}
