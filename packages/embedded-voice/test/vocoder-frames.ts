import { frameFloats, framePlaces } from '../src/learned/kernels/layout.ts';

export interface TestFrame {
  readonly cepstrum: readonly number[];
  readonly fundamentalHz?: number;
  readonly voicing?: number;
  /** Share of voice in every band. */
  readonly voiceShare?: number;
}

/** Rows of the vocoder's own layout. */
export function toFrames(frames: readonly TestFrame[]): Float32Array {
  const rows = new Float32Array(frames.length * frameFloats);
  for (const [index, { cepstrum, fundamentalHz = 120, voicing = 1, voiceShare = 1 }] of frames.entries()) {
    const row = rows.subarray(index * frameFloats, (index + 1) * frameFloats);
    row.set(cepstrum);
    row[framePlaces.fundamentalHz] = fundamentalHz;
    row[framePlaces.voicing] = voicing;
    row.fill(voiceShare, framePlaces.voiceShares, framePlaces.voiceShares + 5);
  }
  return rows;
}

/** A frame for each moment of so many seconds. */
export function framesOver(seconds: number, frameAt: (place: number) => TestFrame): Float32Array {
  const count = Math.round(seconds * 100);
  return toFrames(Array.from({ length: count }, (_, index) => frameAt(index / count)));
}
