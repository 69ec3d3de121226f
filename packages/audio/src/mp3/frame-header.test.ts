import { readFrameHeader } from '@rakhim/containers';
import { expect, it } from 'vitest';
import { frameHeaderBytes, mp3BitratesKbps } from './frame-header.ts';

it('writes frame headers that read back as 24 kHz mono', () => {
  for (const bitrateKbps of mp3BitratesKbps) {
    expect(readFrameHeader(frameHeaderBytes(bitrateKbps), 0)).toMatchObject({
      bitrateKbps,
      sampleRate: 24_000,
      channels: 1,
      byteLength: bitrateKbps * 3,
    });
  }
});
