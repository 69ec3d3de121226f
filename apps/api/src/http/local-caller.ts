import type { Context } from 'koa';
import { isLoopback } from '#src/config/environment.ts';

const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Tells whether a request comes from this machine under a name that only means this machine: DNS rebinding, where a
 * foreign name points here, is refused. Only the connection and the `Host` header count; nothing that a proxy or a
 * caller adds is believed.
 */
export function isLocalCaller(ctx: Pick<Context, 'req'>): boolean {
  const origin = `http://${ctx.req.headers.host}`;
  return loopbackAddress.test(ctx.req.socket.remoteAddress ?? '') && URL.canParse(origin) && isLoopback(origin);
}
