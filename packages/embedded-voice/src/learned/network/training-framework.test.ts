import { readFileSync } from 'node:fs';
import { loadVoiceModel } from '@rakhim/voice-model';
import { describe, expect, it } from 'vitest';
import { openKernels } from '../kernels/open-kernels.ts';
import { openNetwork } from './voice-network.ts';

/** What PyTorch computed for one breath group with the weights as they are packed. */
interface Reference {
  readonly content: readonly (readonly number[])[];
  readonly melodyFeatures: readonly (readonly number[])[];
  readonly durations: readonly number[];
  readonly duration: readonly number[];
  readonly melody: readonly number[];
  readonly frames: readonly number[];
  readonly spectrum: readonly (readonly number[])[];
}

const reference = JSON.parse(
  readFileSync(new URL('../../../../voice-model/vectors/breath-group.json', import.meta.url), 'utf8'),
) as Reference;

function worstDifference(actual: ArrayLike<number>, expected: readonly number[]): number {
  return expected.reduce((worst, value, index) => Math.max(worst, Math.abs(value - (actual[index] ?? Number.NaN))), 0);
}

describe('the packed model', () => {
  it('computes here what it computes in the framework that it was trained with', () => {
    const { content, melodyFeatures, durations, duration, melody, frames, spectrum } = reference;
    const network = openNetwork(openKernels(), loadVoiceModel());
    const codes = network.encode(
      Float32Array.from(content.flat()),
      Float32Array.from(melodyFeatures.flat()),
      content.length,
    );
    expect(worstDifference(codes.durations, duration)).toBeLessThan(2e-3);
    for (const [index, frame] of frames.entries()) {
      const rows = network.frames(codes, durations, frame, frame + 1);
      expect(worstDifference(rows.spectrum, spectrum[index]!.slice(0, 41))).toBeLessThan(5e-3);
      expect(Math.abs(rows.melody[0]! - melody[frame]!)).toBeLessThan(5e-3);
    }
  });
});
