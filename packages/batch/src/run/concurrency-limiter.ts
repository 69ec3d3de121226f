import { type Clock, systemClock } from './clock.ts';

/** Leave to have one request in flight. */
export interface Permit {
  /** Gives it back; only the first call counts. `succeeded` lets the limit grow again after a congestion. */
  readonly release: (outcome: 'succeeded' | 'failed') => void;
  /**
   * The service said that it was too much. Halves the limit, once for all requests that were on their way at that
   * moment, and lets nothing new through before `retryAfterMs` have passed.
   */
  readonly reportCongestion: (retryAfterMs: number) => void;
}

/** Admits requests; share one among all batches that use the same account at the same address. */
export interface ConcurrencyLimiter {
  /** The most requests at a time that the plan allows. */
  readonly cap: number;
  /** The most requests at a time at the moment. */
  readonly limit: number;
  readonly inFlight: number;
  /** Sets the most requests at a time that the plan allows; the limit never exceeds it. */
  readonly setCap: (cap: number) => void;
  /** @throws the signal's reason. */
  readonly acquire: (signal?: AbortSignal) => Promise<Permit>;
}

export interface ConcurrencyLimiterOptions {
  readonly cap: number;
  /** The most requests at a time that the user wants, whatever the plan allows. */
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
 * A limiter that starts at the plan's limit, so that as a rule nothing is ever refused, and falls back to additive
 * increase and multiplicative decrease when something is, because other programs may use the same account.
 */
export function createConcurrencyLimiter({
  cap,
  capMax = Infinity,
  clock = systemClock,
  random = Math.random,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const limit = createLimit(Math.min(cap, capMax));
  let inFlight = 0;
  let closedUntil = -Infinity;
  const opening = createReminder(clock, admit);
  const waiting: Waiting[] = [];

  function admit(): void {
    while (waiting.length > 0 && inFlight < limit.value) {
      if (clock.elapsed() < closedUntil) {
        opening.set(closedUntil - clock.elapsed());
        return;
      }
      const next = waiting.shift();
      if (next !== undefined && next.signal?.aborted !== true) {
        inFlight++;
        next.admit(createPermit());
      }
    }
  }

  function leave(entry: Waiting, reject: (reason: unknown) => void): void {
    const index = waiting.indexOf(entry);
    if (index >= 0) {
      waiting.splice(index, 1);
      reject(entry.signal?.reason);
    }
    if (waiting.length === 0) {
      opening.cancel();
    }
  }

  function createPermit(): Permit {
    const number = limit.issue();
    let isReleased = false;
    return {
      release(outcome) {
        if (!isReleased) {
          isReleased = true;
          inFlight--;
          limit.noteEnd(outcome);
          admit();
        }
      },
      reportCongestion(retryAfterMs) {
        closedUntil = Math.max(closedUntil, clock.elapsed() + retryAfterMs * (1 + jitterShare * random()));
        limit.noteCongestion(number);
      },
    };
  }

  function acquire(signal?: AbortSignal): Promise<Permit> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const entry: Waiting = { signal, admit: resolve };
      signal?.addEventListener('abort', () => leave(entry, reject), { once: true });
      waiting.push(entry);
      admit();
    });
  }

  return {
    get cap() {
      return limit.cap;
    },
    get limit() {
      return limit.value;
    },
    get inFlight() {
      return inFlight;
    },
    setCap(next) {
      limit.setCap(Math.min(next, capMax));
      admit();
    },
    acquire,
  };
}

interface Reminder {
  /** Does nothing while one is set. */
  readonly set: (ms: number) => void;
  readonly cancel: () => void;
}

/**
 * Creates a timer that fires once. Cancel it when nobody waits: a timer keeps a process alive that has nothing else to
 * do.
 */
function createReminder(clock: Clock, remind: () => void): Reminder {
  let waiting: AbortController | undefined;
  return {
    set(ms) {
      if (waiting === undefined) {
        waiting = new AbortController();
        const waited = clock.sleep(ms, waiting.signal).catch(() => undefined);
        void waited.then(() => {
          waiting = undefined;
          remind();
        });
      }
    },
    cancel: () => waiting?.abort(),
  };
}

interface Limit {
  readonly cap: number;
  readonly value: number;
  readonly setCap: (cap: number) => void;
  /** @returns the number of a permit: a clock may not tell two apart. */
  readonly issue: () => number;
  readonly noteEnd: (outcome: 'succeeded' | 'failed') => void;
  readonly noteCongestion: (permit: number) => void;
}

/** Additive increase, multiplicative decrease, the latter once an event. Source: RFC 5681, 3.1, for the idea. */
function createLimit(firstCap: number): Limit {
  const whole = (value: number) => Math.max(1, Math.floor(value));
  let cap = whole(firstCap);
  let limit = cap;
  let issued = 0;
  let lastCongestion = 0;
  return {
    get cap() {
      return cap;
    },
    get value() {
      return Math.floor(limit);
    },
    setCap(next) {
      const wasFull = limit >= cap;
      cap = whole(next);
      limit = wasFull ? cap : Math.min(limit, cap);
    },
    issue: () => ++issued,
    noteEnd(outcome) {
      limit = outcome === 'succeeded' ? Math.min(cap, limit + 1 / limit) : limit;
    },
    noteCongestion(permit) {
      // Those that were already on their way belong to the same event.
      if (permit > lastCongestion) {
        lastCongestion = issued;
        limit = Math.max(1, limit / 2);
      }
    },
  };
}
