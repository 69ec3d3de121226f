import { concatBytes } from '@rakhim/containers';

/**
 * Turns a stream of bytes into 16-bit little-endian samples, whatever places the stream is cut at.
 *
 * @returns a function from the next bytes to the samples that they complete. A single byte left at the very end is no
 *   sample and is dropped.
 */
export function createPcm16Decoder(): (bytes: Uint8Array) => Int16Array {
  let oddByte: number | undefined;
  return function decode(bytes) {
    const whole = oddByte === undefined ? bytes : concatBytes([Uint8Array.of(oddByte), bytes]);
    oddByte = whole.length % 2 === 1 ? whole[whole.length - 1] : undefined;
    const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
    return Int16Array.from({ length: Math.floor(whole.length / 2) }, (_, index) => view.getInt16(index * 2, true));
  };
}
