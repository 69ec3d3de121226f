import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { cut } from '../testing/blocks.ts';
import { readOggPages } from '../testing/ogg.ts';
import { speechLike } from '../testing/signals.ts';
import { createOggEncoder, oggCodecPool } from './ogg-encoder.ts';

describe('createOggEncoder', () => {
  it('puts out whole intact pages in order, the last one with the exact length', async () => {
    const encoder = await createOggEncoder();
    const blocks = cut(speechLike(3, 24_000), [2_400]).map((block) => encoder.encode(block));
    expect(readOggPages(blocks[0]!).length).toBeGreaterThan(0);

    const pages = readOggPages(concatBytes([...blocks, encoder.finish().bytes]));

    expect(pages.every((page) => page.isIntact)).toBe(true);
    expect(pages.map((page) => page.sequence)).toEqual(pages.map((_, index) => index));
    expect(pages[0]!.flags).toBe(2);
    expect(pages.at(-1)).toMatchObject({ flags: 4, granule: 72_000 });
  });

  it('returns its instance to the pool after an abort', async () => {
    const encoder = await createOggEncoder();
    const { idle } = oggCodecPool.count();
    encoder.encode(Float32Array.of(Number.NaN, Infinity));
    encoder.close();

    expect(oggCodecPool.count().idle).toBe(idle + 1);
    expect(() => encoder.finish()).toThrow('finished or closed');
  });
});
