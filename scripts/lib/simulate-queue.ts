import type { Random } from './create-random.ts';

/** How fast a thread says a text of some length. */
export interface Speed {
  readonly characters: number;
  readonly perSecond: number;
  readonly firstByteMs: number;
}

export interface Load {
  readonly cores: number;
  readonly requestsPerSecond: number;
  readonly lengths: { readonly median: number; readonly sigma: number; readonly max: number };
  readonly speeds: readonly Speed[];
  readonly utterances: number;
}

/** Times from the arrival of a request to its first sound, in milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Requests that arrive at random, and cores that take them in the order of arrival, each to its end. */
export function simulateQueue({ cores, requestsPerSecond, lengths, speeds, utterances }: Load, random: Random): Waits {
  /** When each core is free, as a heap: the first is the one that is free first. */
  const free = new Float64Array(cores);
  const waits = new Float64Array(utterances);
  let arrivedAt = 0;
  for (let index = 0; index < utterances; index += 1) {
    arrivedAt += random.exponential(1000 / requestsPerSecond);
    const characters = Math.max(1, Math.min(lengths.max, lengths.median * Math.exp(lengths.sigma * random.normal())));
    const { perSecond, firstByteMs } = speedOf(characters, speeds);
    const startsAt = Math.max(arrivedAt, free[0] ?? 0);
    waits[index] = startsAt - arrivedAt + firstByteMs;
    replaceFirst(free, startsAt + Math.max(firstByteMs, (characters / perSecond) * 1000));
  }
  waits.sort();
  const at = (share: number): number => waits[Math.min(utterances - 1, Math.floor(utterances * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The measurement whose length is nearest. */
function speedOf(characters: number, speeds: readonly Speed[]): Speed {
  const [first, ...others] = speeds;
  if (!first) {
    throw new Error('There is no measurement.');
  }
  const distance = (speed: Speed): number => Math.abs(Math.log(speed.characters / characters));
  return others.reduce((nearest, speed) => (distance(speed) < distance(nearest) ? speed : nearest), first);
}

/** Puts a value in the place of the least, and keeps the order of a heap. */
function replaceFirst(heap: Float64Array, value: number): void {
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const right = left + 1;
    const child = (heap[right] ?? Infinity) < (heap[left] ?? Infinity) ? right : left;
    if ((heap[child] ?? Infinity) >= value) {
      heap[place] = value;
      return;
    }
    heap[place] = heap[child] ?? value;
    place = child;
  }
}
