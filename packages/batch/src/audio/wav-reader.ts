import { isWav, pcm16SampleLength, readWavHeader, type WavFormat, type WavHeader } from '@rakhim/containers';
import { AudioDamagedError } from './audio-damaged-error.ts';
import type { PartReader } from './part-reader.ts';
import { createPendingBytes } from './pending-bytes.ts';

const signatureLength = 12;
/** The most bytes of metadata before the sound. */
const headBytesMax = 1024 * 1024;
/** Sizes of files whose length was not known when they began. */
const unknownSizes = new Set([0, 0xffffffff, 0x7fffffff]);

/**
 * Lets through the samples of a WAV of 16-bit integers. A sound that is streamed may not know its length; then it lasts
 * until it ends.
 */
export function createWavReader(): PartReader {
  const pending = createPendingBytes();
  let format: WavFormat | undefined;
  /** Bytes of sound that were announced; undefined before the sound begins. */
  let announced: number | undefined;
  let received = 0;

  function takeHead(): void {
    const bytes = pending.view();
    if (bytes.length >= signatureLength && !isWav(bytes)) {
      throw new AudioDamagedError('What arrived is not WAV.');
    }
    const head = readWavHeader(bytes);
    if (head !== undefined) {
      announced = unknownSizes.has(head.soundLength) ? Infinity : head.soundLength;
      format = head.format === undefined ? undefined : checkFormat(head.format);
      pending.drop(head.length);
    } else if (bytes.length > headBytesMax) {
      throw new AudioDamagedError('A header of the sound is too large.');
    }
  }

  return {
    push(chunk) {
      pending.push(chunk);
      if (announced === undefined) {
        takeHead();
      }
      if (announced === undefined) {
        return new Uint8Array();
      }
      const sound = pending.view().slice(0, Math.min(pending.length, announced - received));
      received += sound.length;
      pending.drop(pending.length);
      return sound;
    },
    end() {
      const frameBytes = pcm16SampleLength * (format?.channels ?? 1);
      const isShort = announced !== Infinity && received < (announced ?? 0);
      if (format === undefined || received === 0 || isShort || received % frameBytes !== 0) {
        throw new AudioDamagedError('The sound is cut off.');
      }
      return { format: 'wav', durationMs: (received / frameBytes / format.sampleRate) * 1000, ...format };
    },
  };
}

const pcmEncodings = new Set([1, 0xfffe]);

function checkFormat(format: NonNullable<WavHeader['format']>): WavFormat {
  const { encoding, channels, sampleRate, bitsPerSample } = format;
  if (
    !pcmEncodings.has(encoding) ||
    bitsPerSample !== 8 * pcm16SampleLength ||
    channels < 1 ||
    channels > 2 ||
    sampleRate < 8000 ||
    sampleRate > 192_000
  ) {
    throw new AudioDamagedError('The sound is not 16-bit PCM.');
  }
  return { sampleRate, channels };
}
