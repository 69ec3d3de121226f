import { describe, expect, it } from 'vitest';
import { frameHeaderBytes, mp3BitratesKbps, readFrameHeader } from './frame-header.ts';

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
  ])('reads %o', (bytes, expected) => {
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
  ])('refuses %s', (_name, bytes) => {
    expect(readFrameHeader(Uint8Array.from(bytes), 0)).toBeUndefined();
  });
});

it('writes headers that read back as 24 kHz mono', () => {
  for (const bitrateKbps of mp3BitratesKbps) {
    expect(readFrameHeader(frameHeaderBytes(bitrateKbps), 0)).toMatchObject({
      bitrateKbps,
      sampleRate: 24_000,
      channels: 1,
      byteLength: bitrateKbps * 3,
    });
  }
});
