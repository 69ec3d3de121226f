/**
 * Measures the overhead of the client over plain `fetch` of the same address, in this process and over the loopback:
 *
 *   node --conditions=@rakhim/source bench/measure-overhead.ts
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rakhim } from '../src/index.ts';

const rounds = 400;
const warmUpRounds = 100;
const soundBytes = 1_000_000;
const chunkBytes = 64 * 1024;
const apiKey = 'rakhim_test_overhead';
const sound = new Uint8Array(soundBytes);
const usage = JSON.stringify({ used: 1, remaining: 9, limit: 10, percent: 10, periodStart: null, periodEnd: null });

const server = createServer((request, response) => {
  request.resume();
  if (request.headers.accept === 'audio/mpeg') {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'x-request-id': 'r', 'x-characters': '5' });
    for (let start = 0; start < soundBytes; start += chunkBytes) {
      response.write(sound.subarray(start, start + chunkBytes));
    }
    response.end();
  } else {
    response.writeHead(200, { 'content-type': 'application/json' }).end(usage);
  }
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const rakhim = new Rakhim({ apiKey, baseUrl });

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    void chunk;
  }
}

async function fetchSound(): Promise<void> {
  const body = JSON.stringify({ text: 'مرحبا' });
  const { body: chunks } = await fetch(`${baseUrl}/api/v1/synthesize`, {
    method: 'POST',
    headers: { accept: 'audio/mpeg', 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body,
  });
  await drain(chunks as unknown as AsyncIterable<Uint8Array>);
}

const pairs = {
  'a small answer (usage.retrieve)': {
    plain: async () =>
      void (await (
        await fetch(`${baseUrl}/api/v1/usage`, {
          headers: { accept: 'application/json', authorization: `Bearer ${apiKey}` },
        })
      ).json()),
    client: async () => void (await rakhim.usage.retrieve()),
  },
  'a stream of one megabyte (speech.stream)': {
    plain: fetchSound,
    client: async () => drain(await rakhim.speech.stream({ text: 'مرحبا' })),
  },
};

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

for (const [name, { plain, client }] of Object.entries(pairs)) {
  const times: { readonly plain: number[]; readonly client: number[] } = { plain: [], client: [] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    // In turns, so that whatever else the machine does meets both.
    const [plainMs, clientMs] = [await timeOf(plain), await timeOf(client)];
    if (round >= 0) {
      times.plain.push(plainMs);
      times.client.push(clientMs);
    }
  }
  const [plainMs, clientMs] = [medianOf(times.plain), medianOf(times.client)];
  process.stdout.write(
    `${name}: fetch ${plainMs.toFixed(3)} ms, client ${clientMs.toFixed(3)} ms, added ${(clientMs - plainMs).toFixed(3)} ms (medians of ${rounds})\n`,
  );
}
server.close();
server.closeAllConnections();
