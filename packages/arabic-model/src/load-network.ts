import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The packed network: Brotli over the layout that `@rakhim/arabic` reads. A web server can send it with
 * `Content-Encoding: br`.
 */
export const networkUrl = new URL('../data/network.bin.br', import.meta.url);

/**
 * Reads and unpacks the learned network (Node only; about twenty milliseconds).
 *
 * @returns bytes for `createMarkNetwork` of `@rakhim/arabic`.
 */
export function loadNetwork(): Uint8Array {
  return brotliDecompressSync(readFileSync(networkUrl));
}
