import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The packed word list: Brotli over the layout that `@rakhim/arabic` reads. A web server can send it with
 * `Content-Encoding: br`.
 */
export const lexiconUrl = new URL('../data/lexicon.bin.br', import.meta.url);

/**
 * Reads and unpacks the learned word list (Node only; about ten milliseconds).
 *
 * @returns bytes for `createLexiconDiacritiser` of `@rakhim/arabic`.
 */
export function loadLexicon(): Uint8Array {
  return brotliDecompressSync(readFileSync(lexiconUrl));
}
