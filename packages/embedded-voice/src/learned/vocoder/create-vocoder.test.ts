import { describe, expect, it } from 'vitest';
import {
  longTermSpectrumDb,
  medianFundamentalHz,
  semitonesBetween,
  spectralDistanceDb,
} from '../../../test/acoustics.ts';
import { findClicks } from '../../../test/clicks.ts';
import { framesOver, toFrames } from '../../../test/vocoder-frames.ts';
import { binCount, binFloats, frameFloats, frameSamples, rowOffset, voiceFloats } from '../kernels/layout.ts';
import { openKernels } from '../kernels/open-kernels.ts';
import { createVocoder, renderMax, type VocoderStream } from './create-vocoder.ts';
import { placeVoice } from './place-voice.ts';
import { plainDesign, type VoiceDesign } from './voice-design.ts';

const rateHz = 24_000;
/** A vowel of sorts: low frequencies strong, with two broad peaks. */
const vowel = [-2, 0.9, 0.3, -0.2, 0.35, 0.1, -0.3, 0.15, 0.2];

const kernels = openKernels();
const vocoder = createVocoder(kernels);

function renderAll(stream: VocoderStream, frames: Float32Array, blockFrames = renderMax): Float32Array {
  const sound = new Float32Array((frames.length / frameFloats) * frameSamples);
  for (let from = 0; from < frames.length; from += blockFrames * frameFloats) {
    sound.set(
      stream.render(frames.subarray(from, from + blockFrames * frameFloats)),
      (from / frameFloats) * frameSamples,
    );
  }
  return sound;
}

function speak(frames: Float32Array, design: VoiceDesign = plainDesign, blockFrames = renderMax): Float32Array {
  const stream = vocoder.open(design);
  const sound = renderAll(stream, frames, blockFrames);
  stream.close();
  return sound;
}

function powerOf(samples: Float32Array): number {
  const middle = samples.subarray(2_400, samples.length - 2_400);
  return middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length;
}

function toIntegers(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.min(Math.max(sample, -1), 1) * 32_767));
}

describe('placeVoice', () => {
  it('gives each coefficient the minimum phase that theory gives it', () => {
    const voice = kernels.floats(placeVoice(kernels, plainDesign), voiceFloats);
    const [order, bin, alpha] = [7, 100, 0.466];
    // The axis is held above 11.5 kHz, which is felt a little everywhere.
    const angle = (Math.PI * bin) / (binCount - 1);
    const warped = angle + 2 * Math.atan2(alpha * Math.sin(angle), 1 - alpha * Math.cos(angle));
    expect(voice[rowOffset('amplitude', order) + bin]).toBeCloseTo(Math.cos(order * warped), 5);
    expect(voice[rowOffset('phase', order) + bin]).toBeCloseTo(-Math.sin(order * warped), 2);
  });

  it('shares every bin among the bands without loss', () => {
    const voice = kernels.floats(placeVoice(kernels, plainDesign), voiceFloats);
    for (const bin of [0, 30, 64, 200, 512]) {
      const shares = [0, 1, 2, 3, 4].map((band) => voice[rowOffset('bands', band) + bin]!);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    }
    expect(binFloats).toBeGreaterThanOrEqual(binCount);
  });
});

describe('createVocoder', () => {
  it('sounds at the fundamental that the frames ask for', () => {
    for (const fundamentalHz of [85, 140, 260]) {
      const sound = speak(framesOver(1, () => ({ cepstrum: vowel, fundamentalHz })));
      expect(semitonesBetween(medianFundamentalHz(toIntegers(sound), rateHz), fundamentalHz)).toBeLessThan(0.1);
    }
  });

  it('gives pulses and noise the same power, that of the filter', () => {
    const shares = [1, 0.5, 0].map((voiceShare) =>
      powerOf(speak(framesOver(2, () => ({ cepstrum: vowel, voiceShare })))),
    );
    const unvoiced = powerOf(speak(framesOver(2, () => ({ cepstrum: vowel, voicing: 0 }))));
    const powers = [...shares, unvoiced].map((power) => 10 * Math.log10(power));
    expect(Math.max(...powers) - Math.min(...powers)).toBeLessThan(0.8);
    const louder = powerOf(speak(framesOver(2, () => ({ cepstrum: vowel.with(0, vowel[0]! + Math.LN10 / 20) }))));
    expect(10 * Math.log10(louder / shares[0]!)).toBeCloseTo(1, 1);
  });

  it('moves formants with the tract, and keeps its power when it sharpens them', () => {
    const frames = framesOver(1, () => ({ cepstrum: vowel, voicing: 0 }));
    const [plain, short, sharp] = [
      plainDesign,
      { ...plainDesign, tract: 1.2 },
      { ...plainDesign, sharpening: 0.3 },
    ].map((design) => speak(frames, design)) as [Float32Array, Float32Array, Float32Array];
    const spectra = [plain, short].map((sound) => longTermSpectrumDb(toIntegers(sound), rateHz));
    // A third of an octave is a factor of 1.26: a shorter tract moves each band most of the way to the next.
    const moved = spectra[0]!.slice(0, -1);
    expect(spectralDistanceDb(spectra[1]!.slice(1), moved)).toBeLessThan(
      spectralDistanceDb(spectra[1]!.slice(0, -1), moved),
    );
    expect(Math.abs(10 * Math.log10(powerOf(sharp) / powerOf(plain)))).toBeLessThan(0.7);
  });

  it('has no clicks where everything changes', () => {
    const frames = framesOver(3, (place) => ({
      cepstrum: vowel.map((value, index) => value * Math.cos(3 * place * (index + 1))),
      fundamentalHz: 100 + 150 * place,
      voicing: Math.min(Math.max(2 * Math.sin(20 * place), 0), 1),
      voiceShare: place,
    }));
    const sound = speak(frames, { ...plainDesign, jitter: 0.01, shimmer: 0.03 });
    const peak = sound.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.1);
    expect(
      findClicks(
        sound.map((sample) => (sample / peak) * 0.7),
        rateHz,
      ),
    ).toEqual([]);
  });

  it('makes the same sound in blocks of any length, every time, beside other streams', () => {
    const frames = framesOver(0.5, (place) => ({ cepstrum: vowel, fundamentalHz: 120 + 40 * place, voiceShare: 0.6 }));
    const whole = speak(frames);
    const other = vocoder.open({ ...plainDesign, tract: 1.1 });
    const stream = vocoder.open(plainDesign);
    const pieces: number[] = [];
    for (let frame = 0; frame < frames.length; frame += 7 * frameFloats) {
      pieces.push(...stream.render(frames.subarray(frame, frame + 7 * frameFloats)));
      other.render(frames.subarray(0, 3 * frameFloats));
    }
    stream.close();
    other.close();
    expect(Float32Array.from(pieces)).toEqual(whole);
  });

  it('says nothing where it is told to say nothing', () => {
    const silence = speak(toFrames(Array.from({ length: 50 }, () => ({ cepstrum: [-30], voicing: 0 }))));
    expect(silence.every((sample) => Math.abs(sample) < 1e-6)).toBe(true);
  });

  it('refuses frames that do not fit and streams that are closed', () => {
    const stream = vocoder.open(plainDesign);
    expect(() => stream.render(new Float32Array(frameFloats + 1))).toThrow(RangeError);
    expect(() => stream.render(new Float32Array((renderMax + 1) * frameFloats))).toThrow(RangeError);
    stream.close();
    expect(() => stream.render(new Float32Array(frameFloats))).toThrow(RangeError);
  });
});
