/** @returns `head` followed by `tail`, as one new array. */
export function joinSamples(head: Float32Array, tail: Float32Array): Float32Array {
  const joined = new Float32Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}

/** The same in double precision, which is faster to filter. */
export function joinInDouble(head: Float64Array, tail: Float32Array): Float64Array {
  const joined = new Float64Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}
