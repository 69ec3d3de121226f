import { describe, expect, it } from 'vitest';
import { isWav, readWavHeader, unknownWavSize, wavHeader, wavHeaderLength } from './wav.ts';

const stereo = { sampleRate: 48_000, channels: 2 };

function chunk(id: string, size: number): Uint8Array {
  const bytes = new Uint8Array(8 + size + (size % 2));
  new TextEncoder().encodeInto(id, bytes);
  new DataView(bytes.buffer).setUint32(4, size, true);
  return bytes;
}

describe('a header of WAV', () => {
  it('reads back as it was written', () => {
    const header = wavHeader(stereo, 4_800);
    expect(header).toHaveLength(wavHeaderLength);
    expect(isWav(header)).toBe(true);
    expect(readWavHeader(header)).toEqual({
      length: wavHeaderLength,
      soundLength: 4_800,
      format: { ...stereo, encoding: 1, bytesPerSecond: 192_000, bitsPerSample: 16 },
    });
  });

  it('announces the whole file, and no more than 32 bits hold', () => {
    const sizeOf = (header: Uint8Array) => new DataView(header.buffer).getUint32(4, true);
    expect(sizeOf(wavHeader(stereo, 4_800))).toBe(4_836);
    expect(sizeOf(wavHeader(stereo, unknownWavSize))).toBe(unknownWavSize);
    expect(readWavHeader(wavHeader(stereo, 2 ** 33))?.soundLength).toBe(unknownWavSize);
  });

  it('may have other chunks before the sound, of odd sizes too', () => {
    const header = wavHeader(stereo, 10);
    const file = Uint8Array.from([...header.subarray(0, 36), ...chunk('LIST', 5), ...header.subarray(36)]);
    expect(readWavHeader(file)).toMatchObject({ length: wavHeaderLength + 14, soundLength: 10, format: stereo });
  });

  it('is unknown before all of it has arrived, and in a file that is no WAV', () => {
    const header = wavHeader(stereo, 10);
    for (let length = 0; length < header.length; length++) {
      expect(readWavHeader(header.subarray(0, length))).toBeUndefined();
    }
    expect(readWavHeader(new TextEncoder().encode('<html>not sound, whatever was asked for</html>'))).toBeUndefined();
  });

  it('ends a search among chunks that announce more than there is', () => {
    const header = wavHeader(stereo, 10);
    const liar = chunk('LIST', 0);
    new DataView(liar.buffer).setUint32(4, 0xffff_fff0, true);
    expect(
      readWavHeader(Uint8Array.from([...header.subarray(0, 36), ...liar, ...header.subarray(36)])),
    ).toBeUndefined();
  });
});
