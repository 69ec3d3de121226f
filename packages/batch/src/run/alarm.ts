/** Wakes a loop that waits. */
export interface Alarm {
  readonly ring: () => void;
  /** Fulfilled when it rings. */
  readonly rung: () => Promise<void>;
  /** Aborted when it rings. */
  readonly signal: () => AbortSignal;
  /** To be called before the loop looks around, so that nothing that happens meanwhile is missed. */
  readonly set: () => void;
}

export function createAlarm(): Alarm {
  let current = createBell();
  return {
    ring: () => current.ring(),
    rung: () => current.rung,
    signal: () => current.signal,
    set() {
      current = createBell();
    },
  };
}

function createBell() {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    rung: promise,
    signal: controller.signal,
    ring() {
      resolve();
      controller.abort();
    },
  };
}
