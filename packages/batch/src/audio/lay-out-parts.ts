import { pcm16SampleLength, silentFrame } from '@rakhim/containers';
import { AudioDamagedError } from './audio-damaged-error.ts';
import type { PartSound } from './part-sound.ts';

export interface PartToPlace {
  readonly sound: PartSound;
  /** Silence wanted before it. */
  readonly gapMs: number;
  /** The wanted start; the part starts later where the previous one is not over. */
  readonly atMs?: number;
}

export interface PlacedPart {
  /** When it really begins. */
  readonly startMs: number;
  readonly endMs: number;
  /** Bytes of silence before it, in the format of the sound. */
  readonly silence: Silence;
}

export interface Silence {
  readonly unit: Uint8Array;
  readonly count: number;
}

export interface Layout {
  readonly parts: readonly PlacedPart[];
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: number;
}

/**
 * Decides when each part of an output sounds. Silence is as exact as the format allows: a sample in PCM, a frame (24 ms
 * at 24 kHz) in MP3, none in Ogg.
 *
 * @throws AudioDamagedError when parts are of different kinds and cannot be joined.
 */
export function layOutParts(parts: readonly PartToPlace[]): Layout {
  const [first] = parts;
  if (first === undefined || parts.some(({ sound }) => !isAlike(sound, first.sound))) {
    throw new AudioDamagedError('The parts of the sound differ in format or sample rate.');
  }
  const unit = silenceUnit(first.sound);
  let cursorMs = 0;
  const placed = parts.map(({ sound, gapMs, atMs }) => {
    const silenceMs = Math.max(0, (atMs ?? cursorMs + gapMs) - cursorMs);
    const count = unit.durationMs === 0 ? 0 : Math.round(silenceMs / unit.durationMs);
    const startMs = cursorMs + count * unit.durationMs;
    cursorMs = startMs + sound.durationMs;
    return { startMs, endMs: cursorMs, silence: { unit: unit.bytes, count } };
  });
  return { parts: placed, durationMs: cursorMs, sampleRate: first.sound.sampleRate, channels: first.sound.channels };
}

function isAlike(a: PartSound, b: PartSound): boolean {
  return a.format === b.format && a.sampleRate === b.sampleRate && a.channels === b.channels;
}

function silenceUnit(sound: PartSound): { readonly bytes: Uint8Array; readonly durationMs: number } {
  switch (sound.format) {
    case 'mp3':
      return silentFrame(Buffer.from(sound.frameHeader ?? '', 'hex'));
    case 'wav':
      return { bytes: new Uint8Array(pcm16SampleLength * sound.channels), durationMs: 1000 / sound.sampleRate };
    case 'ogg':
      return { bytes: new Uint8Array(), durationMs: 0 };
  }
}

const silenceChunkBytes = 64 * 1024;

/** The silence in pieces, however long it is. */
export function* silentChunks({ unit, count }: Silence): Generator<Uint8Array> {
  const perChunk = Math.max(1, Math.floor(silenceChunkBytes / Math.max(1, unit.length)));
  const chunk = Buffer.alloc(unit.length * Math.min(count, perChunk), unit);
  for (let left = count; left > 0; left -= perChunk) {
    yield left >= perChunk ? chunk : chunk.subarray(0, unit.length * left);
  }
}
