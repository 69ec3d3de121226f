/**
 * Modified Bessel function of the first kind, order zero, by its power series.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 9.6.12.
 */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Stop-band attenuation that the window is shaped for: far below the noise of any speech. */
const attenuationDb = 84;

/**
 * Window shape for that attenuation. Source: Kaiser 1974, as given in Oppenheim and Schafer, Discrete-Time Signal
 * Processing, 7.6.
 */
const kaiserBeta = 0.1102 * (attenuationDb - 8.7);

export interface PolyphaseShape {
  /** Number of output positions between two input samples. */
  readonly phaseCount: number;
  /** Coefficients per position; a multiple of eight. */
  readonly tapCount: number;
  /** Where the response is at half amplitude, in cycles per input sample; at most 0.5. */
  readonly cutoff: number;
}

/** The phases of a filter, one after the other in one table. */
export interface Polyphase extends Omit<PolyphaseShape, 'cutoff'> {
  readonly coefficients: Float64Array;
}

/**
 * Kaiser-windowed sinc low-pass, cut into phases. Phase p interpolates at p / phaseCount after the input sample at tap
 * tapCount / 2 - 1. Every phase is scaled to a sum of 1, so that a constant signal passes unchanged.
 */
export function designPolyphaseLowPass({ phaseCount, tapCount, cutoff }: PolyphaseShape): Polyphase {
  const coefficients = new Float64Array(phaseCount * tapCount);
  for (let phase = 0; phase < phaseCount; phase++) {
    coefficients.set(designPhase(phase / phaseCount, tapCount, cutoff), phase * tapCount);
  }
  return { coefficients, phaseCount, tapCount };
}

function designPhase(position: number, tapCount: number, cutoff: number): Float64Array {
  const half = tapCount / 2;
  const row = Float64Array.from({ length: tapCount }, (_, tap) => {
    const distance = tap - (half - 1) - position;
    const angle = 2 * Math.PI * cutoff * distance;
    const window = besselI0(kaiserBeta * Math.sqrt(Math.max(0, 1 - (distance / half) ** 2)));
    return (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
  });
  const sum = row.reduce((total, value) => total + value, 0);
  return row.map((value) => value / sum);
}
