/** One instance of an encoder in WebAssembly. It serves one utterance after another, each begun by `configure`. */
export interface Codec<Configuration> {
  /** Begins an utterance and drops the unfinished rest of the previous one. */
  configure(configuration: Configuration): void;
  /** @returns a view of the instance's memory, good until the next call. */
  encode(samples: Float32Array): Uint8Array;
  /** @returns the rest, as `encode` does. */
  finalize(): Uint8Array;
}
