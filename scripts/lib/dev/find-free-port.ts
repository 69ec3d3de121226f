import { once } from 'node:events';
import { createServer } from 'node:net';

const triesMax = 20;

/**
 * Finds the first port from the given one upwards on which nothing listens.
 *
 * @throws Error when the next twenty are taken.
 */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + triesMax; port += 1) {
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`The ports ${first} to ${first + triesMax - 1} are taken. Choose another with PORT.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
