import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreamSeal, unsealStream } from './sealed-stream.ts';

async function sealAll(secret: Buffer, blocks: readonly Uint8Array[]) {
  const seal = createStreamSeal(secret, 'test');
  const sealed = Buffer.concat(await Array.fromAsync(seal.seal(Readable.from(blocks))));
  return { sealed, facts: seal.facts() };
}

describe('a sealed stream', () => {
  it('returns the sealed bytes, however they were cut, for the same secret and purpose only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1 })),
        fc.uint8Array({ minLength: 1 }),
        async (blocks, secretBytes) => {
          const secret = Buffer.from(secretBytes);
          const { sealed, facts } = await sealAll(secret, blocks);
          const open = (as: Buffer, purpose: string) =>
            Array.fromAsync(unsealStream(as, purpose, facts, Readable.from([sealed])));
          expect(Buffer.concat(await open(secret, 'test'))).toEqual(Buffer.concat(blocks));
          await expect(open(Buffer.concat([secret, Buffer.from('x')]), 'test')).rejects.toThrow();
          await expect(open(secret, 'another')).rejects.toThrow();
        },
      ),
      { numRuns: 20 },
    );
  });

  it('notices a changed byte at its end', async () => {
    const secret = Buffer.from('secret');
    const { sealed, facts } = await sealAll(secret, [Buffer.from('some sound')]);
    sealed[3]! ^= 1;
    await expect(Array.fromAsync(unsealStream(secret, 'test', facts, Readable.from([sealed])))).rejects.toThrow();
  });
});
