function entryOf(byte: number): number {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) {
    value = value & 1 ? (value >>> 1) ^ 0xa001 : value >>> 1;
  }
  return value;
}

const table = Uint16Array.from({ length: 256 }, (_, byte) => entryOf(byte));

/**
 * CRC-16/ARC (polynomial 0x8005, reflected, starting at 0), the check of the LAME tag.
 *
 * @param crc the result for the bytes before, to go on from.
 */
export function crc16(bytes: Uint8Array, crc = 0): number {
  return bytes.reduce((value, byte) => (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0), crc);
}
