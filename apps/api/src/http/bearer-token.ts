import type { Context } from 'koa';

const bearer = /^Bearer +(\S+)$/i;

/** The token of `Authorization: Bearer …`, if there is one. */
export function readBearerToken(ctx: Context): string | undefined {
  return bearer.exec(ctx.get('authorization'))?.[1];
}
