/** What is kept of the quiet before the first and after the last sound, so that soft edges are not cut. */
const edgeMs = { before: 20, after: 40 } as const;
const fadeMs = 5;
/** -50 dB of full scale: quieter than any speech sound. */
const silenceMax = 100;
const fullScale = 32_767;

export interface FinishedChunk {
  readonly samples: Int16Array;
  /** Samples that were taken from the start. */
  readonly cut: number;
}

/**
 * Makes a model's sound one that others can be put beside: the quiet that it made itself is cut off, as the pauses are
 * ours, and both edges are faded, so that no step is heard. Samples that are no numbers become silence.
 */
export function finishChunk(sound: Float32Array, sampleRate: number): FinishedChunk {
  const pcm = new Int16Array(sound.length);
  for (const [index, sample] of sound.entries()) {
    pcm[index] = Math.round(Math.min(1, Math.max(-1, sample)) * fullScale);
  }
  const isSound = (sample: number): boolean => Math.abs(sample) > silenceMax;
  const first = pcm.findIndex(isSound);
  if (first < 0) {
    return { samples: new Int16Array(0), cut: 0 };
  }
  const samplesOf = (milliseconds: number): number => Math.round((milliseconds / 1000) * sampleRate);
  const from = Math.max(0, first - samplesOf(edgeMs.before));
  const to = Math.min(pcm.length, pcm.findLastIndex(isSound) + 1 + samplesOf(edgeMs.after));
  const samples = pcm.slice(from, to);
  const length = Math.min(samplesOf(fadeMs), samples.length);
  for (let index = 0; index < length; index += 1) {
    const gain = index / length;
    samples[index] = (samples[index] ?? 0) * gain;
    samples[samples.length - 1 - index] = (samples[samples.length - 1 - index] ?? 0) * gain;
  }
  return { samples, cut: from };
}
