import type { Delivery, Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { createSampleBound } from '../signal/sample-bound.ts';
import { joinBytes } from '../join-bytes.ts';

const bytesPerSample = 2;
const headerLength = 44;
const riffHeaderLength = 8;
/** Size fields of a sound whose length is not known yet, or does not fit: players then read to the end. */
const unknownSize = 0xffff_ffff;

/**
 * RIFF header of 16-bit PCM, mono. Source: Microsoft and IBM, Multimedia Programming Interface and Data Specifications
 * 1.0.
 */
function wavHeader(dataLength: number): Uint8Array {
  const header = new Uint8Array(headerLength);
  const view = new DataView(header.buffer);
  const text = new TextEncoder();
  text.encodeInto('RIFF', header);
  view.setUint32(4, Math.min(dataLength + headerLength - riffHeaderLength, unknownSize), true);
  text.encodeInto('WAVEfmt ', header.subarray(8));
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  text.encodeInto('data', header.subarray(36));
  view.setUint32(40, Math.min(dataLength, unknownSize), true);
  return header;
}

function pcm16Bytes(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * bytesPerSample);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, index) => {
    view.setInt16(index * bytesPerSample, Math.min(Math.round(sample * 32_768), 32_767), true);
  });
  return bytes;
}

/**
 * WAV: 16-bit PCM, rounded without dither, since coding noise at -98 dB lies far below mastered speech and plain
 * rounding keeps silence silent and output reproducible.
 */
export function createWavEncoder({ delivery }: { readonly delivery: Delivery }): Encoder {
  let beginning: Uint8Array = wavHeader(unknownSize);
  const bound = createSampleBound({ limit: 1 });
  let dataLength = 0;
  let isOpen = true;

  function assertOpen(): void {
    if (!isOpen) {
      throw new Error('the encoder is finished or closed');
    }
  }

  function write(samples: Float32Array): Uint8Array {
    const data = pcm16Bytes(bound(samples));
    dataLength += data.length;
    const output = joinBytes(beginning, data);
    beginning = new Uint8Array(0);
    return output;
  }

  return {
    encode(samples) {
      assertOpen();
      return write(samples);
    },
    finish() {
      assertOpen();
      isOpen = false;
      const bytes = write(new Float32Array(0));
      return delivery === 'file' ? { bytes, header: wavHeader(dataLength) } : { bytes };
    },
    close() {
      isOpen = false;
    },
  };
}
