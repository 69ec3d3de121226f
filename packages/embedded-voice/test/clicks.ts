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
  const clicks: number[] = [];
  for (const [index, difference] of differences.entries()) {
    const isNew = index - (clicks.at(-1) ?? Number.NEGATIVE_INFINITY) > own;
    if (isNew && difference > floor && difference > threshold * levelAround(differences, index, { reach, own })) {
      clicks.push(index);
    }
  }
  return clicks;
}

/** 0 at the ends, where there is nothing to compare with. */
function fourthDifference(samples: Float32Array, index: number): number {
  const [a, b, c, d, e] = samples.subarray(Math.max(index - 2, 0), index + 3);
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || index < 2
    ? 0
    : a - 4 * b + 6 * c - 4 * d + e;
}

function levelAround(
  values: Float32Array,
  index: number,
  { reach, own }: { readonly reach: number; readonly own: number },
): number {
  const before = values.subarray(Math.max(0, index - reach), Math.max(0, index - own));
  const after = values.subarray(index + own + 1, index + reach);
  const sum = [before, after].reduce((total, part) => part.reduce((all, value) => all + value * value, total), 0);
  return Math.sqrt(sum / Math.max(before.length + after.length, 1));
}
