/**
 * Samples in ±1 as 16-bit integers, rounded without dither. 16-bit sound that was divided by 32,768 comes back as it
 * was.
 */
export function toPcm16(samples: Float32Array): Int16Array {
  const integers = new Int16Array(samples.length);
  samples.forEach((sample, index) => {
    integers[index] = Math.min(Math.round(sample * 32_768), 32_767);
  });
  return integers;
}
