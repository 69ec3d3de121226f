/** Options of a single call. */
export interface CallOptions {
  /** Ends the call, its retries and its streams. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** Instead of the client's. */
  readonly maxRetries?: number | undefined;
}

/** The same for calls that are charged. */
export interface ChargedCallOptions extends CallOptions {
  /**
   * Whoever repeats a call with the same key and the same parameters within 24 hours is given the same answer and
   * charged once. Default: a new key for each call. `null`: none is sent, so that the service keeps no copy of the
   * answer; what was lost on the way is then not asked for again.
   */
  readonly idempotencyKey?: string | null | undefined;
}
