import { createPlainKernel, createVectorKernel } from './kernels.ts';
import type { Kernel, LayerShape } from './kernels.ts';
import type { Block, Linear, NetworkWeights } from './network-format.ts';
import { createAllocator, placeBuffer, placeLayer, writeLayer } from './network-memory.ts';
import type { Buffer } from './network-memory.ts';

/** Scores a letter has: one a mark class, and one more that fills the last group of eight up. */
export const scoresPerLetter = 16;

export interface NetworkSize {
  /** The most words and letters, spaces among them, of one window. */
  readonly words: number;
  readonly positions: number;
}

/** A network's layers and the rooms for what goes from one to the next, in one piece of memory. */
export interface LoadedNetwork {
  readonly kernel: Kernel;
  readonly layers: {
    readonly letters: readonly LayerShape[];
    readonly toWord: LayerShape;
    readonly words: readonly LayerShape[];
    readonly letterToMark: LayerShape;
    readonly wordToMark: LayerShape;
    readonly marks: readonly LayerShape[];
    readonly output: LayerShape;
  };
  /** Of two rooms, layers read one and write the other in turns. */
  readonly rooms: {
    readonly letters: readonly [Buffer, Buffer];
    readonly wordInputs: Buffer;
    readonly words: readonly [Buffer, Buffer];
    readonly contexts: Buffer;
    readonly marks: readonly [Buffer, Buffer];
    readonly scores: Buffer;
  };
}

/** @param kernel `plain` does without WebAssembly. */
export function loadNetwork(weights: NetworkWeights, size: NetworkSize, kernel: 'vectors' | 'plain'): LoadedNetwork {
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
