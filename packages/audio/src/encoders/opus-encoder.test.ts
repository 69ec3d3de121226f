import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { cut } from '../testing/blocks.ts';
import { readOggPages } from '../testing/ogg.ts';
import { speechLike } from '../testing/signals.ts';
import { loadOpus } from './opus-codec.ts';
import { createOpusEncoder } from './opus-encoder.ts';

const preSkip = 312;

function encode(pcm: Float32Array, lengths: readonly number[] = [2_400]): Uint8Array {
  const encoder = createOpusEncoder();
  return concatBytes([...cut(pcm, lengths).map((block) => encoder.encode(block)), encoder.finish().bytes]);
}

describe('createOpusEncoder', () => {
  it('puts out whole intact pages in order, the last one with the exact length', () => {
    const pages = readOggPages(encode(speechLike(3.0001, 24_000)));

    expect(pages.every((page) => page.isIntact)).toBe(true);
    expect(pages.map((page) => page.sequence)).toEqual(pages.map((_, index) => index));
    expect(pages.map((page) => page.flags)).toEqual([2, ...Array<number>(pages.length - 2).fill(0), 4]);
    expect(pages.at(-1)?.granule).toBe(preSkip + 2 * Math.round(3.0001 * 24_000));
    expect(new TextDecoder().decode(pages[0]?.packets[0]?.subarray(0, 8))).toBe('OpusHead');
    expect(pages[0]?.packets[0]?.[10]).toBe(preSkip % 256);
    expect(new TextDecoder().decode(pages[1]?.packets[0]?.subarray(0, 8))).toBe('OpusTags');
  });

  it('is heard at once: the first block brings its sound', () => {
    const encoder = createOpusEncoder();
    const pages = readOggPages(encoder.encode(new Float32Array(2_400)));
    encoder.close();

    expect(pages).toHaveLength(3);
    expect(pages[2]?.packets).toHaveLength(5);
  });

  it.each([[[1]], [[479, 481, 0]], [[100_000]]])('makes the same packets of blocks of %j', (lengths) => {
    const pcm = speechLike(0.5, 24_000);
    const packetsOf = (sound: Uint8Array) => readOggPages(sound).flatMap((page) => page.packets);
    expect(packetsOf(encode(pcm, lengths))).toEqual(packetsOf(encode(pcm)));
  });

  it('reproduces its input at the right time', () => {
    const pcm = speechLike(2, 24_000);
    const decoder = new (loadOpus().Decoder)({ channels: 1, sample_rate: 24_000 });
    const decoded = concatBytes(
      readOggPages(encode(pcm))
        .flatMap((page) => page.packets)
        .slice(2)
        .map((packet) => decoder.decode(packet)),
    );
    decoder.drop();
    const heard = Float32Array.from(new Int16Array(decoded.buffer).subarray(preSkip / 2), (sample) => sample / 32_768);
    const similarity = (lag: number) => pcm.reduce((sum, sample, index) => sum + sample * (heard[index + lag] ?? 0), 0);

    expect(similarity(0)).toBeGreaterThan(Math.max(similarity(-1), similarity(1)));
    expect(similarity(0)).toBeGreaterThan(0.9 * pcm.reduce((sum, sample) => sum + sample * sample, 0));
  });

  it('ends a sound of nothing well', () => {
    expect(readOggPages(encode(new Float32Array(0))).at(-1)).toMatchObject({ flags: 4, granule: preSkip });
  });

  it('accepts nothing after an abort', () => {
    const encoder = createOpusEncoder();
    encoder.encode(Float32Array.of(Number.NaN, Infinity));
    encoder.close();
    encoder.close();

    expect(() => encoder.encode(new Float32Array(1))).toThrow('finished or closed');
    expect(() => encoder.finish()).toThrow('finished or closed');
  });
});
