import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * A free TCP port on loopback: the one this folder had last time when nobody else took it, so that database tools keep
 * working. Another process can still take it before it is used; the caller tries again then.
 */
export async function choosePort(folder: string): Promise<number> {
  const remembered = Number.parseInt(await readFile(portPath(folder), 'utf8').catch(() => ''), 10);
  if (remembered > 1023 && remembered < 65536 && (await isFree(remembered))) {
    return remembered;
  }
  return listenOnce(0);
}

export async function rememberPort(folder: string, port: number): Promise<void> {
  await writeFile(portPath(folder), `${port}\n`);
}

function portPath(folder: string): string {
  return join(folder, 'port');
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => {
        resolve(taken);
      });
    });
  });
}
