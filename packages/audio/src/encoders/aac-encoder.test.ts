import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { cut } from '../testing/blocks.ts';
import { speechLike } from '../testing/signals.ts';
import { createAacEncoder } from './aac-encoder.ts';

const frameSamples = 1_024;

async function encode(pcm: Float32Array, lengths: readonly number[] = [2_400]): Promise<Uint8Array> {
  const encoder = await createAacEncoder();
  const blocks: Uint8Array[] = [];
  for (const block of cut(pcm, lengths)) {
    blocks.push(await encoder.encode(block));
  }
  return concatBytes([...blocks, (await encoder.finish()).bytes]);
}

/** What the headers of ADTS frames say (ISO/IEC 13818-7, 6.2), one after another to the last byte. */
function readFrames(sound: Uint8Array): { profile: number; rateIndex: number; channels: number; length: number }[] {
  const frames = [];
  for (let at = 0; at < sound.length;) {
    const [sync = 0, flags = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = sound.subarray(at, at + 6);
    expect((sync << 4) | (flags >> 4)).toBe(0xfff);
    const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
    const channels = ((third & 1) << 2) | (fourth >> 6);
    frames.push({ profile: third >> 6, rateIndex: (third >> 2) & 15, channels, length });
    at += length;
  }
  return frames;
}

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Plays a sound with a decoder of somebody else's. */
function decode(sound: Uint8Array): { samples: Float32Array; complaints: string } {
  const { stdout, stderr } = spawnSync('ffmpeg', ['-v', 'warning', '-i', '-', '-f', 'f32le', '-ar', '24000', '-'], {
    input: sound,
    maxBuffer: 2 ** 26,
  });
  return { samples: new Float32Array(Uint8Array.from(stdout).buffer), complaints: stderr.toString() };
}

/** How alike two sounds are at best, -1 to 1, when the second may begin up to three frames late. */
function likeness(sound: Float32Array, late: Float32Array): number {
  let best = -1;
  for (let delay = 0; delay <= 3 * frameSamples; delay += 1) {
    let [product, energy, lateEnergy] = [0, 0, 0];
    for (let at = 12_000; at < 24_000; at += 1) {
      const [one = 0, other = 0] = [sound[at], late[at + delay]];
      product += one * other;
      energy += one * one;
      lateEnergy += other * other;
    }
    best = Math.max(best, product / Math.sqrt(energy * lateEnergy));
  }
  return best;
}

describe('createAacEncoder', () => {
  it.runIf(hasFfmpeg)('makes what ffmpeg plays without a complaint, and what it plays is the sound', async () => {
    const pcm = speechLike(2, 24_000);
    const { samples, complaints } = decode(await encode(pcm));
    expect(complaints.replaceAll(/^.*Estimating duration from bitrate.*$/gmu, '').trim()).toBe('');
    expect(samples.length).toBeGreaterThanOrEqual(pcm.length);
    expect(likeness(pcm, samples)).toBeGreaterThan(0.95);
  });

  it('puts out whole frames of AAC-LC at 24 kHz, mono, as many as the sound needs', async () => {
    const seconds = 3.0001;
    const sound = await encode(speechLike(seconds, 24_000));
    const frames = readFrames(sound);
    expect(new Set(frames.map(({ profile, rateIndex, channels }) => [profile, rateIndex, channels].join()))).toEqual(
      new Set(['1,6,1']),
    );
    const needed = Math.ceil((seconds * 24_000) / frameSamples);
    expect(frames.length).toBeGreaterThanOrEqual(needed);
    expect(frames.length).toBeLessThanOrEqual(needed + 2);
    expect((sound.length * 8) / seconds).toBeLessThan(80_000);
  });

  it('makes the same bytes of blocks of any length', async () => {
    const pcm = speechLike(0.5, 24_000);
    expect(await encode(pcm, [1_000, 1, 0, 7])).toEqual(await encode(pcm));
  });

  it('is heard while it is made', async () => {
    const encoder = await createAacEncoder();
    let heard = (await encoder.encode(speechLike(1, 24_000))).length;
    await expect.poll(async () => (heard += (await encoder.encode(new Float32Array(0))).length)).toBeGreaterThan(1_000);
    encoder.close();
  });

  it('is over when given up', async () => {
    const encoder = await createAacEncoder();
    await encoder.encode(Float32Array.of(Number.NaN, Infinity));
    encoder.close();
    encoder.close();
    await expect(encoder.encode(new Float32Array(1))).rejects.toThrow('finished or closed');
    await expect(encoder.finish()).rejects.toThrow('finished or closed');
  });
});
