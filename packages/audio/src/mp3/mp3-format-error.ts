/** The bytes are not a sound MP3 stream. */
export class Mp3FormatError extends Error {
  override readonly name = 'Mp3FormatError';
  /** The offset of the fault in the bytes. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(`${message} at byte ${offset}`);
    this.offset = offset;
  }
}
