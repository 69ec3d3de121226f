/** The reason why an item cannot go on, found on this side of the network. */
export type BatchErrorCode =
  /** The file is not what it was when the plan was made. */
  | 'source_changed'
  | 'source_missing'
  /**
   * A request was sent so long ago that the service no longer knows it: repeating it might be charged again, so
   * somebody must ask for it.
   */
  | 'outcome_unknown'
  /** A part that was kept is gone. */
  | 'part_missing'
  /** No encoder for the format was found. */
  | 'encoder_missing'
  /** The output folder does not take the file. */
  | 'output_not_writable'
  | 'output_too_long'
  | 'no_free_name';

export class BatchError extends Error {
  override readonly name = 'BatchError';
  readonly code: BatchErrorCode;

  constructor(code: BatchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
