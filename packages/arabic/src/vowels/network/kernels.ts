import { convolveModule } from './generated/convolve.data.ts';

/** Where one layer's numbers lie in a kernel's memory, in bytes, and its measures. */
export interface LayerShape {
  /** For each eight outputs, for each tap, for each two inputs: 8 x 2 numbers i16. */
  readonly weights: number;
  /** A scale f32 an output, then a bias f32 an output. */
  readonly factors: number;
  /** Even. */
  readonly inputs: number;
  /** A multiple of eight. */
  readonly outputs: number;
  /** Odd: how many positions a layer looks at, the middle one being its own. */
  readonly taps: number;
  /** Positions from tap to tap. */
  readonly dilation: number;
  /** 1 adds what is above zero to the input; 0 is a plain linear layer. */
  readonly isResidual: 0 | 1;
}

/**
 * Numbers between the layers are whole and end here, so that a sum over 1032 inputs times eight-bit weights fits in 32
 * bits.
 */
export const numberMax = 16_383;

/**
 * Runs one layer of the network.
 *
 * @param input address of position 0: a row of i16 channels each position. Rows before and after the text must be zero.
 * @param output address of position 0; must not overlap with the input.
 */
export type Convolve = (layer: LayerShape, input: number, output: number, positions: number) => void;

/** What the network calculates with: one piece of memory and the function that runs a layer in it. */
export interface Kernel {
  readonly memory: ArrayBuffer;
  readonly convolve: Convolve;
}

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

const pageBytes = 65_536;

/** The part of WebAssembly that is used; the package is compiled without the types of any platform. */
interface WebAssemblyLike {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
  readonly convolve: (...numbers: readonly number[]) => void;
}

function isExports(exports: object): exports is Exports {
  return 'memory' in exports && 'convolve' in exports;
}

function isWebAssembly(value: unknown): value is WebAssemblyLike {
  return typeof value === 'object' && value !== null && 'Module' in value && 'Instance' in value;
}

/**
 * The kernel on 128-bit vectors.
 *
 * @param bytes of memory that the network needs.
 * @returns `undefined` where WebAssembly or its vectors are missing, or a page's policy forbids them.
 */
export function createVectorKernel(bytes: number): Kernel | undefined {
  const assembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (!isWebAssembly(assembly)) {
    return undefined;
  }
  try {
    const code = Uint8Array.from(atob(convolveModule), (character) => character.charCodeAt(0));
    const { exports } = new assembly.Instance(new assembly.Module(code));
    if (!isExports(exports)) {
      return undefined;
    }
    const { memory, convolve } = exports;
    memory.grow(Math.ceil(bytes / pageBytes));
    return {
      memory: memory.buffer,
      convolve({ weights, factors, inputs, outputs, taps, dilation, isResidual }, input, output, positions) {
        convolve(input, output, weights, factors, positions, inputs, outputs, taps, dilation, isResidual);
      },
    };
  } catch {
    return undefined;
  }
}
