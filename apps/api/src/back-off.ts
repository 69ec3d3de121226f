import { randomInt } from 'node:crypto';

const firstMs = 1000;
const doublingsMax = 20;

/**
 * Computes an exponential back-off with jitter. The delay doubles with every failure up to a maximum; half of it is
 * random, so that clients that failed together do not retry together.
 *
 * @param failures in a row, at least 1.
 */
export function backOffMs(failures: number, longestMs: number): number {
  const ms = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, doublingsMax));
  return ms / 2 + randomInt(ms / 2 + 1);
}
