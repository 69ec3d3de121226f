/** Wakes a loop that waits. */
export interface WakeSignal {
  readonly wake: () => void;
  /** Fulfilled when it rings. */
  readonly woken: () => Promise<void>;
  /** Aborted when it rings. */
  readonly signal: () => AbortSignal;
  /** To be called before the loop looks around, so that nothing that happens meanwhile is missed. */
  readonly reset: () => void;
}

export function createWakeSignal(): WakeSignal {
  let current = createSignal();
  return {
    wake: () => current.wake(),
    woken: () => current.woken,
    signal: () => current.signal,
    reset() {
      current = createSignal();
    },
  };
}

function createSignal() {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    woken: promise,
    signal: controller.signal,
    wake() {
      resolve();
      controller.abort();
    },
  };
}
