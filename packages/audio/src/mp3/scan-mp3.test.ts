import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMp3Encoder } from '../encoders/mp3-encoder.ts';
import { concatBytes } from '@rakhim/containers';
import { sine } from '../testing/signals.ts';
import { id3Tag } from './id3-tag.ts';
import { Mp3FormatError } from './mp3-format-error.ts';
import { scanMp3 } from './scan-mp3.ts';

let stream: Uint8Array;
let file: Uint8Array;

async function encodeSine(delivery: 'stream' | 'file'): Promise<Uint8Array> {
  const encoder = await createMp3Encoder({ delivery });
  const start = encoder.encode(sine({ frequencyHz: 440, sampleRateHz: 24_000, durationS: 1 }));
  const { bytes, header } = encoder.finish();
  const whole = concatBytes([start, bytes]);
  whole.set(header ?? []);
  return whole;
}

beforeAll(async () => {
  stream = await encodeSine('stream');
  file = await encodeSine('file');
});

describe('scanMp3', () => {
  it('measures a stream', () => {
    expect(scanMp3(stream)).toEqual({
      frames: 44,
      durationMs: 1_056,
      sampleRate: 24_000,
      channels: 1,
      bitrateKbps: 64,
      musicCrc: expect.any(Number),
    });
  });

  it('measures a file exactly, and checks what its Info frame says', () => {
    const scan = scanMp3(file);

    expect(scan).toMatchObject({ frames: 44, durationMs: 1_000, bitrateKbps: 64 });
    expect(scan.infoFrame).toMatchObject({ kind: 'Info', frames: 44, bytes: file.length });
    expect(scan.infoFrame?.lame).toMatchObject({ encoder: 'LAME3.100', isIntact: true, musicCrc: scan.musicCrc });
  });

  it('skips tags before and after the frames', () => {
    const end = new Uint8Array(128);
    end.set(new TextEncoder().encode('TAG'));

    expect(scanMp3(concatBytes([id3Tag('عنوان'), file, end]))).toEqual(scanMp3(file));
  });

  it('sees a changed byte of the tag and of the sound', () => {
    const changed = file.slice();
    changed[150]! ^= 1;
    changed[1_000]! ^= 1;

    const { infoFrame, musicCrc } = scanMp3(changed);

    expect(infoFrame?.lame?.isIntact).toBe(false);
    expect(infoFrame?.lame?.musicCrc).not.toBe(musicCrc);
  });

  it.each([
    ['nothing', () => new Uint8Array(0), 0],
    ['text', () => new TextEncoder().encode('<html>not found</html>'), 0],
    ['zeros', () => new Uint8Array(10_000), 0],
    ['a cut-off last frame', () => stream.subarray(0, stream.length - 1), 43 * 192],
    ['a missing byte in the middle', () => concatBytes([stream.subarray(0, 500), stream.subarray(501)]), 576],
    [
      'something between frames',
      () => concatBytes([stream.subarray(0, 576), Uint8Array.of(0), stream.subarray(576)]),
      576,
    ],
    ['an Info frame alone', () => file.subarray(0, 192), 192],
    ['a tag longer than the file', () => Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, 127, 127, 127, 127), 268_435_465],
    [
      'a change of sample rate',
      () => concatBytes([stream.subarray(0, 576), Uint8Array.of(0xff, 0xf3, 0x80, 0xc4), new Uint8Array(400)]),
      576,
    ],
  ])('refuses %s and says where', (_name, makeBytes, offset) => {
    expect(() => scanMp3(makeBytes())).toThrow(Mp3FormatError);
    expect(() => scanMp3(makeBytes())).toThrow(expect.objectContaining({ offset }));
  });

  it('ends on any bytes with a result or with its own error', () => {
    const frames = fc.array(
      fc.constantFrom(Uint8Array.of(0xff, 0xf3, 0x84, 0xc4), Uint8Array.of(0x49, 0x44, 0x33), new Uint8Array(188)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          frames.map((parts) => concatBytes(parts)),
        ),
        (bytes) => {
          try {
            expect(scanMp3(bytes).frames).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(Mp3FormatError);
          }
        },
      ),
    );
  });
});
