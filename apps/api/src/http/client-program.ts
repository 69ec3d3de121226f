import type { Context } from 'koa';

/**
 * The first product of a User-Agent, such as `rakhim-cli/1.2.0` or `python-requests/2.32` (RFC 9110, section 10.1.5).
 */
const product = /^([A-Za-z][\w.-]{0,39})(?:\/|\s|$)/u;

/** The program that asks, without its version: for usage by client. Every browser calls itself Mozilla. */
export function readClientProgram(ctx: Context): string {
  const name = product.exec(ctx.get('user-agent'))?.[1]?.toLowerCase() ?? 'unknown';
  return name === 'mozilla' ? 'browser' : name;
}
