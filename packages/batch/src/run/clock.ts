import { setTimeout } from 'node:timers/promises';

/** Time, injected so that tests can make it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, for spans: unlike what people set their clocks to, it never jumps. */
  readonly elapsed: () => number;
  /** Rejects with the signal's reason when it is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Timers hold at most about 24 days. */
const sleepMsMax = 2 ** 31 - 1;

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (ms, signal) =>
    setTimeout(Math.min(Math.max(0, ms), sleepMsMax), undefined, signal === undefined ? {} : { signal }),
};
