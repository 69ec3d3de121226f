import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('a Range header', () => {
  it.each([
    ['', 100, undefined],
    ['bytes=0-', 100, { start: 0, end: 99 }],
    ['bytes=10-19', 100, { start: 10, end: 19 }],
    ['bytes=90-200', 100, { start: 90, end: 99 }],
    ['bytes=-5', 100, { start: 95, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, 'unsatisfiable'],
    ['bytes=-0', 100, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=-', 100, undefined],
    ['bytes=5-4', 100, undefined],
    ['bytes=0-1,5-6', 100, undefined],
    ['seconds=0-1', 100, undefined],
  ])('%s of %d bytes', (header, size, expected) => {
    expect(readByteRange(header, size)).toEqual(expected);
  });

  it('never reaches beyond the body', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(), fc.nat()).map(([first, last]) => `bytes=${first}-${last}`),
        ),
        fc.nat(1000),
        (header, size) => {
          const range = readByteRange(header, size);
          if (typeof range === 'object') {
            expect(range.start).toBeGreaterThanOrEqual(0);
            expect(range.start).toBeLessThanOrEqual(range.end);
            expect(range.end).toBeLessThan(size);
          }
        },
      ),
    );
  });
});
