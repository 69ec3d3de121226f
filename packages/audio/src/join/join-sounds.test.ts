import { concatBytes } from '@rakhim/containers';
import { describe, expect, it } from 'vitest';
import { createEncoder } from '../encoders/create-encoder.ts';
import { scanMp3 } from '../mp3/scan-mp3.ts';
import { sine } from '../testing/signals.ts';
import { createSoundJoiner } from './join-sounds.ts';

const second = sine({ frequencyHz: 440, sampleRateHz: 24_000, durationS: 1 });

async function encode(format: 'mp3' | 'wav', delivery: 'stream' | 'file'): Promise<Uint8Array> {
  const encoder = await createEncoder(format, { delivery });
  const beginning = encoder.encode(second);
  const { bytes, header } = encoder.finish();
  const whole = concatBytes([beginning, bytes]);
  whole.set(header ?? []);
  return whole;
}

async function join(format: 'mp3' | 'wav') {
  const sounds = [await encode(format, 'stream'), await encode(format, 'file'), await encode(format, 'stream')];
  const joiner = createSoundJoiner(format);
  const places = sounds.map((sound) => {
    const place = joiner.begin(340);
    // Blocks come as the network cuts them, the first with all that stands before the sound.
    return { ...place, bytes: concatBytes([joiner.push(sound.subarray(0, 1000)), joiner.push(sound.subarray(1000))]) };
  });
  return { joiner, places, file: concatBytes(places.map(({ bytes }) => bytes)) };
}

describe('createSoundJoiner', () => {
  it('makes one MP3 of whole frames, without those that describe single files', async () => {
    const { joiner, places, file } = await join('mp3');
    const scan = scanMp3(file);
    expect(scan.infoFrame).toBeUndefined();
    expect(scan.durationMs).toBe(joiner.durationMs);
    expect(scan.frames * 192).toBe(file.length);
    // A second, what coding adds to it, and a pause that counts that in.
    expect(places[1]?.startMs).toBeGreaterThan(1_320);
    expect(places[1]?.startMs).toBeLessThan(1_380);
    for (const { startByte } of places) {
      expect(startByte % 192).toBe(0);
    }
  });

  it('makes one WAV whose header says how long it is', async () => {
    const { joiner, places, file } = await join('wav');
    file.set(joiner.header);
    expect(places.map(({ startMs }) => startMs)).toEqual([0, 1_340, 2_680]);
    expect(joiner.durationMs).toBe(3_680);
    expect(new DataView(file.buffer, file.byteOffset).getUint32(40, true)).toBe(file.length - 44);
    const [first, , third] = places.map(({ startByte }) => file.subarray(startByte, startByte + 48_000));
    expect(third).toEqual(first);
  });
});
