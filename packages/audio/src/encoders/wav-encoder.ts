import { concatBytes, pcm16SampleLength, unknownWavSize, wavHeader } from '@rakhim/containers';
import type { Delivery, Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { createClipper } from '../signal/clipper.ts';

const format = { sampleRate, channels: 1 } as const;

function pcm16Bytes(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * pcm16SampleLength);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, index) => {
    view.setInt16(index * pcm16SampleLength, Math.min(Math.round(sample * 32_768), 32_767), true);
  });
  return bytes;
}

/**
 * WAV: 16-bit PCM, rounded without dither, since coding noise at -98 dB lies far below mastered speech and plain
 * rounding keeps silence silent and output reproducible.
 */
export function createWavEncoder({ delivery }: { readonly delivery: Delivery }): Encoder {
  let beginning: Uint8Array = wavHeader(format, unknownWavSize);
  const bound = createClipper({ limit: 1 });
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
    const output = concatBytes([beginning, data]);
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
      return delivery === 'file' ? { bytes, header: wavHeader(format, dataLength) } : { bytes };
    },
    close() {
      isOpen = false;
    },
  };
}
