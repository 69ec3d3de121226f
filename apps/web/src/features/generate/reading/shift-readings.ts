/** The way a piece of the text is to be read; `start` and `end` count code points of the text as it is sent. */
export interface ReadingChoice {
  readonly start: number;
  readonly end: number;
  readonly vowelled?: string | undefined;
  readonly spoken?: string | undefined;
}

/**
 * Moves readings along with an edit. Readings before it stay, readings behind it move, and readings that it touched are
 * dropped: their words have changed.
 */
export function shiftReadings(
  readings: readonly ReadingChoice[],
  before: string,
  after: string,
): readonly ReadingChoice[] {
  if (readings.length === 0 || before === after) {
    return readings;
  }
  const [old, now] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) {
    head += 1;
  }
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) {
    tail += 1;
  }
  const editEnd = old.length - tail;
  const shift = now.length - old.length;
  const isLetterAt = (index: number) => letter.test(now[index] ?? '');
  return readings.flatMap((reading) => {
    if (reading.end < head || (reading.end === head && !isLetterAt(head))) {
      return [reading];
    }
    const isBehind = reading.start > editEnd || (reading.start === editEnd && !isLetterAt(editEnd + shift - 1));
    return isBehind ? [{ ...reading, start: reading.start + shift, end: reading.end + shift }] : [];
  });
}

/** The characters that extend a word when typed right against it. */
const letter = /[\p{L}\p{M}\p{N}]/u;
