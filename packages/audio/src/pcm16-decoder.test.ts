import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPcm16Decoder } from './pcm16-decoder.ts';

it('gives the same samples wherever the bytes are cut, and drops half a sample at the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -32_768, max: 32_767 })),
      fc.array(fc.nat(5)),
      fc.boolean(),
      (samples, lengths, hasOddEnd) => {
        const bytes = new Uint8Array([...new Uint8Array(Int16Array.from(samples).buffer), ...(hasOddEnd ? [7] : [])]);
        const decode = createPcm16Decoder();
        const decoded: number[] = [];
        let start = 0;
        for (const length of lengths) {
          decoded.push(...decode(bytes.subarray(start, start + length)));
          start += length;
        }
        decoded.push(...decode(bytes.subarray(start)));

        expect(decoded).toEqual(samples);
      },
    ),
  );
});
