/** A streaming encoder for one utterance of 24 kHz mono samples in ±1. Not reusable after `finish`. */
export interface Encoder {
  /** @returns whatever encoded bytes are ready, owned by the caller; may be empty. */
  encode(samples: Float32Array): Uint8Array;
  /**
   * Flushes. `header`, when present, has exactly the length of the placeholder that the encoder emitted first and replaces it in a
   * stored file (MP3 Info frame, WAV sizes), giving exact duration and gapless playback.
   */
  finish(): { readonly bytes: Uint8Array; readonly header?: Uint8Array };
}
