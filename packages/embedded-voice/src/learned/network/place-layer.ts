import type { Layer } from '@rakhim/voice-model';
import type { Kernels } from '../kernels/open-kernels.ts';

/** A layer's numbers in the kernels' memory. */
export interface LayerAddresses {
  readonly kernel: number;
  readonly in: number;
  readonly out: number;
  readonly weights: number;
  readonly bias: number;
}

/** Unpacks a layer's weights to floats, once for the thread. */
export function placeLayer(
  kernels: Kernels,
  { kernel, in: inputs, out, weights, scales, biases }: Layer,
): LayerAddresses {
  const [weightsAt, biasAt] = [kernels.allocate(weights.length), kernels.allocate(out)];
  const placed = kernels.floats(weightsAt, weights.length);
  for (const [index, weight] of weights.entries()) {
    placed[index] = weight * (scales[index % out] ?? 0);
  }
  kernels.floats(biasAt, out).set(biases);
  return { kernel, in: inputs, out, weights: weightsAt, bias: biasAt };
}
