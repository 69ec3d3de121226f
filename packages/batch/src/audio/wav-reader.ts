import { AudioDamagedError } from './audio-damaged-error.ts';
import type { PartReader } from './part-reader.ts';
import { createPendingBytes } from './pending-bytes.ts';

const riffHeaderLength = 12;
const chunkHeaderLength = 8;
/** What a chunk before the sound may take: metadata, not another file. */
const chunkBytesMax = 1024 * 1024;
export const bytesPerSample = 2;
/** Sizes of files whose length was not known when they began. */
const unknownSizes = new Set([0, 0xffffffff, 0x7fffffff]);

interface WavFormat {
  readonly sampleRate: number;
  readonly channels: number;
}

/**
 * Lets through the samples of a WAV of 16-bit integers. A sound that is streamed may not know its length; then it lasts
 * until it ends. Source: Multimedia Programming Interface and Data Specifications 1.0, chapter 3.
 */
export function createWavReader(): PartReader {
  const pending = createPendingBytes();
  let format: WavFormat | undefined;
  /** Bytes of sound that were announced; undefined before the sound begins. */
  let announced: number | undefined;
  let isRiff = false;
  let received = 0;

  /** @returns whether the sound begins now. */
  function takeHeaders(): boolean {
    if (!isRiff) {
      if (pending.length < riffHeaderLength) {
        return false;
      }
      const head = Buffer.from(pending.view()).toString('latin1', 0, riffHeaderLength);
      if (!head.startsWith('RIFF') || !head.endsWith('WAVE')) {
        throw new AudioDamagedError('What arrived is not WAV.');
      }
      isRiff = true;
      pending.drop(riffHeaderLength);
    }
    while (announced === undefined && pending.length >= chunkHeaderLength) {
      const head = Buffer.from(pending.view());
      const [id, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
      if (id === 'data') {
        announced = unknownSizes.has(size) ? Infinity : size;
        pending.drop(chunkHeaderLength);
        break;
      }
      const length = chunkHeaderLength + size + (size % 2);
      if (length > chunkBytesMax) {
        throw new AudioDamagedError('A header of the sound is too large.');
      }
      if (pending.length < length) {
        return false;
      }
      format = id === 'fmt ' ? readFormat(head.subarray(chunkHeaderLength)) : format;
      pending.drop(length);
    }
    return announced !== undefined;
  }

  return {
    push(chunk) {
      pending.push(chunk);
      if (announced === undefined && !takeHeaders()) {
        return new Uint8Array();
      }
      const sound = pending.view().slice(0, Math.min(pending.length, (announced ?? 0) - received));
      received += sound.length;
      pending.drop(pending.length);
      return sound;
    },
    end() {
      const frameBytes = bytesPerSample * (format?.channels ?? 1);
      const isShort = announced !== Infinity && received < (announced ?? 0);
      if (format === undefined || received === 0 || isShort || received % frameBytes !== 0) {
        throw new AudioDamagedError('The sound is cut off.');
      }
      return { format: 'wav', durationMs: (received / frameBytes / format.sampleRate) * 1000, ...format };
    },
  };
}

function readFormat(chunk: Buffer): WavFormat {
  const [kind, channels, bits] = [chunk.readUInt16LE(0), chunk.readUInt16LE(2), chunk.readUInt16LE(14)];
  const sampleRate = chunk.readUInt32LE(4);
  // 1 is integer PCM, 0xfffe the same with more to say.
  if (
    (kind !== 1 && kind !== 0xfffe) ||
    bits !== 8 * bytesPerSample ||
    channels < 1 ||
    channels > 2 ||
    sampleRate < 8000 ||
    sampleRate > 192_000
  ) {
    throw new AudioDamagedError('The sound is not 16-bit PCM.');
  }
  return { sampleRate, channels };
}

/** Header of a WAV of 16-bit integers with so many bytes of sound. */
export function wavHeader(format: WavFormat, soundBytes: number): Uint8Array {
  const header = Buffer.alloc(44);
  const frameBytes = bytesPerSample * format.channels;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + soundBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(format.channels, 22);
  header.writeUInt32LE(format.sampleRate, 24);
  header.writeUInt32LE(format.sampleRate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(8 * bytesPerSample, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(soundBytes, 40);
  return header;
}
