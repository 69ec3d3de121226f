import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { mp3BitratesKbps } from '../mp3/frame-header.ts';
import { scanMp3 } from '../mp3/scan-mp3.ts';
import { blockLengths, cut } from '../testing/blocks.ts';
import { noise, sine, speechLike } from '../testing/signals.ts';
import { createMp3Encoder, mp3CodecPool, type Mp3EncoderOptions } from './mp3-encoder.ts';

async function encodeMp3(
  signal: Float32Array,
  options: Mp3EncoderOptions,
  lengths: readonly number[] = [2_400],
): Promise<Uint8Array> {
  const encoder = await createMp3Encoder(options);
  const blocks = cut(signal, lengths).map((block) => encoder.encode(block));
  const { bytes, header } = encoder.finish();
  const whole = concatBytes([...blocks, bytes]);
  whole.set(header ?? []);
  return whole;
}

describe('createMp3Encoder', () => {
  it('puts out sound with the first 100 ms, and after every block the stream so far is sound', async () => {
    const encoder = await createMp3Encoder({ delivery: 'stream' });
    let soFar: Uint8Array = new Uint8Array(0);
    for (const block of cut(speechLike(2, 24_000), [2_400])) {
      soFar = concatBytes([soFar, encoder.encode(block)]);

      expect(scanMp3(soFar).frames).toBeGreaterThan(0);
    }
    soFar = concatBytes([soFar, encoder.finish().bytes]);

    expect(scanMp3(soFar)).toMatchObject({ sampleRate: 24_000, channels: 1, bitrateKbps: 64 });
    expect(Math.abs(scanMp3(soFar).durationMs - 2_000)).toBeLessThan(75);
  });

  it.each(mp3BitratesKbps)('tells the exact length of a file at %i kbit/s', async (bitrateKbps) => {
    const scan = scanMp3(await encodeMp3(noise(12_345), { delivery: 'file', bitrateKbps }));

    expect(scan.bitrateKbps).toBe(bitrateKbps);
    expect(scan.durationMs).toBeCloseTo(12_345 / 24, 6);
    expect(scan.infoFrame).toMatchObject({ kind: 'Info', frames: scan.frames });
  });

  it('writes an Info frame that is right in every field for any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.nat(4_000), fc.constantFrom(0, 1, 575, 576, 577, 100_000)), async (length) => {
        const file = await encodeMp3(noise(length), { delivery: 'file', title: 'رخيم' });
        const { frames, durationMs, infoFrame, musicCrc } = scanMp3(file);
        const soundAndTagLength = 192 * (frames + 1);

        expect(durationMs).toBeCloseTo(length / 24, 6);
        expect(infoFrame).toMatchObject({ frames, bytes: soundAndTagLength });
        expect(infoFrame?.lame).toMatchObject({
          delaySamples: 576,
          musicLength: soundAndTagLength,
          musicCrc,
          isIntact: true,
        });
        // A decoder drops 529 samples of its own delay from the padding, so less could not be cut off.
        expect(infoFrame?.lame?.paddingSamples).toBeGreaterThanOrEqual(529);
        expect(Array.from(infoFrame!.tableOfContents!)).toEqual(
          Array.from(infoFrame!.tableOfContents!).toSorted((a, b) => a - b),
        );
        expect(infoFrame!.tableOfContents![50]).toBe(Math.floor((256 * (192 + 96 * frames)) / soundAndTagLength));
      }),
      { numRuns: 30 },
    );
  });

  it('plays from the start even when the header was never put in place', async () => {
    const encoder = await createMp3Encoder({ delivery: 'file' });
    const bytes = concatBytes([encoder.encode(noise(24_000)), encoder.finish().bytes]);

    expect(scanMp3(bytes).frames).toBe(45);
  });

  it('gives the same bytes however the samples are cut', async () => {
    const signal = speechLike(1, 24_000);
    const whole = await encodeMp3(signal, { delivery: 'file' });
    await fc.assert(
      fc.asyncProperty(blockLengths, async (lengths) => {
        expect(await encodeMp3(signal, { delivery: 'file' }, lengths)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps utterances apart that are encoded at the same time', async () => {
    const signals = [440, 550, 660].map((frequencyHz) => sine({ frequencyHz, sampleRateHz: 24_000, durationS: 1 }));
    const alone = await Promise.all(signals.map((signal) => encodeMp3(signal, { delivery: 'stream' })));

    const encoders = await Promise.all(signals.map(() => createMp3Encoder({ delivery: 'stream' })));
    const parts: Uint8Array[][] = signals.map(() => []);
    for (let start = 0; start < 24_000; start += 2_400) {
      encoders.forEach((encoder, index) =>
        parts[index]!.push(encoder.encode(signals[index]!.subarray(start, start + 2_400))),
      );
    }
    encoders.forEach((encoder, index) => parts[index]!.push(encoder.finish().bytes));

    expect(parts.map((blocks) => concatBytes(blocks))).toEqual(alone);
  });

  it('encodes NaN and infinities as if they were silence and full scale', async () => {
    const broken = Float32Array.of(Number.NaN, Infinity, -Infinity, 1e30, ...noise(3_000));
    const mended = Float32Array.of(0, 1, -1, 1, ...noise(3_000));

    expect(await encodeMp3(broken, { delivery: 'stream' })).toEqual(await encodeMp3(mended, { delivery: 'stream' }));
  });

  it('gives its instance back once, after finish as after close, and accepts nothing then', async () => {
    const first = await createMp3Encoder({ delivery: 'stream' });
    const { idle } = mp3CodecPool.count();
    first.encode(noise(1_000));
    first.close();
    first.close();

    expect(mp3CodecPool.count().idle).toBe(idle + 1);
    expect(() => first.encode(noise(10))).toThrow('finished or closed');
    expect(() => first.finish()).toThrow('finished or closed');

    const second = await createMp3Encoder({ delivery: 'stream' });
    second.finish();
    second.close();

    expect(mp3CodecPool.count().idle).toBe(idle + 1);
  });

  it('leaves nothing of a given-up utterance in the next one', async () => {
    const clean = await encodeMp3(new Float32Array(24_000), { delivery: 'stream' });
    const givenUp = await createMp3Encoder({ delivery: 'stream', bitrateKbps: 160 });
    givenUp.encode(noise(20_000));
    givenUp.close();

    expect(await encodeMp3(new Float32Array(24_000), { delivery: 'stream' })).toEqual(clean);
  });

  it.each([0, 8, 56, 63, 192, 320, Number.NaN])('refuses %d kbit/s before taking an instance', async (bitrateKbps) => {
    const { idle } = mp3CodecPool.count();

    // @ts-expect-error -- a caller without types may send any number.
    await expect(createMp3Encoder({ delivery: 'stream', bitrateKbps })).rejects.toThrow(RangeError);
    expect(mp3CodecPool.count().idle).toBe(idle);
  });
});
