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

/** @returns `head` followed by `tail`, as one new array. */
export function joinSamples(head: Float32Array, tail: Float32Array): Float32Array {
  const joined = new Float32Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}

/** Runs stages one after the other as a single stage. */
export function chainStages(stages: readonly Stage[]): Stage {
  return {
    push(samples) {
      return stages.reduce<Float32Array>((signal, stage) => stage.push(signal), samples);
    },
    finish() {
      return stages.reduce<Float32Array>((tail, stage) => joinSamples(stage.push(tail), stage.finish()), new Float32Array(0));
    },
  };
}
