import { numberMax } from './convolve.ts';
import type { Kernel, LayerShape } from './convolve.ts';

const groupOutputs = 8;

/** The same numbers as the vector kernel gives, to the last bit, in plain JavaScript; some twenty times slower. */
export function createPlainKernel(bytes: number): Kernel {
  const memory = new ArrayBuffer(bytes);
  const numbers = new Int16Array(memory);
  const factors = new Float32Array(memory);
  const sums = new Int32Array(groupOutputs);

  /** Sums of eight outputs at one position. */
  function addUp(
    { weights, inputs, taps, dilation }: LayerShape,
    input: number,
    position: number,
    group: number,
  ): void {
    sums.fill(0);
    let weight = weights / 2 + group * taps * inputs;
    for (let tap = 0; tap < taps; tap += 1) {
      const row = input / 2 + (position + (tap - (taps >> 1)) * dilation) * inputs;
      for (let channel = row; channel < row + inputs; channel += 2) {
        const even = numbers[channel] ?? 0;
        const odd = numbers[channel + 1] ?? 0;
        for (let output = 0; output < groupOutputs; output += 1, weight += 2) {
          sums[output] = ((sums[output] ?? 0) + even * (numbers[weight] ?? 0) + odd * (numbers[weight + 1] ?? 0)) | 0;
        }
      }
    }
  }

  /** What a sum becomes, with the roundings of 32-bit floats that the vector kernel has. */
  function finish(layer: LayerShape, output: number, sum: number, carried: number): number {
    const scale = factors[layer.factors / 4 + output] ?? 0;
    const bias = factors[layer.factors / 4 + layer.outputs + output] ?? 0;
    const value = Math.fround(Math.fround(Math.fround(sum) * scale) + bias);
    const kept = layer.isResidual === 1 ? Math.max(value, 0) : value;
    return Math.max(-numberMax, Math.min(numberMax, carried + Math.floor(Math.fround(kept + 0.5))));
  }

  return {
    memory,
    convolve(layer, input, output, positions) {
      const { inputs, outputs, isResidual } = layer;
      for (let position = 0; position < positions; position += 1) {
        for (let group = 0; group < outputs; group += groupOutputs) {
          addUp(layer, input, position, group);
          for (let place = 0; place < groupOutputs; place += 1) {
            const channel = group + place;
            const carried = isResidual === 1 ? (numbers[input / 2 + position * inputs + channel] ?? 0) : 0;
            numbers[output / 2 + position * outputs + channel] = finish(layer, channel, sums[place] ?? 0, carried);
          }
        }
      }
    },
  };
}
