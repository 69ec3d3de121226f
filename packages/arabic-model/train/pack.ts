import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Packs what was learned into a file of the package.
 *
 * @returns what to write into the model card: sizes, and the hash of the unpacked bytes.
 */
export function pack(bytes: Uint8Array, file: URL): string {
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(file, packed);
  return `${bytes.length} bytes, ${packed.length} packed\nsha256 ${createHash('sha256').update(bytes).digest('hex')}\n`;
}
