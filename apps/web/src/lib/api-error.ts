import type { ErrorCode } from '@nabra/contract';

/** What the API answered in place of what was asked for. `code` decides what a screen does; `message` is for people, in their language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly requestId: string | undefined;

  constructor({ status, code, message, requestId }: { status: number; code: ErrorCode | 'offline'; message: string; requestId?: string | undefined }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}
