import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** Address of the proxy in the shape of the address it leads to. */
  url: string;
  /** Drops all bytes in both directions from now on without closing anything, as when a network breaks. */
  goSilent(): void;
  /** New connections pass again. Those that were silent stay so. */
  heal(): void;
  close(): Promise<void>;
}

/** Puts a network between a client and a server that can be broken. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    if (!isSilent) {
      client.pipe(upstream);
      upstream.pipe(client);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent() {
      isSilent = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    heal() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
