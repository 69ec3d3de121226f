import { speechFailed } from '../failures.ts';

/** Shorter than any sound a voice can make. */
const soundMsMin = 20;

/** The slowest reading we believe, for text of any kind: long numbers are spoken at up to half a second a digit. */
const secondsPerCharacterMax = 0.6;
const secondsOfGrace = 10;

/** Printable bytes in a row after which it is a page or a JSON document that was sent, not a sound. */
const textBytesMin = 32;

/** Noise is judged over half a second, long enough for a vowel to be among the sounds of any speech. */
const noiseWindowMs = 500;
/** Speech never is this loud over the whole window; bytes of a compressed file read as samples are at 0.58. */
const noiseLevelMin = 0.3;
/** Neighbouring samples of speech resemble each other (0.8 and more at 24 kHz), those of noise do not. */
const noiseCorrelationMax = 0.2;

const fullScale = 32_768;

/** @returns the longest sound, in seconds, that reading so many characters can take. */
export function longestSoundSeconds(characterCount: number): number {
  return characterCount * secondsPerCharacterMax + secondsOfGrace;
}

/**
 * Passes blocks of samples through as long as they can be the speech that was asked for.
 *
 * @throws `speech_engine_failed` when they are a text document, noise, next to nothing, or far longer than the text.
 */
export async function* checkPcm(
  blocks: AsyncIterable<Int16Array<ArrayBuffer>>,
  expected: { readonly sampleRate: number; readonly secondsMax: number },
): AsyncGenerator<Int16Array<ArrayBuffer>> {
  const samplesMax = expected.secondsMax * expected.sampleRate;
  const noise = createNoiseDetector((noiseWindowMs / 1000) * expected.sampleRate);
  let sampleCount = 0;

  for await (const block of blocks) {
    if (sampleCount === 0 && isTextDocument(block)) {
      throw speechFailed(new Error('The engine sent a text document instead of sound.'));
    }
    sampleCount += block.length;
    if (sampleCount > samplesMax) {
      throw speechFailed(new Error(`The engine sent more than ${expected.secondsMax} s of sound.`));
    }
    if (noise.isNoise(block)) {
      throw speechFailed(new Error('The engine sent noise.'));
    }
    yield block;
  }
  if (sampleCount < (soundMsMin / 1000) * expected.sampleRate) {
    throw speechFailed(new Error(`The engine sent ${sampleCount} samples of sound.`));
  }
}

/** Samples of speech made of printable bytes only would be a constant near half of full scale. */
function isTextDocument(block: Int16Array): boolean {
  const start = new Uint8Array(block.buffer, block.byteOffset, Math.min(block.byteLength, textBytesMin));
  return (
    start.byteLength === textBytesMin &&
    start.every((byte) => (byte >= 0x20 && byte <= 0x7e) || byte === 0x0a || byte === 0x0d || byte === 0x09)
  );
}

/** Looks at the first `windowSamples` samples only; what starts as speech stays speech. */
function createNoiseDetector(windowSamples: number): { isNoise(block: Int16Array): boolean } {
  let seen = 0;
  let energy = 0;
  let likeness = 0;
  let previous = 0;

  return {
    isNoise(block) {
      if (seen >= windowSamples) {
        return false;
      }
      for (const value of block) {
        const sample = value / fullScale;
        energy += sample * sample;
        likeness += sample * previous;
        previous = sample;
      }
      seen += block.length;
      return (
        seen >= windowSamples &&
        Math.sqrt(energy / seen) > noiseLevelMin &&
        Math.abs(likeness / energy) < noiseCorrelationMax
      );
    },
  };
}
