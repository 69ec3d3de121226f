import type { ErrorCode } from '@rakhim/contract';

interface ApiErrorParts {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly param?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** An error answer of the API. `code` decides what a screen does; `message` is for people, in their language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly requestId: string | undefined;
  /** The part of the request that it is about. */
  readonly param: string | undefined;
  /** Additional data for programs; its shape is described where a route names the code. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor({ status, code, message, requestId, param, details }: ApiErrorParts) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.param = param;
    this.details = details;
  }
}
