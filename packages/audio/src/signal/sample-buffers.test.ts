import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBacklog } from './sample-buffers.ts';

it('keeps what waits in order, whatever is appended and dropped', () => {
  const step = fc.record({ added: fc.nat(30), dropped: fc.nat(30) });
  fc.assert(
    fc.property(fc.nat(5), fc.array(step), (silenceLength, steps) => {
      const backlog = createBacklog(silenceLength);
      let expected: number[] = Array.from({ length: silenceLength }, () => 0);
      let next = 1;
      for (const { added, dropped } of steps) {
        const samples = Float32Array.from({ length: added }, () => next++);
        expected.push(...samples);

        expect(Array.from(backlog.append(samples))).toEqual(expected);

        const count = Math.min(dropped, expected.length);
        backlog.drop(count);
        expected = expected.slice(count);
      }
    }),
  );
});
