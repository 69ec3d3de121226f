/**
 * One stage of a mono signal path. State belongs to one utterance, and cutting the same input into other blocks gives
 * the same output, sample for sample.
 *
 * Input is read during the call only. Output is the stage's own memory and is overwritten by the next call: a block is
 * a tenth of a second, and new arrays for each of them would leave more garbage than sound.
 */
export interface Stage {
  /** @returns the output that is certain by now; may be empty, because some stages look ahead. */
  push(samples: Float32Array | Float64Array): Float32Array;
  /** @returns what was held back. The stage accepts nothing afterwards. */
  finish(): Float32Array;
}
