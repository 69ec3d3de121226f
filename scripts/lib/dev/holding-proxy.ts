import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that stays while the server behind it is replaced. */
export interface HoldingProxy {
  readonly port: number;
  /** Makes connections wait from now on. */
  hold(): void;
  /** Forwards connections to that port from now on; those that wait go first. */
  forwardTo(port: number): void;
  close(): void;
}

/**
 * Opens a proxy on this machine to a server that may come and go: a connection during a restart waits a moment instead
 * of being refused.
 */
export async function openHoldingProxy(port: number): Promise<HoldingProxy> {
  const clients = new Set<Socket>();
  let target = Promise.withResolvers<number>();
  let isHeld = true;

  const server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    void target.promise.then((to) => join(client, to));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      if (!isHeld) {
        isHeld = true;
        target = Promise.withResolvers();
      }
    },
    forwardTo(to) {
      if (!isHeld) {
        target = Promise.withResolvers();
      }
      isHeld = false;
      target.resolve(to);
    },
    close() {
      server.close();
      for (const client of clients) {
        client.destroy();
      }
    },
  };
}

function join(client: Socket, port: number): void {
  if (client.destroyed) {
    return;
  }
  const upstream = connect(port, '127.0.0.1');
  upstream.on('error', () => client.destroy());
  upstream.once('close', () => client.destroy());
  client.once('close', () => upstream.destroy());
  client.pipe(upstream).pipe(client);
}
