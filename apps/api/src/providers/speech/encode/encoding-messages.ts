import type { AudioFormat } from '@rakhim/audio';

/** How one utterance is to be encoded. */
export interface EncodingOptions {
  /** Rate of the samples to come, in hertz. */
  readonly inputSampleRate: number;
  readonly format: AudioFormat;
  readonly delivery: 'stream' | 'file';
  /** Gain to begin the levelling with, in decibels: where an earlier utterance of the voice arrived. */
  readonly startGainDb?: number;
}

/** The last bytes of an utterance. */
export interface EncodingEnd {
  readonly bytes: Uint8Array;
  readonly header?: Uint8Array;
  readonly durationMs: number;
  /** Where the levelling arrived. */
  readonly gainDb: number;
}

/** What the pool asks of a worker. Each but `close` is answered, and asked only when the one before has been. */
export type EncodingTask = { readonly session: number } & (
  | { readonly type: 'open'; readonly options: EncodingOptions }
  | { readonly type: 'push'; readonly samples: Int16Array<ArrayBuffer> }
  | { readonly type: 'finish' }
  | { readonly type: 'close' }
);

export type EncodingAnswer = { readonly session: number } & (
  | { readonly type: 'opened' }
  | { readonly type: 'encoded'; readonly bytes: Uint8Array }
  | ({ readonly type: 'finished' } & EncodingEnd)
  | { readonly type: 'failed'; readonly message: string }
);
