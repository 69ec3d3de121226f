import { pcm16SampleLength, wavHeader, wavHeaderLength } from './wav.ts';

/**
 * Writes mono sound as a WAV file of 16-bit samples.
 *
 * @param samples between −1 and 1; what is beyond is clipped.
 * @param sampleRate in Hz.
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const soundLength = samples.length * pcm16SampleLength;
  const bytes = new Uint8Array(wavHeaderLength + soundLength);
  bytes.set(wavHeader({ sampleRate, channels: 1 }, soundLength));
  const view = new DataView(bytes.buffer, wavHeaderLength);
  samples.forEach((sample, index) =>
    view.setInt16(index * pcm16SampleLength, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return bytes;
}
