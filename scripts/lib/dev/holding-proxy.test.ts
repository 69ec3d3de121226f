import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openHoldingProxy } from './holding-proxy.ts';

/** A server that says its name. */
async function startServer(name: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => response.end(name)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a request that comes while the server is replaced waits for the new one', async () => {
  const proxy = await openHoldingProxy(0);
  onTestFinished(() => proxy.close());
  const ask = async () => (await fetch(`http://127.0.0.1:${proxy.port}`, { headers: { connection: 'close' } })).text();
  const [before, after] = await Promise.all([startServer('before'), startServer('after')]);
  proxy.forwardTo(before.port);
  expect(await ask()).toBe('before');

  proxy.hold();
  const waiting = [ask(), ask()];
  proxy.forwardTo(after.port);
  expect(await Promise.all(waiting)).toEqual(['after', 'after']);
});

test('a request that comes before the first server is there waits for it', async () => {
  const proxy = await openHoldingProxy(0);
  onTestFinished(() => proxy.close());
  const answer = fetch(`http://127.0.0.1:${proxy.port}`);
  const { port } = await startServer('first');
  proxy.forwardTo(port);
  expect(await (await answer).text()).toBe('first');
});

test('a server that has gone closes the connection, and the proxy stays', async () => {
  const proxy = await openHoldingProxy(0);
  onTestFinished(() => proxy.close());
  const { server, port } = await startServer('gone');
  server.close();
  await once(server, 'close');
  proxy.forwardTo(port);
  await expect(fetch(`http://127.0.0.1:${proxy.port}`)).rejects.toThrow();
  proxy.forwardTo((await startServer('back')).port);
  expect(await (await fetch(`http://127.0.0.1:${proxy.port}`)).text()).toBe('back');
});
