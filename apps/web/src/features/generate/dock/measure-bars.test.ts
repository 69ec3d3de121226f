import { expect, it } from 'vitest';
import { measureBars } from './measure-bars.ts';

it('the loudest piece has the full height and silence the least', () => {
  const samples = new Float32Array(400);
  samples.fill(0.5, 100, 200);
  samples.fill(0.25, 200, 300);
  expect(measureBars(samples, 4)).toEqual([1, 8, 4, 1]);
});

it.each([0, 3])('a sound of %i samples has all bars', (length) => {
  expect(measureBars(new Float32Array(length), 8)).toEqual(Array.from({ length: 8 }, () => 1));
});
