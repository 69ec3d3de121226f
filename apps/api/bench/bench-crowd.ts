import { type Table, percentile, round } from '@rakhim/tooling/bench';
import { type CrowdAnswer, askAtOnce } from './ask-at-once.ts';
import { type Fleet, readCounter, speechRequest, startFleet } from './start-fleet.ts';

const callers = 2_000;
/** Crowds before the measured one: what is compiled by then is what a process has that serves for a while. */
const warmUps = 3;
/** As long as an engine takes that has much to do. */
const waitMs = 2_000;

/** Measures what becomes of 2,000 requests for speech that arrive together at one process. */
export async function benchCrowd(): Promise<Table> {
  const fleet = await startFleet();
  try {
    return await measure(fleet);
  } finally {
    await fleet.close();
  }
}

async function measure(fleet: Fleet): Promise<Table> {
  fleet.engine.before = () => new Promise((resolve) => setTimeout(resolve, waitMs));
  const api = await fleet.start();
  const key = await fleet.createKey(api);
  const requests = (count: number) => Array.from({ length: count }, () => write(api.url, speechRequest(key)));
  for (let count = 0; count < warmUps; count += 1) {
    await askAtOnce({ url: api.url, requests: requests(callers) });
  }
  const before = await readCounter(api, 'process_resident_memory_bytes');
  const answers = await askAtOnce({ url: api.url, requests: requests(callers) });
  const after = await readCounter(api, 'process_resident_memory_bytes');
  const refused = answers.filter(({ status }) => status === 503);
  const spoken = answers.filter(({ status, isWhole }) => status === 200 && isWhole);
  return {
    title: 'A crowd of callers',
    note: `${callers} requests for speech, sent in one moment over as many open connections to one process that has seen ${warmUps} such crowds, with an engine that takes ${waitMs} ms. The bar for a refusal is 100 ms.`,
    head: ['answers', 'requests', 'median', '99th percentile', 'memory before', 'memory after'],
    rows: [
      ['refused', String(refused.length), time(refused, 0.5), time(refused, 0.99), '', ''],
      [
        'spoken to the end',
        String(spoken.length),
        time(spoken, 0.5),
        time(spoken, 0.99),
        `${Math.round(before / 2 ** 20)} MiB`,
        `${Math.round(after / 2 ** 20)} MiB`,
      ],
      ['anything else', String(callers - refused.length - spoken.length), '', '', '', ''],
    ],
  };
}

/** A request as it is written to a connection that is closed after its answer. */
function write(url: string, { headers, body }: ReturnType<typeof speechRequest>): string {
  const lines = Object.entries({
    host: new URL(url).host,
    connection: 'close',
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  });
  return `POST /api/v1/synthesize HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

function time(answers: readonly CrowdAnswer[], share: number): string {
  const times = answers.map(({ endMs }) => endMs);
  return times.length === 0 ? '' : `${round(percentile(times, share))} ms`;
}
