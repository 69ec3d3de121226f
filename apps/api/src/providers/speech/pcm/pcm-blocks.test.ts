import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPcmBlocks } from './pcm-blocks.ts';

async function* chunksOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for (let index = 0; offset < bytes.byteLength; index += 1) {
    const size = sizes[index % sizes.length]!;
    yield bytes.subarray(offset, offset + size);
    offset += size;
  }
}

describe('toPcmBlocks', () => {
  it('gives the same samples wherever the network cuts the bytes', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.int16Array({ minLength: 1, maxLength: 60_000, size: 'max' }),
        sizes,
        async (samples, cuts) => {
          const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
          const blocks = await Array.fromAsync(toPcmBlocks(chunksOf(bytes, cuts)));
          expect(Buffer.concat(blocks.map((block) => Buffer.from(block.buffer))).equals(bytes)).toBe(true);
          expect(blocks.every((block) => block.length <= 16_384)).toBe(true);
          expect(blocks.slice(0, -1).every((block) => block.length >= 480)).toBe(true);
        },
      ),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('makes a few blocks of very many small chunks', async () => {
    const blocks = await Array.fromAsync(toPcmBlocks(chunksOf(new Uint8Array(9_600), [1])));
    expect(blocks).toHaveLength(10);
  });

  it('refuses a sound that ends in the middle of a sample', async () => {
    await expect(Array.fromAsync(toPcmBlocks(chunksOf(new Uint8Array(4_801), [1_000])))).rejects.toMatchObject({
      code: 'speech_engine_failed',
    });
  });
});
