import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { Emulator } from '../src/testing.ts';

export interface EmulatorServer {
  readonly url: string;
  close(): Promise<void>;
}

/** An emulator behind an address, for programs that are run as they stand in the documentation. */
export async function serveEmulator({ fetch }: Pick<Emulator, 'fetch'>): Promise<EmulatorServer> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const hasBody = request.method === 'POST';
    const answered = await fetch(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(hasBody && { body: await text(request) }),
    });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    await pipeline(
      answered.body === null ? Readable.from([]) : Readable.fromWeb(answered.body as ReadableStream<Uint8Array>),
      response,
    );
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
