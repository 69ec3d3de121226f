import type { EncodedEnd } from './encoder.ts';
import { createEncoder, type EncoderOptions } from './encoders/create-encoder.ts';
import { concatBytes } from '@rakhim/containers';
import { type AudioFormat, sampleRate } from './format.ts';
import { createMastering, type Level } from './mastering.ts';
import { createClipper } from './signal/clipper.ts';
import { createResampler } from './signal/resampler.ts';

export interface AudioPipelineOptions extends EncoderOptions {
  /** Rate of the PCM to come, a whole number from 8,000 to 48,000 Hz. */
  readonly inputSampleRate: number;
  readonly format: AudioFormat;
  readonly level: Level;
}

/** Raw mono PCM in, finished sound out, for one utterance. */
export interface AudioPipeline {
  /**
   * @param pcm the next samples: floats with full scale ±1, or 16-bit integers.
   * @returns the encoded bytes that are ready, with a buffer of their own; may be empty.
   * @throws Error after `finish` or `close`.
   */
  push(pcm: Float32Array | Int16Array): Uint8Array;
  /** Ends the sound. @throws Error after `finish` or `close`. */
  finish(): EncodedEnd;
  /** Gives the utterance up. Must be called when `finish` is not; harmless in any other case. */
  close(): void;
  /** Samples at 24 kHz written to the encoder so far; exact for the whole utterance after `finish`. */
  readonly samplesWritten: number;
  /** The same as a time. */
  readonly durationMs: number;
  /**
   * Goes over to another gain for the level within some milliseconds, from the next sample on: for another voice, or
   * for words that are to be louder. @throws Error where the level is `auto`.
   */
  setGainDb(gainDb: number): void;
  /** Gain now applied for the level, in decibels; with `auto`, where the next utterance of this voice may start. */
  readonly gainDb: number;
}

/** Largest sample let into the filters: 12 dB above full scale, more than any honest engine sends. */
const inputLimit = 4;

const int16FullScale = 32_768;

/**
 * The one way from an engine's PCM to a finished sound: resampling, mastering, encoding. Synchronous and streaming; an
 * utterance is one ordered stream however many pieces its text was cut into, so there are no seams.
 *
 * @throws RangeError for a sample rate, gain or bitrate outside what is offered.
 */
export async function createAudioPipeline(options: AudioPipelineOptions): Promise<AudioPipeline> {
  const { inputSampleRate, format, level, ...encoderOptions } = options;
  const resampler = createResampler(inputSampleRate);
  const mastering = createMastering(level);
  const encoder = await createEncoder(format, encoderOptions);
  const boundFloats = createClipper({ limit: inputLimit });
  const boundIntegers = createClipper({ limit: int16FullScale, factor: 1 / int16FullScale });
  let samplesWritten = 0;

  function encode(samples: Float32Array): Uint8Array {
    samplesWritten += samples.length;
    return encoder.encode(samples);
  }

  return {
    push(pcm) {
      const samples = pcm instanceof Int16Array ? boundIntegers(pcm) : boundFloats(pcm);
      return encode(mastering.push(resampler.push(samples)));
    },
    finish() {
      const tail = encode(mastering.push(resampler.finish()));
      const last = encode(mastering.finish());
      const end = encoder.finish();
      return { ...end, bytes: concatBytes([tail, last, end.bytes]) };
    },
    close: encoder.close,
    setGainDb: mastering.setGainDb,
    get samplesWritten() {
      return samplesWritten;
    },
    get durationMs() {
      return (samplesWritten * 1000) / sampleRate;
    },
    get gainDb() {
      return mastering.gainDb();
    },
  };
}
