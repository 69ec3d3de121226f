import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlidingMinimum } from './sliding-minimum.ts';

it('gives the minimum of the last values, however they are cut into blocks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.float({ noNaN: true, min: -10, max: 10 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(60),
      (values, length, place) => {
        const filter = createSlidingMinimum(length);
        const blocks = [Float64Array.from(values.slice(0, place)), Float64Array.from(values.slice(place))];
        blocks.forEach(filter);

        const expected = values.map((_, index) =>
          Math.min(...values.slice(Math.max(0, index - length + 1), index + 1)),
        );
        expect(blocks.flatMap((block) => Array.from(block))).toEqual(expected);
      },
    ),
  );
});
