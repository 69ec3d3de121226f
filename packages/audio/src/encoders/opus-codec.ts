import { createRequire } from 'node:module';

/** One encoder of libopus: it turns 20 ms of samples into a packet. */
export interface OpusCodec {
  /** Sets a control, or reads it when there is no value. Numbers: opus_defines.h. */
  ctl(request: number, value?: number): number;
  /** @returns a packet of its own memory. @throws Error when libopus refuses. */
  encode(samples: Int16Array): Uint8Array;
  /** Frees it. Harmless when repeated. */
  drop(): void;
}

export interface OpusDecoder {
  /** @returns 16-bit samples. */
  decode(packet: Uint8Array): Uint8Array;
  drop(): void;
}

interface OpusSettings {
  readonly channels: 1;
  readonly sample_rate: number;
  readonly application?: 'audio';
}

/**
 * The part of @evan/opus that is WebAssembly; its types describe the entry alone, which would rather load a native
 * addon.
 */
export interface OpusLibrary {
  readonly Encoder: new (settings: OpusSettings) => OpusCodec;
  readonly Decoder: new (settings: OpusSettings) => OpusDecoder;
}

const require = createRequire(import.meta.url);

/**
 * Compiled when first asked for, once for the thread; all its encoders share one memory. @throws Error when the module
 * cannot be loaded.
 */
export function loadOpus(): OpusLibrary {
  return require('@evan/opus/wasm/index.js') as OpusLibrary;
}
