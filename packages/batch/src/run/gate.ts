import { type Clock, systemClock } from './clock.ts';

/** Leave to have one request in flight. */
export interface Permit {
  /** Gives it back; only the first call counts. `succeeded` lets the limit grow again after a congestion. */
  readonly release: (outcome: 'succeeded' | 'failed') => void;
  /**
   * The service said that it was too much. Halves the limit, once for all requests that were on their way at that moment, and lets nothing new
   * through before `retryAfterMs` have passed.
   */
  readonly reportCongestion: (retryAfterMs: number) => void;
}

/** Admits requests; share one among all batches that use the same account at the same address. */
export interface Gate {
  readonly limit: number;
  readonly inFlight: number;
  /** What the plan allows at a time; the limit never goes beyond. */
  readonly setCap: (cap: number) => void;
  /** @throws the signal's reason. */
  readonly acquire: (signal?: AbortSignal) => Promise<Permit>;
}

export interface GateOptions {
  readonly cap: number;
  /** What the user wants at a time at most, whatever the plan allows. */
  readonly capMax?: number;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter after a pause. */
  readonly random?: () => number;
}

/** Share of a pause by which waiting requests are spread. */
const jitterShare = 0.1;

interface Waiting {
  readonly admit: (permit: Permit) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * A gate that starts at the plan's limit, so that as a rule nothing is ever refused, and falls back to additive increase and multiplicative decrease
 * when something is, because other programs may use the same account. Source: RFC 5681, 3.1, for the idea.
 */
export function createGate({ cap, capMax = Infinity, clock = systemClock, random = Math.random }: GateOptions): Gate {
  let capNow = bounded(cap);
  let limit = capNow;
  let inFlight = 0;
  let closedUntil = -Infinity;
  let lastCongestion = -Infinity;
  /** Counts permits, because a clock may not tell two apart. */
  let issued = 0;
  let isOpening = false;
  const waiting: Waiting[] = [];

  function bounded(wanted: number): number {
    return Math.max(1, Math.floor(Math.min(wanted, capMax)));
  }

  function admit(): void {
    while (waiting.length > 0 && inFlight < Math.floor(limit)) {
      if (clock.now() < closedUntil) {
        openLater();
        return;
      }
      const next = waiting.shift();
      if (next !== undefined && next.signal?.aborted !== true) {
        inFlight++;
        next.admit(createPermit());
      }
    }
  }

  function openLater(): void {
    if (!isOpening) {
      isOpening = true;
      void clock.sleep(closedUntil - clock.now()).then(() => {
        isOpening = false;
        admit();
      });
    }
  }

  function createPermit(): Permit {
    const number = ++issued;
    let isReleased = false;
    return {
      release(outcome) {
        if (isReleased) {
          return;
        }
        isReleased = true;
        inFlight--;
        if (outcome === 'succeeded') {
          limit = Math.min(capNow, limit + 1 / limit);
        }
        admit();
      },
      reportCongestion(retryAfterMs) {
        closedUntil = Math.max(closedUntil, clock.now() + retryAfterMs * (1 + jitterShare * random()));
        if (number > lastCongestion) {
          lastCongestion = issued;
          limit = Math.max(1, limit / 2);
        }
      },
    };
  }

  return {
    get limit() {
      return Math.floor(limit);
    },
    get inFlight() {
      return inFlight;
    },
    setCap(next) {
      const wasFull = limit >= capNow;
      capNow = bounded(next);
      limit = wasFull ? capNow : Math.min(limit, capNow);
      admit();
    },
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const entry: Waiting = { signal, admit: resolve };
        signal?.addEventListener(
          'abort',
          () => {
            const index = waiting.indexOf(entry);
            if (index >= 0) {
              waiting.splice(index, 1);
              reject(signal.reason as Error);
            }
          },
          { once: true },
        );
        waiting.push(entry);
        admit();
      }),
  };
}
