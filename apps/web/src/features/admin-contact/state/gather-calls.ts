interface GatherOptions {
  readonly work: () => Promise<void>;
  /** How long calls are waited for that belong together. */
  readonly waitMs: number;
}

/**
 * Does something some time after it was called for: once for many calls, and never twice at the same time, so that no
 * older answer takes the place of a newer one. What is called for meanwhile is done afterwards.
 */
export function gatherCalls({ work, waitMs }: GatherOptions): { readonly call: () => void; readonly end: () => void } {
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
    // The next call brings the next occasion.
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
