import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What a network does to bytes. `latency` and `bandwidth` slow them down, `slice` tears them into pieces, `reset` cuts
 * connections, `silence` drops everything and closes nothing, `halfOpen` lets them in and nothing out.
 */
export type Toxic =
  | { readonly kind: 'none' | 'reset' | 'silence' | 'halfOpen' }
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  | { readonly kind: 'slice'; readonly bytes: number };

export interface ToxicProxy {
  /** The address of the target, through the proxy. */
  readonly url: string;
  /** Holds for all connections, open ones included. */
  toxic: Toxic;
  readonly connections: number;
  close(): Promise<void>;
}

/** Puts a network between a client and a server, which is as bad as one says. */
export async function startToxicProxy(target: string): Promise<ToxicProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let toxic: Toxic = { kind: 'none' };
  const current = (): Toxic => toxic;

  const server = createServer((client) => {
    if (toxic.kind === 'reset') {
      // Refused before the target hears of it: a thousand visits that end at once would keep it busy for seconds.
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(spoil(current, 'in')).pipe(upstream);
    upstream.pipe(spoil(current, 'out')).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    get toxic() {
      return toxic;
    },
    set toxic(next) {
      toxic = next;
      if (next.kind === 'reset') {
        sockets.forEach((socket) => socket.resetAndDestroy());
      }
    },
    get connections() {
      return sockets.size / 2;
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spoil(current: () => Toxic, direction: 'in' | 'out'): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      void pass(this, chunk, current(), direction).then(() => {
        done();
      });
    },
  } satisfies { transform(this: Transform, chunk: Buffer, encoding: string, done: TransformCallback): void });
}

async function pass(stream: Transform, chunk: Buffer, toxic: Toxic, direction: 'in' | 'out'): Promise<void> {
  if (toxic.kind === 'silence' || (toxic.kind === 'halfOpen' && direction === 'out')) {
    return;
  }
  if (toxic.kind === 'latency') {
    await sleep(toxic.ms);
  } else if (toxic.kind === 'bandwidth') {
    await sleep((chunk.length / toxic.bytesPerSecond) * 1000);
  } else if (toxic.kind === 'slice') {
    for (let start = 0; start < chunk.length; start += toxic.bytes) {
      stream.push(chunk.subarray(start, start + toxic.bytes));
      await sleep(1);
    }
    return;
  }
  stream.push(chunk);
}
