/**
 * One stage of a mono signal path. State belongs to one utterance, and cutting the same input into other blocks gives the same output, sample
 * for sample. Returned arrays belong to the caller; input arrays are read during the call only.
 */
export interface Stage {
  /** @returns the output that is certain by now; may be empty, because some stages look ahead. */
  push(samples: Float32Array): Float32Array;
  /** @returns what was held back. The stage accepts nothing afterwards. */
  finish(): Float32Array;
}
