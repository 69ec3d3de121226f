/** Keeps a copy of an answer while it is sent. */
export interface AnswerRecorder {
  /** Resolves when the block is kept, or at least on its way: a slow store slows the answer down. */
  write(block: Uint8Array): Promise<void>;
  /** Ends the copy; with it the repeated answer is complete. */
  finish(trailers: Readonly<Record<string, string>>): Promise<void>;
  /** Throws the copy away, because the answer broke off. */
  fail(): void;
}
