/**
 * One layer's numbers: weights in 8 bits, laid out `[kernel · in][out]`, each times the scale of its output channel.
 */
export interface Layer {
  readonly name: string;
  readonly kernel: number;
  readonly in: number;
  readonly out: number;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly biases: Float32Array;
}

/** Turns a normalised output into what it stands for: mean + std · y. */
export interface Scale {
  readonly mean: number;
  readonly std: number;
}

/**
 * A direction in timbre that was learned from a teacher: where the cepstra lie, and how wide they spread, against the
 * first teacher's.
 */
export interface Timbre {
  readonly mean: readonly number[];
  readonly shift: readonly number[];
  readonly scale: readonly number[];
}

/**
 * What an emotion changes in a teacher's speech: mean cepstra, level (semitones) and width (factor) of the melody, and
 * rate (factor).
 */
export interface LearnedStyle {
  readonly shift: readonly number[];
  readonly pitchSemitones: number;
  readonly range: number;
  readonly rate: number;
}

/** Everything but the weights; see FORMAT.md. */
export interface VoiceModelHeader {
  readonly sampleRate: number;
  readonly frameSamples: number;
  readonly alpha: number;
  readonly normalisation: {
    readonly duration: Scale;
    readonly melody: Scale & { readonly medianHz: number };
    readonly spectrum: { readonly mean: readonly number[]; readonly std: readonly number[] };
  };
  readonly timbres: Readonly<Record<string, Timbre>>;
  readonly styles: Readonly<Record<string, LearnedStyle>>;
}

/** The student network and its constants. */
export interface VoiceModel extends VoiceModelHeader {
  readonly layers: ReadonlyMap<string, Layer>;
}

/** Mel-cepstral coefficients of a frame. */
export const cepstrumSize = 40;
