/**
 * A copy that is safe to filter: no NaN, nothing beyond ±limit. One stray value would otherwise stay in every recursive filter after it for the
 * rest of the utterance.
 *
 * @param samples mono samples, full scale ±1.
 * @param limit largest magnitude let through; infinities become ±limit, NaN becomes 0.
 * @param factor what everything is multiplied by after that.
 */
export function boundSamples(samples: Float32Array, limit: number, factor = 1): Float32Array {
  const bounded = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    if (sample >= -limit && sample <= limit) {
      bounded[index] = sample * factor;
    } else if (sample > limit) {
      bounded[index] = limit * factor;
    } else if (sample < -limit) {
      bounded[index] = -limit * factor;
    }
  }
  return bounded;
}
