import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator, type Emulator } from '@nabra/sdk/testing';

/** A key as real ones look; it opens nothing but the emulator. */
export const testKey = `nabra_test_${'0123456789abcdefghijKLMNOPQRSTUVW'}`;

export interface ApiServer {
  readonly origin: string;
  readonly emulator: Emulator;
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  readonly characterLimit?: number;
  /** How long a character sounds. */
  readonly characterMs?: number;
  /** How long each answer takes. */
  readonly delayMs?: number;
}

/** The SDK's emulator behind a real socket. It outlives the app, so what was charged before a crash is remembered. */
export async function startApiServer({ characterLimit = 1_000_000, characterMs = 60, delayMs = 0 }: ServerOptions = {}): Promise<ApiServer> {
  const emulator = createEmulator({ apiKey: testKey, characterLimit, characterMs });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      setTimeout(() => {
        void emulator
          .fetch(`http://localhost${request.url}`, {
            method: request.method ?? 'GET',
            headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
            ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString('utf8') }),
          })
          .then(async (answer) => {
            response.writeHead(answer.status, Object.fromEntries(answer.headers));
            response.end(Buffer.from(await answer.arrayBuffer()));
          })
          .catch(() => response.destroy());
      }, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    emulator,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
