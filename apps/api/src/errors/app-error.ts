import { type Entitlement, type ErrorCode, errors } from '@rakhim/contract';
import type { SentenceKey, Values } from '@rakhim/i18n';

/** How many requests an account may have in flight, and has. */
export interface Concurrency {
  readonly limit: number;
  readonly inFlight: number;
}

export interface AppErrorOptions {
  /** The part of the request concerned. */
  readonly param?: string;
  /** Values that the sentence of this code needs. */
  readonly values?: Values;
  /** The feature that the plan lacks; its name in the caller's language becomes the value `feature`. */
  readonly feature?: Entitlement;
  /** The reason why a field was refused; its sentence in the caller's language becomes the value `reason`. */
  readonly reason?: Extract<SentenceKey, `reasons:${string}`>;
  /** The sentence to say in place of the one of the code. */
  readonly sentence?: SentenceKey;
  /** When it is worth trying again; becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  /** Travels in headers. */
  readonly concurrency?: Concurrency;
  /** A plan that allows what was asked can be chosen: the answer carries its address. */
  readonly isUpgradable?: boolean;
  /** More that a program may want to know; part of the answer as it is. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The one error that services throw to make a request fail in a way the caller can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
