import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

/**
 * The address that limits are counted by. Koa believes `X-Forwarded-For` only as far as `RAKHIM_TRUSTED_PROXIES` says.
 * Of an IPv6 address the network is taken (its first 64 bits), because one customer of a provider owns all of it.
 */
export function readClientAddress(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

const groupsOfNetwork = 4;
const groupsInAll = 8;

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : groupsInAll - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
