import { soundNames, type Utterance } from './utterance.ts';

/**
 * Chooses sentences so that as many different things as possible are heard as often as possible: three sounds in a row,
 * and each sound by its place in the breath group. Greedy: the next is always the one that brings most for its length,
 * where the n-th sighting of a thing is worth 1 / n.
 *
 * @param soundsMax stop after so many sounds.
 */
export function chooseSentences(candidates: readonly Utterance[], soundsMax: number): Utterance[] {
  const things = candidates.map(thingsOf);
  const seen = new Map<string, number>();
  const queue = candidates
    .map((_, index) => ({ index, worth: worthOf(things[index] ?? [], seen) }))
    .sort((a, b) => b.worth - a.worth);
  const chosen: Utterance[] = [];
  let sounds = 0;
  while (queue.length > 0 && sounds < soundsMax) {
    const best = takeBest(queue, things, seen);
    const utterance = best === undefined ? undefined : candidates[best];
    if (best === undefined || !utterance) {
      break;
    }
    chosen.push(utterance);
    sounds += things[best]?.length ?? 0;
    for (const thing of things[best] ?? []) {
      seen.set(thing, (seen.get(thing) ?? 0) + 1);
    }
  }
  return chosen;
}

/**
 * Worths only ever fall, so the first one that stays first when counted anew is the best (lazy greedy, Minoux 1978).
 */
function takeBest(
  queue: { index: number; worth: number }[],
  things: readonly (readonly string[])[],
  seen: ReadonlyMap<string, number>,
): number | undefined {
  for (;;) {
    const [first] = queue;
    if (!first) {
      return undefined;
    }
    const worth = worthOf(things[first.index] ?? [], seen);
    const next = queue[1];
    queue.shift();
    if (!next || worth >= next.worth) {
      return first.index;
    }
    let [low, high] = [0, queue.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((queue[middle]?.worth ?? 0) > worth) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    queue.splice(low, 0, { index: first.index, worth });
  }
}

function worthOf(things: readonly string[], seen: ReadonlyMap<string, number>): number {
  return things.reduce((sum, thing) => sum + 1 / (1 + (seen.get(thing) ?? 0)), 0) / (things.length + 10);
}

function thingsOf(utterance: Utterance): string[] {
  const names = soundNames(utterance);
  return names.flatMap((name, index) => (name === 'pause' ? [] : [`${names[index - 1]} ${name} ${names[index + 1]}`]));
}
