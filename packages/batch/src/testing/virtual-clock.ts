import type { Clock } from '../run/clock.ts';

export interface VirtualClock extends Clock {
  /** Sets what the clock shows, as people and time servers do; how time passes is the same. */
  readonly set: (now: number) => void;
  /** Lets time pass, timer by timer, until the promise is settled. */
  readonly runUntil: <T>(promise: Promise<T>) => Promise<T>;
  /** Returns how many timers run, each of which would keep a process alive. */
  readonly timers: () => number;
}

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** A clock whose time passes only when all that can be done without time is done. */
export function createVirtualClock(start = 1_800_000_000_000): VirtualClock {
  let elapsed = 0;
  let setTo = start;
  let timers: Timer[] = [];
  return {
    now: () => setTo + elapsed,
    elapsed: () => elapsed,
    set(now) {
      setTo = now - elapsed;
    },
    timers: () => timers.length,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const timer = { at: elapsed + Math.max(0, ms), fire: resolve };
        timers.push(timer);
        signal?.addEventListener('abort', () => {
          timers = timers.filter((other) => other !== timer);
          reject(signal.reason as Error);
        });
      }),
    async runUntil(promise) {
      let isSettled = false;
      const settled = promise.finally(() => {
        isSettled = true;
      });
      settled.catch(() => undefined);
      for (;;) {
        await quiet();
        if (isSettled) {
          return settled;
        }
        const next = timers.reduce<Timer | undefined>(
          (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
          undefined,
        );
        if (next === undefined) {
          continue;
        }
        timers = timers.filter((timer) => timer !== next);
        elapsed = Math.max(elapsed, next.at);
        next.fire();
      }
    },
  };
}

/** Everything here happens in memory, so a few turns of the loop are all that work without time can take. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
