import { expect, it } from 'vitest';
import { designKWeighting } from './k-weighting.ts';

it('gives the coefficients that BS.1770-4 tabulates for 48 kHz', () => {
  const [shelf, highPass] = designKWeighting(48_000);

  expect(shelf.b0).toBeCloseTo(1.53512485958697, 10);
  expect(shelf.b1).toBeCloseTo(-2.69169618940638, 10);
  expect(shelf.b2).toBeCloseTo(1.19839281085285, 10);
  expect(shelf.a1).toBeCloseTo(-1.69065929318241, 10);
  expect(shelf.a2).toBeCloseTo(0.73248077421585, 10);
  expect(highPass.a1).toBeCloseTo(-1.99004745483398, 10);
  expect(highPass.a2).toBeCloseTo(0.99007225036621, 10);
});
