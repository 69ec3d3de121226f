import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';
const opened: Server[] = [];

afterEach(async () => {
  await Promise.all(
    opened.splice(0).map((server) => {
      server.closeAllConnections();
      return once(server.close(), 'close');
    }),
  );
});

/** @returns the port. */
async function start(asked = 0, createListener = () => createServer()): Promise<number> {
  const { servers, port } = await listen(createListener, { host, port: asked });
  opened.push(...servers);
  return port;
}

/** Connects from another thread, while this one stands still: all of the crowd is there when the next turn begins. */
function gatherCrowd(port: number, size: number): Worker {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const program = `
    const { connect } = require('node:net');
    const { port, host, size, connected } = require('node:worker_threads').workerData;
    let count = 0;
    for (let index = 0; index < size; index += 1) {
      connect(port, host, () => {
        count += 1;
        Atomics.store(connected, 0, count === size ? 1 : 0);
        Atomics.notify(connected, 0);
      }).on('error', () => undefined);
    }`;
  const worker = new Worker(program, { eval: true, workerData: { port, host, size, connected } });
  while (Atomics.load(connected, 0) === 0) {
    Atomics.wait(connected, 0, 0, 100);
  }
  return worker;
}

it('lets several of a crowd in with one turn of the event loop', async () => {
  let accepted = 0;
  const port = await start(0, () => createServer().on('connection', () => (accepted += 1)));
  const crowd = gatherCrowd(port, 64);
  await nextTurn();
  await nextTurn();
  const inTwoTurns = accepted;
  await crowd.terminate();
  expect(inTwoTurns).toBeGreaterThan(4);
});

it('says that an address is taken, by whoever it may be', async () => {
  const port = await start();
  await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  const other = createTcpServer().listen(0, host);
  await once(other, 'listening');
  const { port: theirs } = other.address() as AddressInfo;
  await expect(start(theirs)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});

it('listens at the port that was asked for, and leaves it when it is closed', async () => {
  const port = await start();
  await Promise.all(opened.splice(0).map((server) => once(server.close(), 'close')));
  expect(await start(port)).toBe(port);
});
