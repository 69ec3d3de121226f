import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { RequestState } from './request-state.ts';

export interface HttpServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no new requests, lets the ones in flight finish, and breaks off those still running after the limit. */
  stop(limitMs: number): Promise<void>;
}

/**
 * Slow clients are dropped long before Node's own limits of one and five minutes. The body limit covers the whole
 * upload.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const;

/**
 * Connections that may wait until we are at them: a crowd that comes in one moment is told how things are rather than
 * left at the door. The system may allow fewer.
 */
const backlog = 4_096;

/** @throws when the address is taken. */
export async function startHttpServer(
  app: Koa<RequestState>,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const handle = app.callback();
  const server = createServer(timeouts, (request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, resolve);
  });
  return { url: urlOf(server, host), stop: (limitMs) => stop(server, limitMs) };
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function stop(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, limitMs);
  await closed;
  clearTimeout(timer);
}
