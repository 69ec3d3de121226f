/** How many values {@link framePlace} gives. */
export const framePlaceWidth = 8;

/**
 * Where a frame of 10 ms stands in its phone.
 *
 * @param index of the frame, from 0.
 * @param count frames of the phone.
 */
export function framePlace(index: number, count: number): number[] {
  const position = (index + 0.5) / count;
  const left = count - 1 - index;
  return [
    position,
    1 - Math.abs(2 * position - 1),
    Math.exp(-index / 2),
    Math.exp(-left / 2),
    Math.exp(-index / 5),
    Math.exp(-left / 5),
    Math.log(count) / 4,
    Math.min(count, 40) / 40,
  ];
}
