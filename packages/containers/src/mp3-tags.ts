import { startsWith } from './bytes.ts';

/** Bytes of a file that tell whether it begins with an ID3v2 tag, and how long that is. */
export const id3HeaderLength = 10;
/** Bytes of the tag that may follow the last frame; it begins with `TAG`. */
export const id3v1Length = 128;

const hasFooterBit = 0x10;

/**
 * Measures the ID3v2 tag that a file begins with. Source: id3.org, ID3v2.4.0 structure, 3.1.
 *
 * @param bytes at least {@link id3HeaderLength} bytes of the beginning.
 * @returns bytes of the whole tag; 0 when there is none.
 */
export function id3TagLength(bytes: Uint8Array): number {
  if (!startsWith(bytes, 'ID3')) {
    return 0;
  }
  const size = bytes.subarray(6, id3HeaderLength).reduce((total, part) => total * 128 + (part & 0x7f), 0);
  const footerLength = ((bytes[5] ?? 0) & hasFooterBit) === 0 ? 0 : id3HeaderLength;
  return id3HeaderLength + size + footerLength;
}
