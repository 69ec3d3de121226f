import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { createWavEncoder } from './wav-encoder.ts';

function readHeader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const text = (start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));
  return {
    marks: [text(0, 4), text(8, 8), text(36, 4)],
    riffSize: view.getUint32(4, true),
    formatSize: view.getUint32(16, true),
    shorts: [20, 22, 32, 34].map((offset) => view.getUint16(offset, true)),
    sampleRate: view.getUint32(24, true),
    byteRate: view.getUint32(28, true),
    dataSize: view.getUint32(40, true),
  };
}

describe('createWavEncoder', () => {
  it('begins a stream with a header of unknown length', () => {
    const encoder = createWavEncoder({ delivery: 'stream' });

    const first = encoder.encode(new Float32Array(3));

    expect(readHeader(first)).toEqual({
      marks: ['RIFF', 'WAVEfmt ', 'data'],
      riffSize: 0xffff_ffff,
      formatSize: 16,
      shorts: [1, 1, 2, 16],
      sampleRate: 24_000,
      byteRate: 48_000,
      dataSize: 0xffff_ffff,
    });
    expect(first).toHaveLength(44 + 6);
    expect(encoder.encode(new Float32Array(3))).toHaveLength(6);
    expect(encoder.finish()).toEqual({ bytes: new Uint8Array(0) });
  });

  it('ends a file with the header that has the real sizes', () => {
    const encoder = createWavEncoder({ delivery: 'file' });
    const start = encoder.encode(new Float32Array(500));

    const { bytes, header } = encoder.finish();

    expect(readHeader(header!)).toMatchObject({ riffSize: 36 + 1_000, dataSize: 1_000 });
    expect(concatBytes([start, bytes])).toHaveLength(44 + 1_000);
  });

  it('makes an empty sound a valid file too', () => {
    const { bytes, header } = createWavEncoder({ delivery: 'file' }).finish();

    expect(bytes).toHaveLength(44);
    expect(readHeader(header!)).toMatchObject({ riffSize: 36, dataSize: 0 });
  });

  it('rounds to 16 bits, keeps silence silent and full scale in range', () => {
    const samples = Float32Array.of(0, 1, -1, 0.5, 2, -2, Number.NaN, Infinity, 1.4 / 32_768, 1.6 / 32_768);

    const bytes = createWavEncoder({ delivery: 'stream' }).encode(samples).slice(44);

    expect(Array.from(new Int16Array(bytes.buffer))).toEqual([
      0, 32_767, -32_768, 16_384, 32_767, -32_768, 0, 32_767, 1, 2,
    ]);
  });

  it('accepts nothing after its end', () => {
    const encoder = createWavEncoder({ delivery: 'stream' });
    encoder.close();

    expect(() => encoder.encode(new Float32Array(1))).toThrow('finished or closed');
    expect(() => encoder.finish()).toThrow('finished or closed');
  });
});
