import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBlocks, sealBlocks, sealedPart, sealedSize } from './sealed-blocks.ts';

const secret = Buffer.alloc(32, 7);
const block = 65_536;

async function sealAll(pieces: readonly Uint8Array[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(sealBlocks(secret, 'sound a', Readable.from(pieces))));
}

async function open(
  sealed: Buffer,
  part: { start: number; end: number; size: number },
  { key = secret, purpose = 'sound a' } = {},
): Promise<Buffer> {
  const { start, end } = sealedPart(part);
  const stored = Readable.from([sealed.subarray(start, end + 1)]);
  return Buffer.concat(await Array.fromAsync(openBlocks(key, purpose, part, stored)));
}

describe('bytes sealed in blocks', () => {
  it('open again, whole and in every part, however they came', async () => {
    const sizes = fc.constantFrom(1, 2, 999, block - 1, block, block + 1, 2 * block, 2 * block + 5, 200_000);
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 100_000 }), fc.nat(), fc.nat(), async (size, step, a, b) => {
        const bytes = Buffer.from(Uint8Array.from({ length: size }, (_value, index) => (index * 31) % 251));
        const pieces = [];
        for (let offset = 0; offset < size; offset += step) {
          pieces.push(bytes.subarray(offset, offset + step));
        }
        const sealed = await sealAll(pieces);
        expect(sealed).toHaveLength(sealedSize(size));
        const start = a % size;
        const end = start + (b % (size - start));
        expect((await open(sealed, { start, end, size })).equals(bytes.subarray(start, end + 1))).toBe(true);
        expect((await open(sealed, { start: 0, end: size - 1, size })).equals(bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('seal nothing, too', async () => {
    expect(await sealAll([])).toHaveLength(sealedSize(0));
  });

  it('hold nothing of what they are', async () => {
    const sealed = await sealAll([Buffer.from('RIFF'.repeat(1000))]);
    expect(sealed.includes('RIFF')).toBe(false);
  });

  const size = 3 * block + 10;
  const whole = { start: 0, end: size - 1, size };

  it('do not open under another secret or for another purpose', async () => {
    const sealed = await sealAll([Buffer.alloc(size, 1)]);
    await expect(open(sealed, whole, { key: Buffer.alloc(32, 8) })).rejects.toThrow();
    await expect(open(sealed, whole, { purpose: 'sound b' })).rejects.toThrow();
  });

  it('do not open when they were changed, moved, or cut off, even between two blocks', async () => {
    const sealed = await sealAll([Buffer.alloc(size, 1)]);
    const stride = sealedSize(block);
    const blocks = [0, 1, 2, 3].map((index) => sealed.subarray(index * stride, (index + 1) * stride));
    const changed = Buffer.from(sealed);
    changed[stride + 100] = (changed[stride + 100] ?? 0) ^ 1;
    await expect(open(changed, whole)).rejects.toThrow();
    const [first, second, third, last] = blocks as [Buffer, Buffer, Buffer, Buffer];
    await expect(open(Buffer.concat([second, first, third, last]), whole)).rejects.toThrow();
    await expect(open(Buffer.concat([first, second, third]), whole)).rejects.toThrow();
    await expect(open(Buffer.concat([first, second, last]), { ...whole, size: size - block })).rejects.toThrow();
    await expect(open(first, { start: 0, end: block - 1, size: block })).rejects.toThrow();
  });
});
