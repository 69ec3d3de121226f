/**
 * The bytes of a learned network, little-endian: "RKNN", version u8, taps u8; for letters, words and marks the number
 * of blocks u8 and their dilations u8; the channels u16 of letters, word rows, words and marks, the number of word rows
 * u16, the unit u16. Then matrices: a scale f32 a row and the rows as i8, value = scale * number; biases are f32.
 */
export interface NetworkWeights {
  /** Whole numbers that make 1 between the layers. */
  readonly unit: number;
  readonly taps: number;
  /** Rows of what letters are known by: symbols, first and second reading, confidence; joined. */
  readonly letterTable: Matrix;
  readonly wordTable: Matrix;
  readonly letterBlocks: readonly Block[];
  readonly toWord: Linear;
  readonly wordBlocks: readonly Block[];
  readonly letterToMark: Linear;
  readonly wordToMark: Linear;
  readonly markBlocks: readonly Block[];
  readonly output: Linear;
}

/** `rows` x `columns` numbers; a row has one scale. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly scales: Float32Array;
  readonly numbers: Int8Array;
}

export interface Linear extends Matrix {
  readonly bias: Float32Array;
}

/** The columns of a block are its inputs by tap and then channel. */
export interface Block extends Linear {
  readonly dilation: number;
}

const magic = 'RKNN';
const version = 3;
/** Rows of the four tables of letters: symbols, two readings, confidence. */
export const letterTableRows = [64, 16, 16, 20] as const;
export const markClassCount = 15;

/**
 * Lays a network's bytes out; nothing is copied but the scales.
 *
 * @throws {RangeError} when the bytes are not a network of this version or end too early.
 */
export function parseNetwork(bytes: Uint8Array): NetworkWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  function take(count: number): number {
    const from = at;
    at += count;
    if (at > bytes.length) {
      throw new RangeError('The network ends too early.');
    }
    return from;
  }
  const byte = () => view.getUint8(take(1));
  const short = () => view.getUint16(take(2), true);
  const floats = (count: number) => {
    const from = take(4 * count);
    return Float32Array.from({ length: count }, (_, index) => view.getFloat32(from + 4 * index, true));
  };
  function matrix(rows: number, columns: number): Matrix {
    const scales = floats(rows);
    return {
      rows,
      columns,
      scales,
      numbers: new Int8Array(bytes.buffer, bytes.byteOffset + take(rows * columns), rows * columns),
    };
  }
  const linear = (rows: number, columns: number): Linear => ({ ...matrix(rows, columns), bias: floats(rows) });
  const blocks = (dilations: readonly number[], channels: number): Block[] =>
    dilations.map((dilation) => ({ ...linear(channels, channels * taps), dilation }));

  if (String.fromCharCode(...bytes.subarray(take(4), at)) !== magic || byte() !== version) {
    throw new RangeError('The bytes are not a network that this version can read.');
  }
  const taps = byte();
  const [letterDilations, wordDilations, markDilations] = [0, 1, 2].map(() => Array.from({ length: byte() }, byte));
  const [letters = 0, rowChannels = 0, words = 0, marks = 0, wordRows = 0, unit = 0] = Array.from({ length: 6 }, short);
  const letterRows = letterTableRows.reduce((sum, rows) => sum + rows, 0);
  const weights: NetworkWeights = {
    unit,
    taps,
    letterTable: matrix(letterRows, letters),
    wordTable: matrix(wordRows, rowChannels),
    letterBlocks: blocks(letterDilations ?? [], letters),
    toWord: linear(words, 2 * letters + rowChannels),
    wordBlocks: blocks(wordDilations ?? [], words),
    letterToMark: linear(marks, letters),
    wordToMark: { ...matrix(marks, words), bias: new Float32Array(marks) },
    markBlocks: blocks(markDilations ?? [], marks),
    output: linear(markClassCount, marks),
  };
  if (at !== bytes.length) {
    throw new RangeError('The network is longer than it says.');
  }
  return weights;
}

/** One row of a table as whole numbers. */
export function wholeRow({ columns, scales, numbers }: Matrix, row: number, unit: number): Int16Array {
  const scale = (scales[row] ?? 0) * unit;
  const whole = new Int16Array(columns);
  for (let column = 0; column < columns; column += 1) {
    whole[column] = Math.round((numbers[row * columns + column] ?? 0) * scale);
  }
  return whole;
}
