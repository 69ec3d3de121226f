import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from './http-server.ts';
import { readClientAddress } from './client-address.ts';
import type { RequestState } from './request-state.ts';

let server: HttpServer;
afterEach(() => server.stop(100));

/** What a server behind so many trusted proxies takes for the caller's address. */
async function addressSeen(trustedProxies: number, forwardedFor?: string): Promise<string> {
  const app = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.use((ctx) => {
    ctx.body = readClientAddress(ctx);
  });
  server = await startHttpServer(app, { host: '127.0.0.1', port: 0 });
  return (await fetch(server.url, { ...(forwardedFor && { headers: { 'x-forwarded-for': forwardedFor } }) })).text();
}

describe('the address limits are counted by', () => {
  it('is the peer’s when no proxy is trusted, whatever the caller claims', async () => {
    expect(await addressSeen(0, '203.0.113.9')).toBe('127.0.0.1');
  });

  it('is what the nearest trusted proxies added, not what came from further away', async () => {
    expect(await addressSeen(1, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressSeen(2, '192.0.2.1, 198.51.100.7, 203.0.113.9')).toBe('198.51.100.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('takes the network of %s', async (address, expected) => {
    expect(await addressSeen(1, address)).toBe(expected);
  });
});
