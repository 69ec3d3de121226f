import { AudioDamagedError } from './audio-damaged-error.ts';
import type { PartReader } from './part-reader.ts';
import { createPendingBytes } from './pending-bytes.ts';

const pageHeaderLength = 27;
const endOfStream = 4;

/**
 * Lets an Ogg stream through as it is and reads its length from the pages. Streams of several parts follow each other
 * in one file as a chain, which the format allows. Source: RFC 3533, 6 (pages) and 4 (chaining); Vorbis I, 4.2.2
 * (identification header).
 */
export function createOggReader(): PartReader {
  const pending = createPendingBytes();
  let sampleRate = 0;
  let channels = 0;
  let granule = 0n;
  let hasEnded = false;

  /** @returns bytes of the page, 0 when more must arrive. */
  function takePage(bytes: Buffer): number {
    if (bytes.length < pageHeaderLength) {
      return 0;
    }
    if (bytes.toString('latin1', 0, 4) !== 'OggS') {
      throw new AudioDamagedError('What arrived is not Ogg.');
    }
    const segments = bytes[26] ?? 0;
    const bodyStart = pageHeaderLength + segments;
    if (bytes.length < bodyStart) {
      return 0;
    }
    const length = bytes.subarray(pageHeaderLength, bodyStart).reduce((sum, size) => sum + size, bodyStart);
    if (bytes.length < length) {
      return 0;
    }
    if (sampleRate === 0 && bytes.toString('latin1', bodyStart + 1, bodyStart + 7) === 'vorbis') {
      channels = bytes[bodyStart + 11] ?? 0;
      sampleRate = bytes.readUInt32LE(bodyStart + 12);
    }
    const position = bytes.readBigInt64LE(6);
    granule = position > granule ? position : granule;
    hasEnded = ((bytes[5] ?? 0) & endOfStream) !== 0;
    return length;
  }

  return {
    push(chunk) {
      pending.push(chunk);
      const bytes = Buffer.from(pending.view());
      let end = 0;
      for (let length = takePage(bytes); length > 0; length = takePage(bytes.subarray(end))) {
        end += length;
      }
      pending.drop(end);
      return new Uint8Array(bytes.subarray(0, end));
    },
    end() {
      if (!hasEnded || pending.length > 0 || sampleRate === 0) {
        throw new AudioDamagedError('The sound is cut off.');
      }
      return { format: 'ogg', durationMs: (Number(granule) * 1000) / sampleRate, sampleRate, channels };
    },
  };
}
