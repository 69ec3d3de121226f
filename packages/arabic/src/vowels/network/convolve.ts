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
