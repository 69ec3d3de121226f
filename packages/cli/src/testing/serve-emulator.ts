import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { type Emulator, type EmulatorOptions, createEmulator } from '@rakhim/sdk/testing';

export interface ServedEmulator {
  readonly emulator: Emulator;
  readonly url: string;
  readonly apiKey: string;
  /** The bodies that were sent, as text. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

/** The SDK's emulator behind an address, for programs in processes of their own. */
export async function serveEmulator(options: EmulatorOptions = {}): Promise<ServedEmulator> {
  const apiKey = `rakhim_test_${'e'.repeat(32)}`;
  const emulator = createEmulator({ apiKey, ...options });
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      bodies.push(body);
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const answer = await emulator.fetch(address, {
        method: request.method ?? 'GET',
        headers,
        ...(body !== '' && { body }),
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      await (answer.body === null ? response.end() : pipeline(Readable.fromWeb(answer.body as never), response));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    emulator,
    bodies,
    apiKey,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
