import { describe, expect, it } from 'vitest';
import { joinBytes } from '../join-bytes.ts';
import { cut } from '../testing/blocks.ts';
import { speechLike } from '../testing/signals.ts';
import { createOggEncoder, oggCodecPool } from './ogg-encoder.ts';

/** CRC-32 of Ogg pages: polynomial 0x04c11db7, not reflected, starting at 0. Source: RFC 3533, section 6. */
function pageCrc(page: Uint8Array): number {
  return page.reduce((crc, byte) => {
    let value = crc ^ (byte << 24);
    for (let bit = 0; bit < 8; bit++) {
      value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
    }
    return value >>> 0;
  }, 0);
}

/** Cuts an Ogg stream into pages. Throws when something else lies between them. */
function readPages(bytes: Uint8Array) {
  const pages = [];
  for (let offset = 0; offset < bytes.length; ) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + offset);
    expect(String.fromCharCode(...bytes.subarray(offset, offset + 4))).toBe('OggS');
    const segments = bytes.subarray(offset + 27, offset + 27 + bytes[offset + 26]!);
    const length = 27 + segments.length + segments.reduce((sum, part) => sum + part, 0);
    const page = bytes.slice(offset, offset + length);
    page.fill(0, 22, 26);
    pages.push({
      flags: bytes[offset + 5]!,
      granule: Number(view.getBigInt64(6, true)),
      sequence: view.getUint32(18, true),
      isIntact: pageCrc(page) === view.getUint32(22, true),
    });
    offset += length;
  }
  return pages;
}

describe('createOggEncoder', () => {
  it('puts out whole intact pages in order, the last one with the exact length', async () => {
    const encoder = await createOggEncoder();
    const blocks = cut(speechLike(3, 24_000), [2_400]).map((block) => encoder.encode(block));
    expect(readPages(blocks[0]!).length).toBeGreaterThan(0);

    const pages = readPages(joinBytes(...blocks, encoder.finish().bytes));

    expect(pages.every((page) => page.isIntact)).toBe(true);
    expect(pages.map((page) => page.sequence)).toEqual(pages.map((_, index) => index));
    expect(pages[0]!.flags).toBe(2);
    expect(pages.at(-1)).toMatchObject({ flags: 4, granule: 72_000 });
  });

  it('gives its instance back when given up', async () => {
    const encoder = await createOggEncoder();
    const { idle } = oggCodecPool.count();
    encoder.encode(Float32Array.of(Number.NaN, Infinity));
    encoder.close();

    expect(oggCodecPool.count().idle).toBe(idle + 1);
    expect(() => encoder.finish()).toThrow('finished or closed');
  });
});
