import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateSentenceTimes } from './sentence-times.ts';

describe('estimateSentenceTimes', () => {
  it('gives each sentence its share, in code points of the text', () => {
    const text = '😀 نعم. لا أدري!  ... حقًّا؟';
    const times = estimateSentenceTimes(text, 1200);
    expect(times.map(({ start, end }) => Array.from(text).slice(start, end).join(''))).toEqual([
      '😀 نعم.',
      'لا أدري!  ...',
      'حقًّا؟',
    ]);
    expect(times.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 300],
      [300, 900],
      [900, 1200],
    ]);
  });

  it('leaves no gap, and ends with the sound', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('ا', 'ب', '.', '؟', ' ', '\n', '😀', '1') }),
        fc.nat(1e6),
        (text, durationMs) => {
          const times = estimateSentenceTimes(text, durationMs);
          times.forEach(({ start, end, startMs }, index) => {
            const before = times[index - 1];
            expect(startMs).toBe(before?.endMs ?? 0);
            expect(start).toBeGreaterThanOrEqual(before?.end ?? 0);
            expect(end).toBeGreaterThan(start);
          });
          expect(times.at(-1)?.endMs ?? durationMs).toBe(durationMs);
        },
      ),
    );
  });
});
