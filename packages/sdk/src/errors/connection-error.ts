import { RakhimError } from './rakhim-error.ts';

/**
 * A missing or interrupted answer: the network failed, or nothing listens at the address. `cause` holds the runtime's
 * error.
 */
export class ConnectionError extends RakhimError {
  static {
    this.prototype.name = 'ConnectionError';
  }
}

/** Nothing came for `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  static {
    this.prototype.name = 'TimeoutError';
  }

  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`Nothing came for ${timeoutMs} ms. Set \`timeoutMs\` to wait longer.`);
    this.timeoutMs = timeoutMs;
  }
}

/** Your `signal` ended the call; its reason is in `cause`. */
export class AbortError extends RakhimError {
  static {
    this.prototype.name = 'AbortError';
  }

  constructor(reason: unknown) {
    super('The call was aborted.', { cause: reason });
  }
}
