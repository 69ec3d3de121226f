import {
  type Layer,
  contentFeatureNames,
  framePlace,
  framePlaceWidth,
  melodyFeatureNames,
  type VoiceModel,
} from '@rakhim/voice-model';
import { describe, expect, it } from 'vitest';
import { openKernels } from '../kernels/open-kernels.ts';
import { framesMax, openNetwork, phonesMax } from './voice-network.ts';

const [content, melody, hidden, tuned] = [contentFeatureNames.length, melodyFeatureNames.length, 24, 12];
const shapes: readonly (readonly [name: string, kernel: number, inputs: number, outputs: number])[] = [
  ['content1', 5, content, hidden],
  ['content2', 3, hidden, hidden],
  ['voice1', 5, content + melody, tuned],
  ['voice2', 3, tuned, tuned],
  ['duration', 1, tuned, 4],
  ['lift', 1, hidden + framePlaceWidth, hidden],
  ['frame1', 3, hidden, hidden],
  ['frame2', 3, hidden, hidden],
  ['spectrum', 1, hidden, 44],
  ['tune', 1, tuned + framePlaceWidth, tuned],
  ['tune1', 5, tuned, tuned],
  ['melody', 1, tuned, 4],
];

/** Numbers that look random and are the same every time. */
function createDraw(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function createModel(): VoiceModel {
  const draw = createDraw();
  const layers = shapes.map(([name, kernel, inputs, out]): [string, Layer] => [
    name,
    {
      name,
      kernel,
      in: inputs,
      out,
      weights: Int8Array.from({ length: kernel * inputs * out }, () => Math.round(127 * draw())),
      scales: Float32Array.from({ length: out }, () => 0.004 + 0.002 * draw()),
      biases: Float32Array.from({ length: out }, () => 0.2 * draw()),
    },
  ]);
  return { layers: new Map(layers) } as unknown as VoiceModel;
}

type Matrix = readonly (readonly number[])[];

/** FORMAT.md to the letter, in double precision. */
function convolve({ kernel, in: inputs, out, weights, scales, biases }: Layer, x: Matrix): Matrix {
  return x.map((_, time) =>
    Array.from({ length: out }, (_, channel) => {
      let sum = biases[channel]!;
      for (let k = 0; k < kernel; k += 1) {
        for (let input = 0; input < inputs; input += 1) {
          sum +=
            (x[time + k - (kernel - 1) / 2]?.[input] ?? 0) *
            weights[(k * inputs + input) * out + channel]! *
            scales[channel]!;
        }
      }
      return sum;
    }),
  );
}

const relu = (x: Matrix): Matrix => x.map((row) => row.map((value) => Math.max(value, 0)));
const sum = (x: Matrix, y: Matrix): Matrix =>
  x.map((row, time) => row.map((value, channel) => value + y[time]![channel]!));

function reference(
  { layers }: VoiceModel,
  {
    contentRows,
    melodyRows,
    counts,
  }: { readonly contentRows: Matrix; readonly melodyRows: Matrix; readonly counts: readonly number[] },
) {
  const layer = (name: string): Layer => layers.get(name)!;
  let a = relu(convolve(layer('content1'), contentRows));
  a = sum(a, relu(convolve(layer('content2'), a)));
  let m = relu(
    convolve(
      layer('voice1'),
      contentRows.map((row, index) => [...row, ...melodyRows[index]!]),
    ),
  );
  m = sum(m, relu(convolve(layer('voice2'), m)));
  const lift = (codes: Matrix): Matrix =>
    counts.flatMap((count, phone) =>
      Array.from({ length: count }, (_, frame) => [...codes[phone]!, ...framePlace(frame, count)]),
    );
  let z = relu(convolve(layer('lift'), lift(a)));
  z = sum(z, relu(convolve(layer('frame1'), z)));
  z = sum(z, relu(convolve(layer('frame2'), z)));
  let n = relu(convolve(layer('tune'), lift(m)));
  n = sum(n, relu(convolve(layer('tune1'), n)));
  return {
    durations: convolve(layer('duration'), m).map(([value]) => value!),
    spectrum: convolve(layer('spectrum'), z),
    melody: convolve(layer('melody'), n),
  };
}

const model = createModel();
const network = openNetwork(openKernels(), model);

function makeInput(phones: number) {
  const draw = createDraw();
  const rows = (width: number): Matrix =>
    Array.from({ length: phones }, () => Array.from({ length: width }, () => (draw() > 0.5 ? 1 : 0)));
  return {
    contentRows: rows(content),
    melodyRows: rows(melody),
    counts: Array.from({ length: phones }, (_, index) => 2 + ((index * 5) % 11)),
  };
}

function encode({ contentRows, melodyRows }: ReturnType<typeof makeInput>) {
  return network.encode(
    Float32Array.from(contentRows.flat()),
    Float32Array.from(melodyRows.flat()),
    contentRows.length,
  );
}

function expectClose(actual: Float32Array, expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  const worst = expected.reduce((most, value, index) => Math.max(most, Math.abs(value - actual[index]!)), 0);
  expect(worst).toBeLessThan(1e-4);
}

describe('openNetwork', () => {
  it.each([3, 17])('computes what FORMAT.md says for %d phones, in blocks of any length', (phones) => {
    const input = makeInput(phones);
    const expected = reference(model, input);
    const codes = encode(input);
    expectClose(codes.durations, expected.durations);
    for (const block of [1, 13, network.blockMax]) {
      for (let from = 0; from < expected.spectrum.length; from += block) {
        const to = Math.min(from + block, expected.spectrum.length);
        const { spectrum, melody: tune } = network.frames(codes, input.counts, from, to);
        expectClose(spectrum, expected.spectrum.slice(from, to).flat());
        expectClose(tune, expected.melody.slice(from, to).flat());
      }
    }
  });

  it('is not disturbed by a longer group before', () => {
    encode(makeInput(60));
    const input = makeInput(4);
    expectClose(encode(input).durations, reference(model, input).durations);
  });

  it('says when there is too much for it', () => {
    expect(() => encode(makeInput(phonesMax + 1))).toThrow(RangeError);
    const input = makeInput(60);
    expect(() => network.frames(encode(input), input.counts, 0, framesMax + 1)).toThrow(RangeError);
  });

  it('refuses a model that lacks a layer', () => {
    const layers = new Map([...model.layers].filter(([name]) => name !== 'tune'));
    expect(() => openNetwork(openKernels(), { ...model, layers })).toThrow('tune');
  });
});
