import type { DialectId, LatinWords, VoiceId, WordTime } from '@rakhim/contract';

/** A request to the service, one for each part of a text. */
export interface SpeakRequest {
  readonly text: string;
  readonly voice: VoiceId;
  readonly dialect?: DialectId;
  readonly style?: string;
  readonly latinWords?: LatinWords;
  readonly speed?: number;
  readonly pitch?: number;
  readonly lexicon?: string;
  /** The text is SSML. */
  readonly ssml?: boolean;
  /** Tags in brackets are followed. */
  readonly markup?: boolean;
  readonly format: 'mp3' | 'wav' | 'ogg';
  /** Asks for word times; the answer may come without them. */
  readonly timestamps: boolean;
  /** Send it as `Idempotency-Key`. The same for every repetition, also after a crash. */
  readonly idempotencyKey: string;
}

/** The facts that the service returns beside the sound. */
export interface SpokenFacts {
  readonly requestId?: string;
  readonly characters?: number;
  /** Characters left in the period. */
  readonly remaining?: number;
  /** Requests that the account may have in flight; the concurrency limiter follows it. */
  readonly concurrencyLimit?: number;
  /** When the words sound; offsets in code points of the request's text. */
  readonly words?: readonly WordTime[];
  readonly warnings?: readonly { readonly code: string; readonly message: string }[];
}

export interface SpokenAudio {
  /** Throws when the sound ends before it is complete. */
  readonly audio: AsyncIterable<Uint8Array>;
  /** Called once, after the last byte was read. */
  readonly facts: () => SpokenFacts | Promise<SpokenFacts>;
}

/**
 * The only way from here to the service. It makes exactly one attempt (repeating is decided here, for the whole batch),
 * and rejects with an error that carries what {@link SpeakFailure} names.
 */
export type Speak = (request: SpeakRequest, signal: AbortSignal) => Promise<SpokenAudio>;

/** The fields that are read from an error of `speak`; the errors of the SDK have them. */
export interface SpeakFailure {
  /** The service's code, or `connection_error`, `timeout`. */
  readonly code?: string;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly requestId?: string;
}
