import type { EngineName, VoiceEvent, VoiceRequest } from '../types.ts';

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly status: SharedArrayBuffer;
  readonly engine: EngineName;
}

export type ToWorker =
  | {
      readonly type: 'speak';
      readonly id: number;
      readonly request: VoiceRequest;
      /** One number that turns 1 when nobody wants the rest; read even while the engine is at work. */
      readonly cancelled: Int32Array;
    }
  /** The consumer has taken so many bytes: as many more may be on their way. */
  | { readonly type: 'consumed'; readonly id: number; readonly bytes: number }
  /** Wakes an utterance that waits for its consumer, so that it can see that it was cancelled. */
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'ping' };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'event'; readonly id: number; readonly event: VoiceEvent }
  /**
   * The utterance is over before its `end` event, and its state is freed: cancelled, or failed for the reason given.
   */
  | { readonly type: 'closed'; readonly id: number; readonly failure?: UtteranceFailure };

/** `silent`: nothing in the text can be spoken. `failed`: an error in our own code, which the engine has survived. */
export interface UtteranceFailure {
  readonly kind: 'silent' | 'failed';
  readonly detail: string;
}
