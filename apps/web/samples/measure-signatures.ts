/** Bars of a signature, each a band of frequencies; they are as wide to the ear as each other. */
const bands = 24;
const lowestHz = 90;
const highestHz = 7_000;
/** Frequencies looked at in each band. */
const probes = 5;
const frameSeconds = 0.04;
const heights = 8;

export interface Recording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/**
 * The signature of each voice: how strong it is in each band of frequencies, compared with the mean of them all. All
 * must say the same text.
 *
 * @returns `bands` heights from 1 to 8 for each, as digits. The full height is a standard deviation or more above.
 */
export function measureSignatures(recordings: readonly Recording[]): string[] {
  const spectra = recordings.map(measureSpectrum);
  const columns = Array.from({ length: bands }, (_, band) => spectra.map((levels) => levels[band] ?? 0));
  return spectra.map((levels) =>
    levels
      .map((level, band) => {
        const { mean, deviation } = describe(columns[band] ?? []);
        const place = (level - mean) / (deviation * 2) + 1 / 2;
        return Math.max(1, Math.min(heights, Math.round(place * heights)));
      })
      .join(''),
  );
}

/** The mean level of each band in decibels, by Goertzel's algorithm; the loudness of the whole is taken out. */
function measureSpectrum({ samples, sampleRate }: Recording): number[] {
  const frame = Math.round(frameSeconds * sampleRate);
  const levels = Array.from({ length: bands }, (_, band) => {
    let power = 0;
    for (let probe = 0; probe < probes; probe += 1) {
      const hz = lowestHz * (highestHz / lowestHz) ** ((band + probe / probes) / bands);
      for (let start = 0; start + frame <= samples.length; start += frame) {
        power += powerAt(samples.subarray(start, start + frame), hz / sampleRate);
      }
    }
    return 10 * Math.log10(power + Number.MIN_VALUE);
  });
  const { mean } = describe(levels);
  return levels.map((level) => level - mean);
}

/** @param frequency as a share of the sample rate. */
function powerAt(frame: Float32Array, frequency: number): number {
  const factor = 2 * Math.cos(2 * Math.PI * frequency);
  let [last, before] = [0, 0];
  for (const sample of frame) {
    [last, before] = [sample + factor * last - before, last];
  }
  return last ** 2 + before ** 2 - factor * last * before;
}

function describe(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}
