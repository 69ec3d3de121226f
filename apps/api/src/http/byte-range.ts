import type { ByteRange } from '#src/providers/blobs/blob-store.ts';

const single = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/u;

/**
 * The part of a body that a `Range` header asks for (RFC 9110, section 14). What is not understood, and several parts
 * at once, count as no range, as the standard allows.
 *
 * @param size bytes of the whole body.
 * @returns `unsatisfiable` when it begins beyond the end; `undefined` when all is asked for.
 */
export function readByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const { first, last } = single.exec(header)?.groups ?? {};
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return undefined;
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) {
    return undefined;
  }
  return start >= size ? 'unsatisfiable' : { start, end };
}
