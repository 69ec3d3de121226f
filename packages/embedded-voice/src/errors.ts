/** Something that the voice could not do. Every error that it throws on its own account is one of the kinds below. */
export abstract class EmbeddedVoiceError extends Error {
  /** Whether the same request can succeed when it is made again. */
  abstract readonly isRetryable: boolean;
}

/** All places are taken, those in the queue too. */
export class EmbeddedVoiceBusyError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceBusyError';
  readonly isRetryable = true;
  /** A guess, from how long recent utterances took, when a place will be free. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Every voice is busy.');
    this.retryAfterMs = retryAfterMs;
  }
}

/** The thread that spoke has died or hung, and starting again in silence was no longer possible. */
export class EmbeddedVoiceCrashedError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceCrashedError';
  readonly isRetryable = true;
}

/** This request has brought down a thread twice; it is not tried again. */
export class EmbeddedVoiceRefusedError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceRefusedError';
  readonly isRetryable = false;

  constructor() {
    super('This request has stopped the engine twice and is refused.');
  }
}

/** Nothing in the text can be spoken, for instance only symbols. */
export class EmbeddedVoiceSilentError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceSilentError';
  readonly isRetryable = false;

  constructor() {
    super('Nothing in the text can be spoken.');
  }
}

/** Our own code failed on this request; the thread lives. */
export class EmbeddedVoiceFailedError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceFailedError';
  readonly isRetryable = false;
}

/** The voice has been closed. */
export class EmbeddedVoiceClosedError extends EmbeddedVoiceError {
  override readonly name = 'EmbeddedVoiceClosedError';
  readonly isRetryable = false;

  constructor() {
    super('The voice is closed.');
  }
}
