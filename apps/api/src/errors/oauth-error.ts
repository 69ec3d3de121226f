import type { ErrorBody, ErrorCode } from '@rakhim/contract';

/** Codes of ours that OAuth knows under another name (RFC 6749, section 5.2). */
const theirCodes: Partial<Record<ErrorCode, string>> = {
  validation_failed: 'invalid_request',
  invalid_json: 'invalid_request',
  body_too_large: 'invalid_request',
  unsupported_media_type: 'invalid_request',
  too_many_requests: 'slow_down',
  internal_error: 'server_error',
  service_unavailable: 'temporarily_unavailable',
};

/** Writes an error as OAuth's clients read it. */
export function toOAuthError(body: ErrorBody): Record<string, unknown> {
  return { error: theirCodes[body.code] ?? body.code, error_description: body.error, requestId: body.requestId };
}
