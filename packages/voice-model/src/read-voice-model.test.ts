import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadVoiceModel, studentUrl } from './load-voice-model.ts';
import { readVoiceModel } from './read-voice-model.ts';

const packed = readFileSync(studentUrl);
const bytes = new Uint8Array(brotliDecompressSync(packed));

describe('the packed voice', () => {
  it('is no larger than two megabytes', () => {
    expect(packed.length).toBeLessThanOrEqual(2_000_000);
  });

  it('has every layer that the format names, with weights of the right size', () => {
    const { layers } = loadVoiceModel();
    expect([...layers.keys()]).toEqual(
      expect.arrayContaining(['content1', 'content2', 'voice1', 'voice2', 'duration', 'lift', 'spectrum', 'melody']),
    );
    for (const { kernel, in: inputs, out, weights, scales, biases } of layers.values()) {
      expect(weights).toHaveLength(kernel * inputs * out);
      expect([...scales, ...biases].every(Number.isFinite)).toBe(true);
    }
  });

  it('reads the same from bytes that begin anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    const layer = readVoiceModel(shifted.subarray(1)).layers.get('spectrum');
    expect(layer?.biases).toEqual(readVoiceModel(bytes).layers.get('spectrum')?.biases);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another file', Uint8Array.from(bytes, (byte, index) => (index === 0 ? 0 : byte))],
    ['half of it', bytes.slice(0, bytes.length / 2)],
    ['all but its last bytes', bytes.slice(0, -4)],
  ])('is refused when there is %s', (_, broken) => {
    expect(() => readVoiceModel(broken)).toThrow(/voice model/u);
  });
});
