import { addPowerSpectrum, fundamentalsHz } from '../test/acoustics.ts';
import { writePng } from './write-png.ts';

const frameLength = 512;
const height = 200;
const maxHz = 10_000;
const pixelsPerSecond = 120;
/** Levels drawn as black and as white, in decibels of the spectrum's own scale. */
const levels = { soft: 30, loud: 105 } as const;
const melodyHz = { min: 60, max: 420 } as const;
const melodySeconds = 0.02;

/** Draws a sound as a PNG: its spectrogram up to 10 kHz, and its melody over it in white, from 60 to 420 Hz. */
export function drawSound(samples: Int16Array, sampleRateHz: number): Buffer {
  const width = Math.max(1, Math.floor((samples.length / sampleRateHz) * pixelsPerSecond));
  const pixels = new Uint8Array(width * height);
  for (let x = 0; x < width; x += 1) {
    const start = Math.max(0, Math.round((x / pixelsPerSecond) * sampleRateHz) - frameLength / 2);
    const power = new Float64Array(frameLength / 2);
    if (start + frameLength <= samples.length) {
      addPowerSpectrum(samples.subarray(start, start + frameLength), power);
    }
    for (let y = 0; y < height; y += 1) {
      const bin = Math.round((((height - 1 - y) / height) * maxHz * frameLength) / sampleRateHz);
      const level = 10 * Math.log10((power[bin] ?? 0) + 1);
      const shade = Math.min(Math.max((level - levels.soft) / (levels.loud - levels.soft), 0), 1);
      pixels[y * width + x] = Math.round(210 * shade);
    }
  }
  drawMelody(pixels, width, fundamentalsHz(samples, sampleRateHz, melodySeconds));
  return writePng(pixels, width, height);
}

/** @param fundamentals one every `melodySeconds`; undefined where there is no voice. */
function drawMelody(pixels: Uint8Array, width: number, fundamentals: readonly (number | undefined)[]): void {
  const octaves = Math.log2(melodyHz.max / melodyHz.min);
  for (const [index, hz] of fundamentals.entries()) {
    const y = hz === undefined ? -1 : Math.round((height - 1) * (1 - Math.log2(hz / melodyHz.min) / octaves));
    const x = Math.round(index * melodySeconds * pixelsPerSecond);
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      if (y >= 0 && y + dy < height && x + dx < width) {
        pixels[(y + dy) * width + x + dx] = 255;
      }
    }
  }
}
