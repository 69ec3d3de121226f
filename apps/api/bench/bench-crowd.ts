import { type Table, percentile, round } from '@rakhim/tooling/bench';
import { readCounter, speechRequest, startFleet } from './start-fleet.ts';

const callers = 2_000;
/** As long as an engine takes that has much to do. */
const waitMs = 2_000;

interface Answer {
  readonly status: number;
  readonly headMs: number;
  readonly isWhole: boolean;
}

/** Measures what becomes of 2,000 requests for speech that arrive together at one process. */
export async function benchCrowd(): Promise<Table> {
  const fleet = await startFleet();
  try {
    fleet.engine.before = () => new Promise((resolve) => setTimeout(resolve, waitMs));
    const api = await fleet.start();
    const key = await fleet.createKey(api);
    const ask = async (): Promise<Answer> => {
      const since = performance.now();
      const answer = await api.call('/api/v1/synthesize', speechRequest(key));
      const headMs = performance.now() - since;
      const bytes = await answer.arrayBuffer();
      return { status: answer.status, headMs, isWhole: answer.status === 200 && bytes.byteLength > 0 };
    };
    await Promise.all(Array.from({ length: 100 }, ask));
    const before = await readCounter(api, 'process_resident_memory_bytes');
    const answers = await Promise.all(Array.from({ length: callers }, ask));
    const after = await readCounter(api, 'process_resident_memory_bytes');
    const refused = answers.filter(({ status }) => status !== 200).map(({ headMs }) => headMs);
    return {
      title: 'A crowd of callers',
      note: `${callers} requests for speech at once at one process, with an engine that takes ${waitMs} ms. Times are those of the client, whose own work for 2,000 connections is in them. The bar for a refusal is 100 ms.`,
      head: ['answers', 'requests', 'median', '99th percentile', 'memory before', 'memory after'],
      rows: [
        ['refused', String(refused.length), ms(refused, 0.5), ms(refused, 0.99), '', ''],
        [
          'spoken to the end',
          String(answers.filter(({ isWhole }) => isWhole).length),
          ms(
            answers.filter(({ isWhole }) => isWhole).map(({ headMs }) => headMs),
            0.5,
          ),
          ms(
            answers.filter(({ isWhole }) => isWhole).map(({ headMs }) => headMs),
            0.99,
          ),
          `${Math.round(before / 2 ** 20)} MiB`,
          `${Math.round(after / 2 ** 20)} MiB`,
        ],
      ],
    };
  } finally {
    await fleet.close();
  }
}

function ms(times: readonly number[], share: number): string {
  return times.length === 0 ? '' : `${round(percentile(times, share))} ms`;
}
