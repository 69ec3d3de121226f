/** Heights that a bar can have: few, so that they stand like the strokes of square Kufic. */
const steps = 8;

/**
 * The outline of a sound as bars on a grid.
 *
 * @returns `count` whole heights from 1 to 8; the loudest is 8.
 */
export function measureBars(samples: Float32Array, count: number): number[] {
  const width = samples.length / count;
  const levels = Array.from({ length: count }, (_, bar) => {
    let sum = 0;
    const [from, to] = [Math.floor(bar * width), Math.floor((bar + 1) * width)];
    for (let index = from; index < to; index += 1) {
      sum += (samples[index] ?? 0) ** 2;
    }
    return to > from ? Math.sqrt(sum / (to - from)) : 0;
  });
  const loudest = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((level) => Math.max(1, Math.round((level / loudest) * steps)));
}
