/** Does something soon after it was asked for, and never more often than once in an interval. */
export interface Throttle {
  readonly ask: () => void;
  readonly stop: () => void;
}

export function createThrottle(intervalMs: number, act: () => void): Throttle {
  let timer: NodeJS.Timeout | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    ask() {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          lastAt = performance.now();
          act();
        },
        Math.max(0, lastAt + intervalMs - performance.now()),
      );
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
