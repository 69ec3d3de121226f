import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNoise } from '../testing/signals.ts';
import { advance, type FirKernel, type FirPlace } from './fir-kernel.ts';
import { designPolyphaseLowPass, type Polyphase } from './low-pass.ts';
import { createScalarFir } from './scalar-fir.ts';
import { createVectorFir } from './vector-fir.ts';

/** Of the largest sample: what single precision may lose in a sum over the taps. */
const tolerance = 1e-6;

interface Resampling {
  readonly phaseCount: number;
  readonly down: number;
  readonly tapCount: number;
  readonly count: number;
  readonly place: FirPlace;
  readonly seed: number;
}

/** Around the lengths at which one call into the module becomes two. */
const counts = fc.oneof(fc.nat(300), fc.integer({ min: 8_100, max: 8_400 }), fc.constant(17_000));

const resampling: fc.Arbitrary<Resampling> = fc.integer({ min: 1, max: 200 }).chain((phaseCount) =>
  fc.record({
    phaseCount: fc.constant(phaseCount),
    down: fc.integer({ min: 1, max: 3 * phaseCount }),
    tapCount: fc.constantFrom(8, 24, 48, 96),
    count: counts,
    place: fc.record({ sample: fc.nat(40), phase: fc.nat(phaseCount - 1) }),
    seed: fc.nat(),
  }),
);

const searching = fc.record({
  phaseCount: fc.integer({ min: 2, max: 8 }),
  count: counts,
  seed: fc.nat(),
});

function noiseOf(length: number, seed: number): Float64Array {
  const next = createNoise(seed);
  return Float64Array.from({ length }, () => next());
}

function onVectors(filter: Polyphase): FirKernel {
  const kernel = createVectorFir(filter);
  expect(kernel).toBeDefined();
  return kernel!;
}

function largestDifference(first: Float32Array | Float64Array, second: Float32Array | Float64Array): number {
  return Math.max(0, ...Array.from(first, (value, index) => Math.abs(value - (second[index] ?? Number.NaN))));
}

/** Both kernels' outputs for the same noise. */
function resampleOnBoth(shape: Resampling, plain: Polyphase, vector = plain): [Float32Array, Float32Array] {
  const { place, down, phaseCount, tapCount, count, seed } = shape;
  const last = advance(place, Math.max(0, count - 1) * down, phaseCount).sample;
  const input = noiseOf(last + tapCount, seed);
  const outputOf = (kernel: FirKernel): Float32Array => {
    const output = new Float32Array(count);
    kernel.resample(input, place, down, output);
    return output;
  };
  return [outputOf(createScalarFir(plain)), outputOf(onVectors(vector))];
}

describe('the kernel on vectors', () => {
  it('resamples as the plain one does, for any ratio, place and length', () => {
    fc.assert(
      fc.property(resampling, (shape) => {
        const [plain, vector] = resampleOnBoth(shape, designPolyphaseLowPass({ ...shape, cutoff: 0.45 }));

        expect(largestDifference(plain, vector)).toBeLessThan(tolerance);
      }),
      { numRuns: 40 },
    );
  });

  it('finds the peaks that the plain one finds, for any length', () => {
    fc.assert(
      fc.property(searching, ({ phaseCount, count, seed }) => {
        const filter = designPolyphaseLowPass({ phaseCount, tapCount: 24, cutoff: 0.5 });
        const input = noiseOf(count + 23, seed);
        const plain = new Float64Array(count);
        const vector = new Float64Array(count);
        createScalarFir(filter).findPeaks(input, 0, plain);
        onVectors(filter).findPeaks(input, 0, vector);

        expect(largestDifference(plain, vector)).toBeLessThan(tolerance);
      }),
      { numRuns: 40 },
    );
  });

  it('does not round away one wrong coefficient', () => {
    const filter = designPolyphaseLowPass({ phaseCount: 160, tapCount: 48, cutoff: 0.45 });
    const wrong = { ...filter, coefficients: filter.coefficients.slice() };
    wrong.coefficients[80 * 48 + 11]! += 1e-4;
    const shape = { phaseCount: 160, tapCount: 48, down: 147, count: 2_000, place: { sample: 0, phase: 0 }, seed: 1 };

    const [plain, vector] = resampleOnBoth(shape, filter, wrong);

    expect(largestDifference(plain, vector)).toBeGreaterThan(10 * tolerance);
  });

  it('looks between samples only where the floor can be reached, and keeps each peak at or above its sample', () => {
    const filter = designPolyphaseLowPass({ phaseCount: 4, tapCount: 24, cutoff: 0.5 });
    const soft = noiseOf(1_023, 5).map((sample) => sample / 4);
    const input = Float64Array.from([...soft.subarray(0, 500), ...noiseOf(523, 6)]);
    const peaks = new Float64Array(1_000);

    onVectors(filter).findPeaks(input, 0.5, peaks);

    const excess = peaks.map((peak, index) => peak - Math.abs(input[index + 11]!));
    expect(Math.max(...excess.subarray(0, 440))).toBeLessThan(tolerance);
    expect(Math.max(...excess.subarray(500))).toBeGreaterThan(0.1);
    expect(Math.min(...excess)).toBeGreaterThan(-tolerance);
  });

  it('remembers nothing of one call in the next', () => {
    const kernel = onVectors(designPolyphaseLowPass({ phaseCount: 4, tapCount: 24, cutoff: 0.5 }));
    const loud = new Float64Array(2_000).fill(1_000);
    kernel.findPeaks(loud, 0, new Float64Array(1_977));
    const peaks = new Float64Array(5);

    kernel.findPeaks(new Float64Array(28).fill(0.5), 0, peaks);

    expect(largestDifference(peaks, new Float64Array(5).fill(0.5))).toBeLessThan(1e-4);
  });
});

describe('without vectors', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is the plain kernel', async () => {
    vi.resetModules();
    const validate = vi.fn(() => false);
    vi.stubGlobal('WebAssembly', { validate, Module: Object, Instance: Object });
    const { createResampler } = await import('./resampler.ts');

    const resampler = createResampler(22_050);
    const output = resampler.push(new Float32Array(2_205).fill(0.5));

    expect(validate).toHaveBeenCalled();
    expect(output[1_000]).toBeCloseTo(0.5, 6);
  });
});
