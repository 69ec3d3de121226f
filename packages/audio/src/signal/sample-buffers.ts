/**
 * @returns a function that gives an array of the length asked for, in memory that is used again by the next call; its
 *   content is arbitrary.
 */
export function createScratch<Samples extends Float32Array | Float64Array>(
  Type: new (length: number) => Samples,
): (length: number) => Samples {
  let memory = new Type(0);
  return function takeScratch(length) {
    if (memory.length < length) {
      memory = new Type(length);
    }
    return memory.subarray(0, length) as Samples;
  };
}

/** A buffer of samples that wait until there are enough to process. */
export interface Backlog {
  /** @returns everything that waits, the new samples last; valid until the next call. */
  append(samples: Float32Array | Float64Array): Float64Array;
  /** Forgets the oldest samples. */
  drop(count: number): void;
}

/** @param silenceLength zeros that wait at the start. */
export function createBacklog(silenceLength: number): Backlog {
  let memory = new Float64Array(silenceLength);
  let length = silenceLength;
  return {
    append(samples) {
      if (memory.length < length + samples.length) {
        const larger = new Float64Array(length + samples.length);
        larger.set(memory.subarray(0, length));
        memory = larger;
      }
      memory.set(samples, length);
      length += samples.length;
      return memory.subarray(0, length);
    },
    drop(count) {
      memory.copyWithin(0, count, length);
      length -= count;
    },
  };
}
