/** Places are code points, `start` inclusive and `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Code points that follow one another in a text, and the stretch of the text as sent that they come from. They come one
 * from one where both are as long; else each of them stands for the whole stretch, as `&` for `&amp;`.
 */
export interface PlaceRun extends Stretch {
  readonly length: number;
}

/** Leads places of a text to the text as sent, and back. */
export interface PlaceMap {
  /** The code points of the text so far. */
  readonly length: number;
  /** Runs come in the order of both texts. */
  add(run: PlaceRun): void;
  toSource(stretch: Stretch): Stretch;
  /** The characters that come from within a stretch of the text as sent; nothing where none does. */
  fromSource(stretch: Stretch): Stretch | undefined;
}

/** A text of markup has few runs for its many characters, so that a map costs little. */
export function createPlaceMap(): PlaceMap {
  const runs: PlaceRun[] = [];
  /** Where each run begins. */
  const begins: number[] = [];
  let length = 0;

  /** Where a character comes from; the end of the last one for a place behind all. */
  function sourceOf(place: number): Stretch {
    const index = countUpTo(begins, (begin) => begin <= place) - 1;
    const run = runs[index];
    if (!run || place >= length) {
      const end = runs.at(-1)?.end ?? 0;
      return { start: end, end };
    }
    const offset = place - (begins[index] ?? 0);
    return isOneToOne(run) ? { start: run.start + offset, end: run.start + offset + 1 } : run;
  }

  /** The first character that does not come from before a place of the text as sent. */
  function firstFrom(place: number): number {
    const index = countUpTo(runs, ({ start }) => start < place);
    const before = runs[index - 1];
    return before && isOneToOne(before) && place < before.end
      ? (begins[index - 1] ?? 0) + place - before.start
      : (begins[index] ?? length);
  }

  return {
    get length() {
      return length;
    },
    add(run) {
      if (run.length > 0) {
        runs.push(run);
        begins.push(length);
        length += run.length;
      }
    },
    toSource: ({ start, end }) => ({ start: sourceOf(start).start, end: sourceOf(Math.max(start, end - 1)).end }),
    fromSource({ start, end }) {
      const first = firstFrom(start);
      let last = firstFrom(end);
      while (last > first && sourceOf(last - 1).end > end) {
        last -= 1;
      }
      return last > first ? { start: first, end: last } : undefined;
    },
  };
}

function isOneToOne({ length, start, end }: PlaceRun): boolean {
  return length === end - start;
}

/** How many values at the beginning of a list pass; behind the first that does not, none does. */
function countUpTo<Value>(values: readonly Value[], passes: (value: Value) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle];
    [low, high] = value !== undefined && passes(value) ? [middle + 1, high] : [low, middle];
  }
  return low;
}
