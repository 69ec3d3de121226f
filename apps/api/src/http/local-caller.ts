import type { Context } from 'koa';
import { isLoopback } from '#src/config/environment.ts';

const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * True for whoever sits at this machine and calls it by a name that only this machine can mean: a site whose own name
 * was pointed at this machine is refused. Nothing that a proxy or a caller adds is believed; the connection and the
 * `Host` header alone decide.
 */
export function isLocalCaller(ctx: Pick<Context, 'req'>): boolean {
  const origin = `http://${ctx.req.headers.host}`;
  return loopbackAddress.test(ctx.req.socket.remoteAddress ?? '') && URL.canParse(origin) && isLoopback(origin);
}
