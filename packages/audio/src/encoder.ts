/**
 * `stream`: every block can be played as it comes, and nothing is corrected later. `file`: the sound is stored, so a
 * header may be replaced at the end.
 */
export type Delivery = 'stream' | 'file';

export interface EncodedEnd {
  readonly bytes: Uint8Array;
  /**
   * Only for `file`, and only where the format needs it (MP3 Info frame, WAV sizes): has exactly the length of the
   * placeholder that the sound begins with and replaces it byte for byte, giving exact duration and gapless playback.
   */
  readonly header?: Uint8Array;
}

/** A streaming encoder for one utterance of 24 kHz mono samples in ±1. */
export interface Encoder {
  /**
   * @returns whatever encoded bytes are ready; may be empty. They belong to the caller and have a buffer of their own,
   *   so they may be transferred to another thread.
   * @throws Error after `finish` or `close`.
   */
  encode(samples: Float32Array): Uint8Array;
  /** Flushes and releases what the encoder holds. @throws Error after `finish` or `close`. */
  finish(): EncodedEnd;
  /** Gives the utterance up and releases what the encoder holds. Harmless after `finish` and when repeated. */
  close(): void;
}
