import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { toBrowser } from './addresses.ts';

type Answer = (request: Request) => Promise<Response>;

/**
 * Chromium takes the answer to an intercepted request only as a whole. What streams is fetched from this server
 * instead, which the page does not see, and answered by the app's own handler. As in Electron, the handler does not
 * hear of a request that is given up: its answer is cancelled once there is one.
 *
 * @returns where an address of the app is to be fetched
 */
export async function openStreamServer(answer: Answer): Promise<(address: string) => string> {
  const server = createServer(
    (request, response) => void handOn(answer, request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return (address) => `http://127.0.0.1:${port}/${encodeURIComponent(address)}`;
}

async function handOn(answer: Answer, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '' } = incoming;
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const body =
    method === 'GET' || method === 'HEAD'
      ? {}
      : { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' as const };
  const answered = await answer(new Request(decodeURIComponent(url.slice(1)), { method, headers, ...body }));
  if (answered.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(
    answered.status,
    Object.fromEntries([...answered.headers].map(([name, value]) => [name, toBrowser(value)])),
  );
  response.flushHeaders();
  const reader = answered.body?.getReader();
  response.on('close', () => void reader?.cancel().catch(() => {}));
  for (let next = await reader?.read(); next && !next.done && !response.destroyed; next = await reader?.read()) {
    response.write(next.value);
  }
  response.end();
}
