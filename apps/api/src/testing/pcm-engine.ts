import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * An engine behind an address, as an operator would put one there, which speaks when it is told to: silence, or noise
 * that is another for each text.
 */
export interface PcmEngine {
  readonly url: string;
  /** Requests that it was given. */
  readonly asked: number;
  /** Called for each request before it is answered. */
  before: () => Promise<void>;
  /** Whether each text has a noise of its own. */
  isNoisy: boolean;
  /** Blocks of 50 ms of sound, and the pause before each but the first. */
  sound: { readonly blocks: number; readonly blockEveryMs: number };
  close(): Promise<void>;
}

const silence = Buffer.alloc(24_000 * 2 * 0.05);

/** The same text, the same noise. */
function noiseOf(text: string): Buffer {
  const key = createHash('sha256').update(text).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(silence);
}

export async function startPcmEngine(): Promise<PcmEngine> {
  const engine = {
    asked: 0,
    before: async (): Promise<void> => undefined,
    isNoisy: false,
    sound: { blocks: 2, blockEveryMs: 0 },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    engine.asked += 1;
    const asking = await readText(request);
    const block = engine.isNoisy ? noiseOf(asking) : silence;
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
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
