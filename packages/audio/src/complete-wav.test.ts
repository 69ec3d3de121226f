import { readWavHeader, unknownWavSize, wavHeader } from '@rakhim/containers';
import { expect, it } from 'vitest';
import { completeWav } from './complete-wav.ts';

it('a WAV that was written while it was streamed is told its length, and other sounds are left alone', () => {
  const format = { sampleRate: 24_000, channels: 1 };
  const wav = Uint8Array.from([...wavHeader(format, unknownWavSize), 1, 2, 3, 4]);
  completeWav(wav);
  expect(readWavHeader(wav)).toMatchObject({ soundLength: 4, format });
  const mp3 = new Uint8Array(100).fill(7);
  completeWav(mp3);
  expect(mp3).toEqual(new Uint8Array(100).fill(7));
});
