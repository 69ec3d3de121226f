/** The reason why a file of the batch could not be spoken. */
export interface ItemFailure {
  /**
   * A code of the service's errors, of the plan's problems, or of the run itself (`source_changed`, `outcome_unknown`,
   * `audio_damaged`, `disk_full`, …).
   */
  readonly code: string;
  /** For logs and for codes without a sentence. */
  readonly message: string;
  readonly requestId?: string;
}
