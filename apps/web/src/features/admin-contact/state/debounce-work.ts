interface DebounceOptions {
  readonly work: () => Promise<void>;
  /** Calls within this time count as one. */
  readonly waitMs: number;
}

/**
 * Debounces asynchronous work: many calls within `waitMs` run it once, and it never runs twice at the same time, so no
 * older answer replaces a newer one. A call that comes during a run causes one more run after it.
 */
export function debounceWork({ work, waitMs }: DebounceOptions): {
  readonly call: () => void;
  readonly end: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isCalled = false;
  let hasEnded = false;

  function schedule(): void {
    if (isCalled && !isWorking && !hasEnded) {
      timer ??= setTimeout(() => void run(), waitMs);
    }
  }

  async function run(): Promise<void> {
    timer = undefined;
    isCalled = false;
    isWorking = true;
    // A failed run is not retried; the next call runs it again.
    await work().catch(() => undefined);
    isWorking = false;
    schedule();
  }

  return {
    call() {
      isCalled = true;
      schedule();
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
