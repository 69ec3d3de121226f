import type { Kernels } from '../kernels/open-kernels.ts';
import type { LayerAddresses } from './place-layer.ts';

const floatBytes = Float32Array.BYTES_PER_ELEMENT;
/** Rows of zeros before and after: what a kernel of five looks at beyond the ends. */
const margin = 2;

/** A buffer of rows in the kernels' memory, with zeros around them. */
export interface Rows {
  readonly width: number;
  /** Address of the first row. */
  readonly address: number;
  /** Floats of the first `count` rows. The rows after them become zeros. */
  open(count: number): Float32Array;
}

export function createRows(kernels: Kernels, rowsMax: number, width: number): Rows {
  const start = kernels.allocate((rowsMax + 2 * margin) * width);
  const address = start + margin * width * floatBytes;
  return {
    width,
    address,
    open(count) {
      if (count > rowsMax) {
        throw new RangeError(`There is room for ${rowsMax} rows, not for ${count}.`);
      }
      kernels.floats(address + count * width * floatBytes, margin * width).fill(0);
      return kernels.floats(address, count * width);
    },
  };
}

/** How a layer is applied. */
export interface Step {
  readonly layer: LayerAddresses;
  readonly from: Rows;
  readonly to: Rows;
  /** Rectified linear units. */
  readonly rectify?: boolean;
  /** The output is added to these rows. */
  readonly added?: Rows;
}

/** Applies a layer to so many rows, zeros beyond their ends. @returns the rows of output. */
export function applyStep(
  kernels: Kernels,
  { layer, from, to, rectify = false, added }: Step,
  count: number,
): Float32Array {
  const { kernel, in: width, out, weights, bias } = layer;
  const output = to.open(count);
  const input = from.address - ((kernel - 1) / 2) * width * floatBytes;
  const placed = { input, stride: width, width: kernel * width, weights, bias, outputs: out, output: to.address };
  kernels.applyLayer(added ? { ...placed, added: added.address } : placed, count, rectify);
  return output;
}
