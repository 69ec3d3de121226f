import { readRetryAfterMs } from '../core/retry-after.ts';
import {
  ApiError,
  type ApiErrorFacts,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  QuotaExceededError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './api-error.ts';
import { isRecord, readString } from '../core/read-json.ts';

const byCode: Readonly<Record<string, typeof ApiError>> = {
  quota_exceeded: QuotaExceededError,
  api_key_quota_exceeded: QuotaExceededError,
};

const byType: Readonly<Record<string, typeof ApiError>> = {
  invalid_request_error: ValidationError,
  authentication_error: AuthenticationError,
  permission_error: PermissionDeniedError,
  not_found_error: NotFoundError,
  conflict_error: ConflictError,
  rate_limit_error: RateLimitError,
  api_error: ServerError,
};

const typesByStatus: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  409: 'conflict_error',
  429: 'rate_limit_error',
};

const firstServerStatus = 500;
const messageUnitsMax = 1000;

/**
 * Creates the error of an answer. A foreign answer, such as a proxy's page, is classified by its status.
 *
 * @param body the text of the answer. Control characters of it reach nobody's terminal.
 */
export function createApiError(status: number, headers: Headers, body: string): ApiError {
  const fields = parseFields(body);
  const type = readString(fields, 'type') ?? typeByStatus(status);
  const facts: ApiErrorFacts = {
    status,
    headers,
    type,
    code: readString(fields, 'code') ?? 'unknown_error',
    message: readable(readString(fields, 'error') ?? 'The answer is not one of the Rakhim API. Is `baseUrl` right?'),
    param: readString(fields, 'param'),
    requestId: readString(fields, 'requestId') ?? headers.get('x-request-id') ?? undefined,
    upgradeUrl: readString(fields, 'upgradeUrl'),
    retryAfterMs: readRetryAfterMs(headers.get('retry-after'), Date.now()),
  };
  const ErrorClass = byCode[facts.code] ?? byType[type] ?? ApiError;
  return new ErrorClass(facts);
}

function parseFields(body: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function typeByStatus(status: number): string {
  return typesByStatus[status] ?? (status >= firstServerStatus ? 'api_error' : 'invalid_request_error');
}

function readable(message: string): string {
  return message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, messageUnitsMax);
}
