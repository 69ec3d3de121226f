import { measureLoudness } from '../loudness/loudness-meter.ts';
import { amplitudeOf } from '../signal/decibels.ts';

/** Test signals: deterministic, full scale ±1. */

export interface SineShape {
  readonly frequencyHz: number;
  readonly sampleRateHz: number;
  readonly durationS: number;
  readonly levelDb?: number;
  readonly phase?: number;
}

export function sine({ frequencyHz, sampleRateHz, durationS, levelDb = 0, phase = 0 }: SineShape): Float32Array {
  const amplitude = amplitudeOf(levelDb);
  return Float32Array.from(
    { length: Math.round(durationS * sampleRateHz) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequencyHz * index) / sampleRateHz + phase),
  );
}

/**
 * A small linear congruential generator (Numerical Recipes), so that every run hears the same noise. @returns values in
 * ±1.
 */
export function createNoise(seed: number): () => number {
  let state = seed >>> 0;
  return function nextNoise() {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

export function noise(length: number, seed = 1): Float32Array {
  const next = createNoise(seed);
  return Float32Array.from({ length }, () => next());
}

/**
 * Something with the shape of speech: a buzzing 120 Hz voice through two resonances, in syllables of 180 ms with pauses
 * after every eighth, and with louder and softer ones.
 *
 * @param loudnessLufs integrated loudness of the whole.
 */
export function speechLike(durationS: number, sampleRateHz: number, loudnessLufs = -23): Float32Array {
  const key = `${durationS}/${sampleRateHz}`;
  const signal = buzzes.get(key) ?? buzzInSyllables(durationS, sampleRateHz);
  buzzes.set(key, signal);
  const gain = amplitudeOf(loudnessLufs - measureLoudness(signal, sampleRateHz).integratedLufs);
  return signal.map((sample) => sample * gain);
}

/** Making them takes longer than most of what is tested with them. */
const buzzes = new Map<string, Float32Array>();

function buzzInSyllables(durationS: number, sampleRateHz: number): Float32Array {
  const next = createNoise(7);
  const syllableLength = Math.round(0.18 * sampleRateHz);
  const signal = new Float32Array(Math.round(durationS * sampleRateHz));
  let stress = 1;
  for (let index = 0; index < signal.length; index++) {
    const syllable = Math.floor(index / syllableLength);
    const place = (index % syllableLength) / syllableLength;
    if (index % syllableLength === 0) {
      stress = 0.6 + 0.4 * Math.abs(next());
    }
    const time = index / sampleRateHz;
    const pulse = (time * 120) % 1;
    const voice =
      Math.exp(-4 * pulse) * (Math.sin(2 * Math.PI * 600 * time) + 0.5 * Math.sin(2 * Math.PI * 1_900 * time));
    const isPause = syllable % 9 === 8;
    signal[index] = isPause ? 0 : stress * Math.sin(Math.PI * place) * (2 * voice + 0.05 * next());
  }
  return signal;
}

export function silence(durationS: number, sampleRateHz: number): Float32Array {
  return new Float32Array(Math.round(durationS * sampleRateHz));
}

export function concatenate(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Root mean square in decibels, between two sample positions. */
export function levelDbOf(samples: Float32Array, start = 0, end = samples.length): number {
  const energy = samples.subarray(start, end).reduce((sum, sample) => sum + sample * sample, 0);
  return 10 * Math.log10(energy / (end - start));
}
