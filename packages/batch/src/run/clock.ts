/** Time, injected so that tests can make it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rejects with the signal's reason when it is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}
