import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An engine behind an address, as an operator would put one there, which speaks silence when it is told to. */
export interface PcmEngine {
  readonly url: string;
  /** Requests that it was given. */
  readonly asked: number;
  /** Called for each request before it is answered. */
  before: () => Promise<void>;
  /** Blocks of 50 ms of silence, and the pause before each but the first. */
  sound: { readonly blocks: number; readonly blockEveryMs: number };
  close(): Promise<void>;
}

const block = Buffer.alloc(24_000 * 2 * 0.05);

export async function startPcmEngine(): Promise<PcmEngine> {
  let asked = 0;
  const engine = { before: async (): Promise<void> => undefined, sound: { blocks: 2, blockEveryMs: 0 } };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    request.resume();
    await engine.before();
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    for (let index = 0; index < engine.sound.blocks && !response.destroyed; index += 1) {
      if (index > 0) {
        await sleep(engine.sound.blockEveryMs);
      }
      response.write(block);
    }
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(engine, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
