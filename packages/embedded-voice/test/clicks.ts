const windowSeconds = 0.015;
/** What lies this near belongs to the click itself. */
const ownSeconds = 0.001;
/** A click's fourth difference stands this far out of its surroundings; the pulses of a voice stay below half of it. */
const threshold = 16;
/** Below this nothing is heard, whatever it stands out of; full scale is 1. */
const floor = 2e-3;

/**
 * Finds discontinuities: samples whose fourth difference, in which a jump is large and speech small, stands out of the
 * 15 ms before and after.
 *
 * @returns their places, one for each click.
 */
export function findClicks(samples: Float32Array, sampleRateHz: number): number[] {
  const differences = samples.map((_, index) => Math.abs(fourthDifference(samples, index)));
  const [reach, own] = [Math.round(windowSeconds * sampleRateHz), Math.round(ownSeconds * sampleRateHz)];
  const sums = new Float64Array(samples.length + 1);
  for (let index = 0; index < differences.length; index += 1) {
    sums[index + 1] = sums[index]! + differences[index]! ** 2;
  }
  const clicks: number[] = [];
  for (let index = 0; index < differences.length; index += 1) {
    const difference = differences[index]!;
    const isNew = index - (clicks.at(-1) ?? Number.NEGATIVE_INFINITY) > own;
    if (isNew && difference > floor && difference > threshold * levelAround(sums, index, { reach, own })) {
      clicks.push(index);
    }
  }
  return clicks;
}

/** 0 at the ends, where there is nothing to compare with. */
function fourthDifference(samples: Float32Array, index: number): number {
  const isInside = index >= 2 && index < samples.length - 2;
  const [outer, inner] = isInside
    ? [samples[index - 2]! + samples[index + 2]!, samples[index - 1]! + samples[index + 1]!]
    : [0, 0];
  return isInside ? outer - 4 * inner + 6 * samples[index]! : 0;
}

/**
 * Root mean square of the values around a place, the nearest left out.
 *
 * @param sums of the squares up to each place.
 */
function levelAround(
  sums: Float64Array,
  index: number,
  { reach, own }: { readonly reach: number; readonly own: number },
): number {
  const [from, to] = [Math.max(0, index - reach), Math.min(sums.length - 1, index + reach)];
  const [gapFrom, gapTo] = [Math.max(0, index - own), Math.min(sums.length - 1, index + own + 1)];
  const sum = sums[to]! - sums[from]! - (sums[gapTo]! - sums[gapFrom]!);
  return Math.sqrt(sum / Math.max(to - from - (gapTo - gapFrom), 1));
}
