import { expect, it } from 'vitest';
import { encodeWav } from './encode-wav.ts';

it('writes a header that says how long and how fast, and samples in range', () => {
  const view = new DataView(encodeWav(new Float32Array([0, 1, -2]), 24_000).buffer);
  expect(view.byteLength).toBe(50);
  expect([
    view.getUint32(4, true),
    view.getUint32(24, true),
    view.getUint32(28, true),
    view.getUint32(40, true),
  ]).toEqual([42, 24_000, 48_000, 6]);
  expect([44, 46, 48].map((offset) => view.getInt16(offset, true))).toEqual([0, 32_767, -32_767]);
});
