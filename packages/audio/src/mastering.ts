import { sampleRate } from './format.ts';
import { type BiquadSpecification, createBiquadCascade, designBiquad } from './signal/biquad.ts';
import { type BlockFilter, createGain } from './signal/block-filter.ts';
import { type CompressorSettings, createCompressor } from './signal/compressor.ts';
import { amplitudeOf } from './signal/decibels.ts';
import { createLeveller } from './signal/leveller.ts';
import { createLimiter, type LimiterSettings } from './signal/limiter.ts';
import { createScratch } from './signal/sample-buffers.ts';
import type { Stage } from './stage.ts';

/** Loudness that everything is mastered to, in LUFS. */
export const targetLufs = -16;

/** Rumble out, mud down, consonants up, hiss down. */
const equalizer: readonly BiquadSpecification[] = [
  { kind: 'highPass', frequencyHz: 80, q: Math.SQRT1_2 },
  { kind: 'peak', frequencyHz: 260, q: 1, gainDb: -2 },
  { kind: 'peak', frequencyHz: 3_000, q: 0.9, gainDb: 2.5 },
  { kind: 'highShelf', frequencyHz: 8_000, q: Math.SQRT1_2, gainDb: -1.5 },
];

const compressor: CompressorSettings = { thresholdDb: -22, ratio: 2.5, attackMs: 8, releaseMs: 120 };

/**
 * The ceiling lies well below the promised -1 dB of true peak, because lossy coding raises peaks: breathy voices by
 * more than a decibel.
 */
const limiter: LimiterSettings = { ceilingDb: -2.5, lookAheadMs: 3, releaseMs: 60 };

/** Loudness of speech at the compressor's input that its threshold is meant for, in LUFS. */
const compressorInputLufs = -23;
/**
 * The make-up gain from the compressor's level to the target for an average voice; the leveller of the output starts
 * there.
 */
const makeUpGainDb = 11;
/** The loudness that the limiter takes from an average voice, in decibels. */
const limiterLossDb = 1.1;

/**
 * The way the level is reached. `gainDb`: a gain calibrated for this voice, applied after the compressor. `auto`: the
 * input's level is unknown and is followed slowly; `startGainDb` is the gain to begin with, for instance the one that
 * an earlier utterance of the same voice ended with.
 */
export type Level = { readonly gainDb: number } | { readonly auto: { readonly startGainDb?: number } };

export interface Mastering extends Stage {
  /** @returns the gain now applied for the level, in decibels. */
  gainDb(): number;
  /** Goes over to another gain. @throws RangeError for one that is not finite, Error where the level is followed. */
  setGainDb(gainDb: number): void;
}

/** The two places of the chain where the level is set. */
interface LevelControl {
  readonly beforeCompressor: BlockFilter;
  readonly afterCompressor: BlockFilter;
  gainDb(): number;
  setGainDb(gainDb: number): void;
}

/** In which a level goes over to another: too quick to be heard, too slow to click. */
const glideMs = 8;

function assertGain(gainDb: number): number {
  if (!Number.isFinite(gainDb)) {
    throw new RangeError(`gain must be a finite number of decibels, got ${gainDb}`);
  }
  return gainDb;
}

function createFixedLevel(gainDb: number): LevelControl {
  const gain = createGain(amplitudeOf(assertGain(gainDb)), Math.round((glideMs * sampleRate) / 1_000));
  let current = gainDb;
  return {
    beforeCompressor() {},
    afterCompressor: gain.filter,
    gainDb: () => current,
    setGainDb(next) {
      gain.glideTo(amplitudeOf(assertGain(next)));
      current = next;
    },
  };
}

/**
 * One leveller makes the compressor work at its proper level, a second one makes up for what it took, which depends on
 * the voice.
 */
function createAutomaticLevel(startGainDb: number): LevelControl {
  const input = createLeveller({ targetLufs: compressorInputLufs, startGainDb: assertGain(startGainDb) }, sampleRate);
  const output = createLeveller({ targetLufs: targetLufs + limiterLossDb, startGainDb: makeUpGainDb }, sampleRate);
  return {
    beforeCompressor: input.filter,
    afterCompressor: output.filter,
    gainDb: input.gainDb,
    setGainDb: refuseGain,
  };
}

function refuseGain(): never {
  throw new Error('A level that is followed cannot be set.');
}

function createLevelControl(level: Level): LevelControl {
  return 'gainDb' in level ? createFixedLevel(level.gainDb) : createAutomaticLevel(level.auto.startGainDb ?? 0);
}

/**
 * Turns raw 24 kHz speech into level speech: equalizer, compressor, gain, true-peak limiter. The output has as many
 * samples as the input and is aligned with it. True peak stays below -1 dB; loudness arrives at -16 LUFS when the gain
 * is right.
 *
 * @throws RangeError for a gain that is not finite.
 */
export function createMastering(level: Level): Mastering {
  const equalize = createBiquadCascade(equalizer.map((filter) => designBiquad(filter, sampleRate)));
  const { beforeCompressor, afterCompressor, gainDb, setGainDb } = createLevelControl(level);
  const compress = createCompressor(compressor, sampleRate);
  const limit = createLimiter(limiter, sampleRate);
  const takeScratch = createScratch(Float64Array);

  return {
    push(samples) {
      const signal = takeScratch(samples.length);
      signal.set(samples);
      equalize(signal);
      beforeCompressor(signal);
      compress(signal);
      afterCompressor(signal);
      return limit.push(signal);
    },
    finish: limit.finish,
    gainDb,
    setGainDb,
  };
}
