import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../loudness/loudness-meter.ts';
import { blockLengths, cut } from '../testing/blocks.ts';
import { concatenate, noise, silence, speechLike } from '../testing/signals.ts';
import { createLeveller } from './leveller.ts';

function levelled(signal: Float32Array, startGainDb = 0, lengths: readonly number[] = [2_400]) {
  const leveller = createLeveller({ targetLufs: -23, startGainDb }, 24_000);
  const gainsDb: number[] = [];
  const blocks = cut(signal, lengths).map((block) => {
    const samples = new Float64Array(block);
    leveller.filter(samples);
    gainsDb.push(leveller.gainDb());
    return new Float32Array(samples);
  });
  return { output: concatenate(...blocks), gainsDb, gainDb: leveller.gainDb() };
}

describe('createLeveller', () => {
  it.each([-45, -35, -25, -15, -5, 5])('brings speech of %i LUFS to the target', (loudnessLufs) => {
    const { output } = levelled(speechLike(20, 24_000, loudnessLufs));

    const settled = measureLoudness(output.subarray(4 * 24_000), 24_000);

    expect(Math.abs(settled.integratedLufs + 23)).toBeLessThan(1);
  });

  it('starts an utterance right with the gain that the one before ended with', () => {
    const speech = speechLike(10, 24_000, -35);
    const { gainDb } = levelled(speech);

    const { output } = levelled(speech, gainDb);

    expect(Math.abs(measureLoudness(output.subarray(0, 2 * 24_000), 24_000).integratedLufs + 23)).toBeLessThan(1);
  });

  it('holds its gain through pauses and faint noise', () => {
    const hiss = noise(5 * 24_000).map((sample) => sample * 0.001);
    const { gainsDb } = levelled(concatenate(speechLike(10, 24_000), silence(5, 24_000), hiss));

    const held = gainsDb.slice(110);

    expect(Math.max(...held) - Math.min(...held)).toBe(0);
  });

  it('does not turn up the noise before the first word', () => {
    const hiss = noise(5 * 24_000).map((sample) => sample * 0.001);

    expect(levelled(hiss, 3).gainDb).toBe(3);
  });

  it('does not pump: once settled, its gain stays within a decibel', () => {
    const { gainsDb } = levelled(speechLike(40, 24_000, -30));

    const settled = gainsDb.slice(60);

    expect(Math.max(...settled) - Math.min(...settled)).toBeLessThan(1);
  });

  it('is not trapped by a loud noise before the speech', () => {
    const bang = noise(12_000);
    const { output } = levelled(concatenate(bang, speechLike(30, 24_000, -35)));

    expect(Math.abs(measureLoudness(output.subarray(20 * 24_000), 24_000).integratedLufs + 23)).toBeLessThan(2);
  });

  it('never leaves its range of gain', () => {
    expect(levelled(speechLike(20, 24_000, -49)).gainDb).toBeLessThanOrEqual(24);
    expect(levelled(speechLike(20, 24_000, 20)).gainDb).toBe(-30);
    expect(levelled(new Float32Array(10), 500).gainDb).toBe(24);
  });

  it('gives the same samples however the input is cut', () => {
    const signal = speechLike(1.5, 24_000);
    const { output } = levelled(signal);
    fc.assert(
      fc.property(blockLengths, (lengths) => {
        expect(levelled(signal, 0, lengths).output).toEqual(output);
      }),
      { numRuns: 30 },
    );
  });
});
