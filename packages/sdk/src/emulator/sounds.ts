import { wavHeader, wavHeaderLength } from '@rakhim/containers';
import type { Bytes } from '../core/bytes.ts';

/** Hertz of every sound that the service makes. */
const sampleRate = 24_000;
/** A sound in the pieces in which it is streamed. */
export interface EmulatedSound {
  readonly durationMs: number;
  readonly chunks: readonly Bytes[];
}

const frameSamples = 576;
const frameLength = 192;
/** MPEG-2 layer III, 64 kbit/s, 24 kHz, mono. */
const frameHeader = [0xff, 0xf3, 0x84, 0xc4] as const;
const sideInfoLength = 9;

/**
 * A valid MP3: silent frames, whose side information says that no part of them is sound. The space that is left in each
 * carries a number made of the text, so that other texts are other bytes.
 */
export function emulateMp3(text: string, wantedMs: number): EmulatedSound {
  const frames = Math.ceil((wantedMs * sampleRate) / 1000 / frameSamples);
  const bytes = new Uint8Array(frames * frameLength);
  const view = new DataView(bytes.buffer);
  const seed = hashOf(text);
  for (let frame = 0; frame < frames; frame++) {
    const offset = frame * frameLength;
    bytes.set(frameHeader, offset);
    // Kept below the pattern that begins a frame.
    view.setUint32(offset + frameHeader.length + sideInfoLength, (seed + frame) & 0x7f7f_7f7f);
  }
  return { durationMs: Math.round((frames * frameSamples * 1000) / sampleRate), chunks: chunksOf(bytes) };
}

const amplitude = 8_000;

/** A valid WAV: 16-bit mono, a tone whose pitch is made of the text. */
export function emulateWav(text: string, durationMs: number): EmulatedSound {
  const samples = Math.round((durationMs * sampleRate) / 1000);
  const bytes = new Uint8Array(wavHeaderLength + 2 * samples);
  const view = new DataView(bytes.buffer);
  bytes.set(wavHeader({ sampleRate, channels: 1 }, 2 * samples));
  const period = 60 + (hashOf(text) % 120);
  for (let index = 0; index < samples; index++) {
    // A triangle, exact in whole numbers on every machine.
    const phase = index % period;
    view.setInt16(
      wavHeaderLength + 2 * index,
      Math.round((amplitude * (4 * Math.min(phase, period - phase) - period)) / period),
      true,
    );
  }
  return { durationMs, chunks: chunksOf(bytes) };
}

const chunkLength = 4096;

function chunksOf(bytes: Bytes): Bytes[] {
  return Array.from({ length: Math.ceil(bytes.length / chunkLength) }, (_, index) =>
    bytes.subarray(index * chunkLength, (index + 1) * chunkLength),
  );
}

/** FNV-1a of 32 bits (Fowler, Noll, Vo). */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x0100_0193) >>> 0;
  }
  return hash;
}
