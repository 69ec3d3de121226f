import { expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

it('gives the check value of CRC-16/ARC, also in two steps', () => {
  const digits = new TextEncoder().encode('123456789');

  expect(crc16(digits)).toBe(0xbb3d);
  expect(crc16(digits.subarray(4), crc16(digits.subarray(0, 4)))).toBe(0xbb3d);
});
