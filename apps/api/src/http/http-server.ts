import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type Koa from 'koa';
import { listen } from './listen.ts';
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

/** @throws when the address is taken. */
export async function startHttpServer(
  app: Koa<RequestState>,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const handle = app.callback();
  const { servers, port: chosen } = await listen(
    () => createServer(timeouts, (request, response) => void handle(request, response)),
    {
      host,
      port,
    },
  );
  return { url: urlOf(chosen, host), stop: (limitMs) => stop(servers, limitMs) };
}

function urlOf(port: number, host: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function stop(servers: readonly Server[], limitMs: number): Promise<void> {
  const closed = Promise.all(servers.map((server) => once(server.close(), 'close')));
  const timer = setTimeout(() => {
    servers.forEach((server) => server.closeAllConnections());
  }, limitMs);
  await closed;
  clearTimeout(timer);
}
