/** Fundamental frequencies looked for, in hertz. */
const fundamentalHz = { min: 60, max: 420 } as const;
const frameSeconds = 0.046;
const hopSeconds = 0.05;
const voicedLevel = 800;
const voicedCorrelation = 0.6;

/** Median of the fundamental frequency of the voiced parts, in hertz. */
export function medianFundamentalHz(samples: Int16Array, sampleRateHz: number): number {
  const voiced = fundamentalsHz(samples, sampleRateHz, hopSeconds).filter((hz) => hz !== undefined);
  return voiced.toSorted((a, b) => a - b)[voiced.length >> 1] ?? Number.NaN;
}

/**
 * Fundamental frequencies by normalised autocorrelation at half the rate; the shortest period that fits nearly as well
 * as the best is taken, against errors of an octave, and refined by a parabola.
 *
 * @returns one for each step, in hertz; undefined where nothing is voiced.
 */
export function fundamentalsHz(samples: Int16Array, sampleRateHz: number, stepSeconds: number): (number | undefined)[] {
  const signal = Float64Array.from(
    { length: samples.length >> 1 },
    (_, index) => (samples[2 * index]! + samples[2 * index + 1]!) / 2,
  );
  const rateHz = sampleRateHz / 2;
  const length = Math.round(frameSeconds * rateHz);
  const fundamentals: (number | undefined)[] = [];
  for (let start = 0; start + 2 * length < signal.length; start += Math.round(stepSeconds * rateHz)) {
    const lag = findPeriod(signal, start, length, rateHz);
    fundamentals.push(lag === undefined ? undefined : rateHz / lag);
  }
  return fundamentals;
}

/** @returns the period in samples, or undefined where nothing is voiced. */
function findPeriod(signal: Float64Array, start: number, length: number, rateHz: number): number | undefined {
  const energy = correlate(signal, start, 0, length);
  if (Math.sqrt(energy / length) < voicedLevel) {
    return undefined;
  }
  const firstLag = Math.floor(rateHz / fundamentalHz.max);
  const scores = Array.from({ length: Math.ceil(rateHz / fundamentalHz.min) - firstLag }, (_, index) => {
    const lag = firstLag + index;
    return correlate(signal, start, lag, length) / Math.sqrt(energy * correlate(signal, start + lag, 0, length) + 1);
  });
  const best = Math.max(...scores);
  if (best < voicedCorrelation) {
    return undefined;
  }
  let place = scores.findIndex((score) => score >= 0.9 * best);
  while ((scores[place + 1] ?? 0) > (scores[place] ?? 0)) {
    place += 1;
  }
  const [before = 0, peak = 0, after = 0] = scores.slice(Math.max(place - 1, 0), place + 2);
  const curvature = before - 2 * peak + after;
  return firstLag + place + (curvature < 0 ? (before - after) / (2 * curvature) : 0);
}

function correlate(signal: Float64Array, start: number, lag: number, length: number): number {
  let sum = 0;
  for (let index = start; index < start + length; index += 1) {
    sum += signal[index]! * signal[index + lag]!;
  }
  return sum;
}

const spectrumLength = 1024;
/** Centres of third-octave bands. */
const bandCentresHz = Array.from({ length: 19 }, (_, index) => 125 * 2 ** (index / 3)).filter(
  (centre) => centre < 8_000,
);

/**
 * Long-term average spectrum in third-octave bands, in decibels relative to the mean of all bands: colour without
 * loudness.
 */
export function longTermSpectrumDb(samples: Int16Array, sampleRateHz: number): number[] {
  const power = new Float64Array(spectrumLength / 2);
  for (let start = 0; start + spectrumLength <= samples.length; start += spectrumLength / 2) {
    addPowerSpectrum(samples.subarray(start, start + spectrumLength), power);
  }
  const levels = bandCentresHz.map((centre) => {
    const [from, to] = [centre * 2 ** (-1 / 6), centre * 2 ** (1 / 6)].map(
      (hz) => (hz / sampleRateHz) * spectrumLength,
    );
    const bins = power.slice(Math.floor(from!), Math.max(Math.ceil(to!), Math.floor(from!) + 1));
    return 10 * Math.log10(bins.reduce((sum, value) => sum + value, 0) / bins.length + 1);
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** Root mean square difference of two spectra, in decibels. */
export function spectralDistanceDb(first: readonly number[], second: readonly number[]): number {
  return Math.sqrt(first.reduce((sum, level, band) => sum + (level - second[band]!) ** 2, 0) / first.length);
}

export function semitonesBetween(firstHz: number, secondHz: number): number {
  return Math.abs(12 * Math.log2(firstHz / secondHz));
}

/** Adds |DFT|² of a Hann-windowed frame, by an iterative radix-2 transform. */
export function addPowerSpectrum(frame: Int16Array, power: Float64Array): void {
  const size = frame.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const bits = Math.log2(size);
  for (let index = 0; index < size; index += 1) {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit += 1) {
      reversed |= ((index >> bit) & 1) << (bits - 1 - bit);
    }
    real[reversed] = frame[index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  }
  for (let half = 1; half < size; half *= 2) {
    for (let offset = 0; offset < half; offset += 1) {
      const angle = (-Math.PI * offset) / half;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let low = offset; low < size; low += 2 * half) {
        const high = low + half;
        const turnedReal = real[high]! * cosine - imaginary[high]! * sine;
        const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - turnedReal;
        imaginary[high] = imaginary[low]! - turnedImaginary;
        real[low]! += turnedReal;
        imaginary[low]! += turnedImaginary;
      }
    }
  }
  for (let bin = 0; bin < power.length; bin += 1) {
    power[bin]! += real[bin]! ** 2 + imaginary[bin]! ** 2;
  }
}
