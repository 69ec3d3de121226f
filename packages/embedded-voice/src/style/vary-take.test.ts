import { expect, it } from 'vitest';
import { plainProsody } from './prosody.ts';
import { varyTake } from './vary-take.ts';

it('the first take is the voice’s own, and every other one is always the same and unlike those beside it', () => {
  expect(varyTake(plainProsody, 1)).toEqual(plainProsody);
  expect(varyTake(plainProsody, 7)).toEqual(varyTake(plainProsody, 7));
  for (let take = 1; take < 200; take += 1) {
    const [one, next] = [varyTake(plainProsody, take), varyTake(plainProsody, take + 1)];
    // Together at least a third of the way from one end to the other, in pace and melody.
    const difference = Math.abs(one.rate - next.rate) / 0.12 + Math.abs(one.range - next.range) / 0.44;
    expect(difference).toBeGreaterThan(0.33);
  }
});

it('takes stay near the voice’s own', () => {
  const takes = Array.from({ length: 1000 }, (_, index) => varyTake(plainProsody, index + 1));
  for (const { rate, pitchSemitones, range } of takes) {
    expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.06);
    expect(Math.abs(pitchSemitones)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(range - 1)).toBeLessThanOrEqual(0.22);
  }
});
