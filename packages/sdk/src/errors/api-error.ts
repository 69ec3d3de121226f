import type { ApiErrorBody } from '../generated/api-types.ts';
import { RakhimError } from './rakhim-error.ts';

/** The stable name of what went wrong; decide by this one. A newer service may send others. */
export type ErrorCode = ApiErrorBody['code'] | (string & {});
/** The family of an {@link ErrorCode}. */
export type ErrorType = ApiErrorBody['type'] | (string & {});

export interface ApiErrorFacts {
  /** HTTP status. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly type: ErrorType;
  /** The failure and its remedy, in the client's language. */
  readonly message: string;
  /** The part of the request concerned. */
  readonly param?: string | undefined;
  /** Quote it when you ask for help. */
  readonly requestId?: string | undefined;
  /** The address at which a plan that allows this can be chosen. */
  readonly upgradeUrl?: string | undefined;
  /** When the service says that trying again is worth it. */
  readonly retryAfterMs?: number | undefined;
  /** Headers of the answer. */
  readonly headers: Headers;
}

/** The service answered, and the answer is no. Subclasses name what most programs tell apart; `code` names all. */
export class ApiError extends RakhimError {
  static {
    this.prototype.name = 'ApiError';
  }

  readonly status: number;
  readonly code: ErrorCode;
  readonly type: ErrorType;
  readonly param: string | undefined;
  readonly requestId: string | undefined;
  readonly upgradeUrl: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;

  constructor(facts: ApiErrorFacts) {
    super(`${facts.status} ${facts.code}: ${facts.message}`);
    this.status = facts.status;
    this.code = facts.code;
    this.type = facts.type;
    this.param = facts.param;
    this.requestId = facts.requestId;
    this.upgradeUrl = facts.upgradeUrl;
    this.retryAfterMs = facts.retryAfterMs;
    this.headers = facts.headers;
  }
}

/** The request cannot be carried out as it is: change it. */
export class ValidationError extends ApiError {
  static {
    this.prototype.name = 'ValidationError';
  }
}

/** The key is missing, wrong, revoked or expired. */
export class AuthenticationError extends ApiError {
  static {
    this.prototype.name = 'AuthenticationError';
  }
}

/** The key or the plan does not allow this. */
export class PermissionDeniedError extends ApiError {
  static {
    this.prototype.name = 'PermissionDeniedError';
  }
}

/** The characters of this billing period, or of the key, are spent. */
export class QuotaExceededError extends PermissionDeniedError {
  static {
    this.prototype.name = 'QuotaExceededError';
  }
}

/** There is no such thing, or it is not yours. */
export class NotFoundError extends ApiError {
  static {
    this.prototype.name = 'NotFoundError';
  }
}

/** Another request stands in the way, such as one under the same idempotency key. */
export class ConflictError extends ApiError {
  static {
    this.prototype.name = 'ConflictError';
  }
}

/** Too many requests, in a minute or at once; see `retryAfterMs`. */
export class RateLimitError extends ApiError {
  static {
    this.prototype.name = 'RateLimitError';
  }
}

/** The service's own trouble. Nothing was charged. */
export class ServerError extends ApiError {
  static {
    this.prototype.name = 'ServerError';
  }
}
