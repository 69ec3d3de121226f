import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, type ListenOptions, type Server, createServer } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Listening {
  readonly servers: readonly HttpServer[];
  readonly port: number;
}

/**
 * Connections that may wait until we are at them: a crowd that comes in one moment is told how things are rather than
 * left at the door. The system may allow fewer.
 */
const backlog = 4_096;

/**
 * Node accepts one connection of a listener in each turn of its event loop. While turns are long, a crowd would stand
 * before a single listener for seconds, those included who are to be refused at once.
 */
const listeners = 16;

/** What systems answer that cannot divide the connections to a port among several listeners. */
const unsupportedCodes: ReadonlySet<unknown> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENOPROTOOPT']);

/**
 * Listens at an address with several servers, or with one where the system knows no other way.
 *
 * @throws when the address is taken.
 */
export async function listen(createListener: () => HttpServer, { host, port }: Address): Promise<Listening> {
  if (port !== 0) {
    await requireFree({ host, port });
  }
  try {
    const first = await open(createListener(), { host, port, reusePort: true });
    const shared = { host, port: portOf(first), reusePort: true };
    const others = Array.from({ length: listeners - 1 }, () => open(createListener(), shared));
    return { servers: [first, ...(await Promise.all(others))], port: portOf(first) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && unsupportedCodes.has(error.code)) {
      const only = await open(createListener(), { host, port });
      return { servers: [only], port: portOf(only) };
    }
    throw error;
  }
}

/** Whoever shares a port is not told that another process does, too. */
async function requireFree(address: Address): Promise<void> {
  const probe = await open(createServer(), address);
  probe.close();
  await once(probe, 'close');
}

async function open<Listener extends Server>(listener: Listener, options: ListenOptions): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen({ ...options, backlog }, resolve);
  });
  return listener;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
