import { AbortError, TimeoutError } from '../errors/connection-error.ts';

/** Sees to it that one attempt ends: by itself, by the caller's signal, or by the clock. */
export interface Watchdog {
  readonly signal: AbortSignal;
  /**
   * Settles as the promise does, unless the watchdog ends first. Work that ignores the signal is not awaited any
   * longer.
   */
  race<T>(work: Promise<T>): Promise<T>;
  /** Restarts the clock: something is waited for. */
  restart(): void;
  /** Stops the clock: nothing is waited for. The caller's signal counts all the same. */
  pause(): void;
  /** The attempt is over. */
  stop(): void;
}

/** @throws AbortError when `caller` has aborted already. */
export function startWatchdog(timeoutMs: number, caller: AbortSignal | undefined): Watchdog {
  throwIfAborted(caller);
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(error: Error): void {
    stop();
    controller.abort(error);
  }
  function abort(): void {
    end(new AbortError(caller?.reason));
  }
  function pause(): void {
    clearTimeout(timer);
  }
  function restart(): void {
    pause();
    timer = signal.aborted ? undefined : setTimeout(() => end(new TimeoutError(timeoutMs)), timeoutMs);
  }
  function stop(): void {
    pause();
    caller?.removeEventListener('abort', abort);
  }

  caller?.addEventListener('abort', abort, { once: true });
  restart();
  return { signal, race: (work) => raceAgainst(signal, work), restart, pause, stop };
}

/** @throws AbortError with the reason of the signal as its cause. */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) {
    throw new AbortError(signal.reason);
  }
}

/** Waits, unless the signal ends it. @throws AbortError */
export async function sleep(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  throwIfAborted(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const waiting = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
    await (signal === undefined ? waiting : raceAgainst(signal, waiting));
  } catch {
    throw new AbortError(signal?.reason);
  } finally {
    clearTimeout(timer);
  }
}

function raceAgainst<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) {
      abort();
    }
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
