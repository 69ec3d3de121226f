import { sampleRate } from '../format.ts';
import type { Stage } from '../stage.ts';
import { createFirKernel } from './create-fir-kernel.ts';
import { advance, type FirKernel } from './fir-kernel.ts';
import { designPolyphaseLowPass } from './low-pass.ts';
import { createBacklog, createScratch } from './sample-buffers.ts';

/** Input rates accepted, in hertz. */
export const inputSampleRates = { min: 8_000, max: 48_000 } as const;

/**
 * Taps per output sample at equal rates: wide enough for a transition band of about a fifth of the lower rate's half.
 */
const baseTapCount = 48;

/** Half-amplitude point relative to half the lower of the two rates; the stop band then starts at that half. */
const cutoffShare = 0.9;

interface Ratio {
  /** Output positions per input sample after reduction; output sample m sits at input position m × down / up. */
  readonly up: number;
  readonly down: number;
  readonly tapCount: number;
  readonly kernel: FirKernel;
}

/** Tables are the costly part and engines use one or two rates, so a few are kept for the life of the thread. */
const ratios = new Map<string, Ratio>();
const ratiosKept = 4;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function createRatio(fromHz: number, toHz: number): Ratio {
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const narrowing = Math.min(1, toHz / fromHz);
  const tapCount = 8 * Math.ceil(baseTapCount / narrowing / 8);
  const filter = designPolyphaseLowPass({ phaseCount: up, tapCount, cutoff: (cutoffShare * narrowing) / 2 });
  return { up, down, tapCount, kernel: createFirKernel(filter) };
}

function ratioOf(fromHz: number, toHz: number): Ratio {
  const key = `${fromHz}/${toHz}`;
  const known = ratios.get(key);
  if (known !== undefined) {
    return known;
  }
  const ratio = createRatio(fromHz, toHz);
  if (ratios.size >= ratiosKept) {
    ratios.clear();
  }
  ratios.set(key, ratio);
  return ratio;
}

function assertRate(rateHz: number): void {
  if (!Number.isInteger(rateHz) || rateHz < inputSampleRates.min || rateHz > inputSampleRates.max) {
    throw new RangeError(
      `sample rate must be a whole number from ${inputSampleRates.min} to ${inputSampleRates.max} Hz, got ${rateHz}`,
    );
  }
}

function createPassThrough(): Stage {
  return { push: (samples) => new Float32Array(samples), finish: () => new Float32Array(0) };
}

/**
 * Converts the sample rate with a polyphase Kaiser-windowed low-pass, aligned in time: output sample m is the input at
 * m × fromHz / toHz. n input samples give exactly ⌈n × toHz / fromHz⌉ output samples over the whole utterance.
 *
 * @param fromHz input rate, a whole number of hertz from 8,000 to 48,000.
 * @param toHz output rate, same range.
 * @throws RangeError for a rate outside that range.
 */
export function createResampler(fromHz: number, toHz: number = sampleRate): Stage {
  assertRate(fromHz);
  assertRate(toHz);
  return fromHz === toHz ? createPassThrough() : createPolyphaseResampler(ratioOf(fromHz, toHz));
}

function createPolyphaseResampler({ up, down, tapCount, kernel }: Ratio): Stage {
  const half = tapCount / 2;
  // The signal is silent before its start: the first output's filter reaches half - 1 samples back.
  const backlog = createBacklog(half - 1);
  const takeScratch = createScratch(Float32Array);
  let phase = 0;

  function push(samples: Float32Array | Float64Array): Float32Array {
    const input = backlog.append(samples);
    const ready = Math.max(0, input.length - tapCount + 1);
    const output = takeScratch(Math.max(0, Math.ceil((ready * up - phase) / down)));
    kernel.resample(input, { sample: 0, phase }, down, output);
    const next = advance({ sample: 0, phase }, output.length * down, up);
    phase = next.phase;
    backlog.drop(next.sample);
    return output;
  }

  return {
    push,
    finish: () => push(new Float32Array(half)),
  };
}
