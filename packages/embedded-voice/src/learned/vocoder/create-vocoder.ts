import { frameFloats, frameSamples, streamFloats } from '../kernels/layout.ts';
import type { Kernels } from '../kernels/open-kernels.ts';
import { vocoderDelay } from './dispersion.ts';
import { placeVoice } from './place-voice.ts';
import type { VoiceDesign } from './voice-design.ts';

/** Frames that one call takes: half a second. */
export const renderMax = 64;
/** Voices kept at a time; each takes 190 KB. */
const voicesMax = 24;
/** Noise and jitter are the same every time. */
const seed = 1;

/** One utterance's sound on its way. */
export interface VocoderStream {
  /**
   * Turns frames into sound: 240 samples each at 24 kHz, later by one frame and the vocoder's own delay.
   *
   * @param frames rows as `framePlaces` lays them out, at most `renderMax`.
   * @returns samples that the next call overwrites.
   */
  render(frames: Float32Array): Float32Array;
  /** Gives its memory to the next stream; harmless when done. */
  close(): void;
}

export interface Vocoder {
  open(design: VoiceDesign): VocoderStream;
}

/** By how much sound comes later than its frames, in samples. */
export const soundDelay = frameSamples + vocoderDelay;

/** Streams share the kernels' memory; a stream that is closed makes room for another. */
export function createVocoder(kernels: Kernels): Vocoder {
  const voices = new Map<string, number>();
  const free: number[] = [];
  const framesAt = kernels.allocate(renderMax * frameFloats);
  const outAt = kernels.allocate(renderMax * frameSamples);

  /** The tables of the voice used longest ago make room for those of a new one. */
  function voiceAt(design: VoiceDesign): number {
    const key = JSON.stringify(design);
    const known = voices.get(key);
    if (known !== undefined) {
      voices.delete(key);
      voices.set(key, known);
      return known;
    }
    const [oldest] = voices;
    const isFull = voices.size >= voicesMax && oldest !== undefined;
    const address = placeVoice(kernels, design, isFull ? oldest[1] : undefined);
    if (isFull) {
      voices.delete(oldest[0]);
    }
    voices.set(key, address);
    return address;
  }

  return {
    open(design) {
      const stream = free.pop() ?? kernels.allocate(streamFloats);
      kernels.openStream(stream, seed);
      let isOpen = true;
      return {
        render(frames) {
          const count = frames.length / frameFloats;
          if (!isOpen || count > renderMax || !Number.isInteger(count)) {
            throw new RangeError(
              'A stream takes whole frames, no more than half a second of them, until it is closed.',
            );
          }
          const voice = voiceAt(design);
          kernels.floats(framesAt, frames.length).set(frames);
          kernels.render({ stream, voice, frames: framesAt, out: outAt }, count);
          return kernels.floats(outAt, count * frameSamples);
        },
        close() {
          if (isOpen) {
            isOpen = false;
            free.push(stream);
          }
        },
      };
    },
  };
}
