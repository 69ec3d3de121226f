/** A signal that wakes a waiting loop. */
export interface WakeSignal {
  readonly wake: () => void;
  /** Resolves at the next wake-up. */
  readonly woken: () => Promise<void>;
  /** Aborts at the next wake-up. */
  readonly signal: () => AbortSignal;
  /** Resets the signal. Call it before the loop looks around, so that it misses nothing that happens meanwhile. */
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
