import { describe, expect, it } from 'vitest';
import { infoTagOffset, isInfoFrame, readFrameHeader, silentFrame } from './mp3-frame.ts';

describe('readFrameHeader', () => {
  it.each([
    // MPEG-1, 128 kbit/s, 44.1 kHz, stereo: the best-known frame there is, without and with padding.
    [
      [0xff, 0xfb, 0x90, 0x00],
      { version: 1, bitrateKbps: 128, sampleRate: 44_100, byteLength: 417, sideInfoLength: 32, channels: 2 },
    ],
    [[0xff, 0xfb, 0x92, 0x00], { byteLength: 418 }],
    [[0xff, 0xfa, 0x90, 0xc0], { hasCrc: true, channels: 1, sideInfoLength: 17 }],
    [
      [0xff, 0xf3, 0x84, 0xc4],
      { version: 2, bitrateKbps: 64, sampleRate: 24_000, byteLength: 192, samplesPerFrame: 576, hasCrc: false },
    ],
    [[0xff, 0xe3, 0x18, 0xc0], { version: 2.5, bitrateKbps: 8, sampleRate: 8_000, byteLength: 72 }],
  ])('reads the header %o', (bytes, expected) => {
    expect(readFrameHeader(Uint8Array.from(bytes), 0)).toMatchObject(expected);
  });

  it.each([
    ['no sync', [0xfe, 0xfb, 0x90, 0x00]],
    ['half a sync', [0xff, 0x1b, 0x90, 0x00]],
    ['reserved version', [0xff, 0xeb, 0x90, 0x00]],
    ['layer II', [0xff, 0xfd, 0x90, 0x00]],
    ['free format', [0xff, 0xfb, 0x00, 0x00]],
    ['bad bitrate', [0xff, 0xfb, 0xf0, 0x00]],
    ['reserved rate', [0xff, 0xfb, 0x9c, 0x00]],
    ['three bytes', [0xff, 0xfb, 0x90]],
  ])('finds no frame where there is %s', (_name, bytes) => {
    expect(readFrameHeader(Uint8Array.from(bytes), 0)).toBeUndefined();
  });
});

const ourHeader = Uint8Array.of(0xff, 0xf3, 0x84, 0xc4);

describe('isInfoFrame', () => {
  it('finds the name of an Info or Xing frame behind the side information', () => {
    for (const name of ['Info', 'Xing']) {
      const bytes = new Uint8Array(200);
      bytes.set(ourHeader, 5);
      bytes.set(new TextEncoder().encode(name), 5 + 13);
      expect(isInfoFrame(bytes, 5)).toBe(true);
      expect(isInfoFrame(bytes, 0)).toBe(false);
    }
    expect(isInfoFrame(silentFrame(ourHeader).bytes, 0)).toBe(false);
  });

  it('looks behind a check sum where there is one', () => {
    const header = readFrameHeader(Uint8Array.of(0xff, 0xf2, 0x84, 0xc4), 0);
    expect(header && infoTagOffset(header)).toBe(15);
  });
});

describe('silentFrame', () => {
  it('has the header of the sound, without check sum and padding, and nothing else', () => {
    const { bytes, durationMs } = silentFrame(Uint8Array.of(0xff, 0xf2, 0x86, 0xc4));
    expect(bytes).toHaveLength(192);
    expect([...bytes.subarray(0, 4)]).toEqual([...ourHeader]);
    expect(bytes.subarray(4).every((byte) => byte === 0)).toBe(true);
    expect(durationMs).toBe(24);
  });

  it('refuses bytes that are no frame header', () => {
    expect(() => silentFrame(new Uint8Array(4))).toThrow(RangeError);
  });
});
