import { numberMax, createPlainKernel, createVectorKernel } from './kernels.ts';
import type { Kernel, LayerShape } from './kernels.ts';
import type { Block, Linear, Matrix, NetworkWeights } from './network-format.ts';

/** Scores a letter has: one a mark class, and one more that fills the last group of eight up. */
export const scoresPerLetter = 16;

export interface NetworkSize {
  /** The most words and letters, spaces among them, of one window. */
  readonly words: number;
  readonly positions: number;
}

const groupOutputs = 8;
/** Zero rows on either side of a buffer: the farthest tap, and what the kernel reads ahead of the last position. */
export const marginRows = 16;

/** Addresses of rows of i16 channels, each with zero rows on either side. */
export interface Buffer {
  /** Of position 0. */
  readonly address: number;
  readonly channels: number;
}

/** Gives addresses in one piece of memory, one after the other. */
function createAllocator(): { take: (bytes: number) => number; bytes: () => number } {
  let end = 16;
  return {
    take(bytes) {
      const address = end;
      end = (end + bytes + 15) & ~15;
      return address;
    },
    bytes() {
      return end;
    },
  };
}

function outputsOf({ rows }: Matrix): number {
  return Math.ceil(rows / groupOutputs) * groupOutputs;
}

/** A layer that has its place but is not written yet. */
interface PlacedLayer {
  readonly shape: LayerShape;
  readonly matrix: Linear;
}

/** Finds a place for a layer's numbers. */
function placeLayer(take: (bytes: number) => number, matrix: Linear | Block, taps: number): PlacedLayer {
  const outputs = outputsOf(matrix);
  const isBlock = 'dilation' in matrix;
  const shape: LayerShape = {
    weights: take(2 * outputs * matrix.columns),
    factors: take(2 * 4 * outputs),
    inputs: matrix.columns / taps,
    outputs,
    taps,
    dilation: isBlock ? matrix.dilation : 1,
    isResidual: isBlock ? 1 : 0,
  };
  return { shape, matrix };
}

/** Writes a layer's numbers as a kernel reads them. Outputs that only fill the last group up are never the highest. */
function writeLayer({ memory }: Kernel, { shape, matrix }: PlacedLayer, unit: number): void {
  const { outputs, inputs, taps } = shape;
  const weights = new Int16Array(memory, shape.weights, outputs * matrix.columns);
  const scales = new Float32Array(memory, shape.factors, outputs);
  const biases = new Float32Array(memory, shape.factors + 4 * outputs, outputs).fill(Number.MIN_SAFE_INTEGER);
  for (let output = 0; output < matrix.rows; output += 1) {
    const group = Math.floor(output / groupOutputs) * groupOutputs * matrix.columns;
    scales[output] = matrix.scales[output] ?? 0;
    biases[output] = (matrix.bias[output] ?? 0) * unit;
    for (let column = 0; column < taps * inputs; column += 1) {
      const place = group + (column >> 1) * 2 * groupOutputs + (output % groupOutputs) * 2 + (column & 1);
      weights[place] = matrix.numbers[output * matrix.columns + column] ?? 0;
    }
  }
}

/** Finds a place for a buffer of so many positions. */
function placeBuffer(take: (bytes: number) => number, channels: number, positions: number): Buffer {
  const address = take(2 * channels * (positions + 2 * marginRows)) + 2 * channels * marginRows;
  return { address, channels };
}

/** Reads and writes the rows of buffers that lie in one piece of memory. */
export interface BufferRows {
  readonly numbers: Int16Array;
  /** Index of a position's first number. */
  indexOf(buffer: Buffer, position: number): number;
  /** Adds `channels` numbers to those from index `at` on. */
  add(from: Int16Array, fromIndex: number, at: number, channels: number): void;
  /** Sets the rows from one position to another to zero. */
  clear(buffer: Buffer, from: number, to: number): void;
}

export function createBufferRows(memory: ArrayBuffer): BufferRows {
  const numbers = new Int16Array(memory);
  const indexOf = ({ address, channels }: Buffer, position: number) => address / 2 + position * channels;
  return {
    numbers,
    indexOf,
    add(from, fromIndex, at, channels) {
      for (let channel = 0; channel < channels; channel += 1) {
        const sum = (numbers[at + channel] ?? 0) + (from[fromIndex + channel] ?? 0);
        numbers[at + channel] = sum > numberMax ? numberMax : sum < -numberMax ? -numberMax : sum;
      }
    },
    clear(buffer, from, to) {
      numbers.fill(0, indexOf(buffer, from), indexOf(buffer, to));
    },
  };
}

/**
 * Puts a network's layers and the rooms for what goes from one to the next into one piece of memory. Of two rooms,
 * layers read one and write the other in turns.
 *
 * @param kernel `plain` does without WebAssembly.
 */
export function loadNetwork(weights: NetworkWeights, size: NetworkSize, kernel: 'vectors' | 'plain') {
  const allocator = createAllocator();
  const { take } = allocator;
  const block = (matrix: Block) => placeLayer(take, matrix, weights.taps);
  const linear = (matrix: Linear) => placeLayer(take, matrix, 1);
  const placed = {
    letters: weights.letterBlocks.map(block),
    toWord: linear(weights.toWord),
    words: weights.wordBlocks.map(block),
    letterToMark: linear(weights.letterToMark),
    wordToMark: linear(weights.wordToMark),
    marks: weights.markBlocks.map(block),
    output: linear(weights.output),
  };
  const pair = (channels: number, positions: number) =>
    [placeBuffer(take, channels, positions), placeBuffer(take, channels, positions)] as const;
  const rooms = {
    letters: pair(weights.letterTable.columns, size.positions),
    wordInputs: placeBuffer(take, weights.toWord.columns, size.words),
    words: pair(weights.toWord.rows, size.words),
    contexts: placeBuffer(take, weights.wordToMark.rows, size.words),
    marks: pair(weights.letterToMark.rows, size.positions),
    scores: placeBuffer(take, scoresPerLetter, size.positions),
  };
  const chosen =
    (kernel === 'vectors' ? createVectorKernel(allocator.bytes()) : undefined) ?? createPlainKernel(allocator.bytes());
  for (const layer of Object.values(placed).flat()) {
    writeLayer(chosen, layer, weights.unit);
  }
  return {
    kernel: chosen,
    rooms,
    layers: {
      letters: placed.letters.map(({ shape }) => shape),
      toWord: placed.toWord.shape,
      words: placed.words.map(({ shape }) => shape),
      letterToMark: placed.letterToMark.shape,
      wordToMark: placed.wordToMark.shape,
      marks: placed.marks.map(({ shape }) => shape),
      output: placed.output.shape,
    },
  };
}
