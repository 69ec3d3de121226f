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
   * A repetition with the same key and the same parameters within 24 hours gets the same answer and is charged once.
   * Default: a new key for each call. `null`: none is sent, so that the service keeps no copy of the answer; a lost
   * answer is then not requested again.
   */
  readonly idempotencyKey?: string | null | undefined;
}
