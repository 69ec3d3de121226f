import type { ErrorBody, ErrorCode } from '@rakhim/contract';

interface TheirError {
  readonly status?: number;
  readonly type?: string;
  readonly code: string;
}

const outOfQuota: TheirError = { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' };

/** Errors of ours that OpenAI's clients know by another name or status. */
const theirErrors: Partial<Record<ErrorCode, TheirError>> = {
  quota_exceeded: outOfQuota,
  api_key_quota_exceeded: outOfQuota,
  too_many_requests: { code: 'rate_limit_exceeded' },
  too_many_requests_in_flight: { code: 'rate_limit_exceeded' },
  missing_credentials: { code: 'invalid_api_key' },
  not_found: { code: 'unknown_url' },
  text_too_long: { code: 'string_above_max_length' },
};

/** Fields of ours by their names there. */
const theirParams: Readonly<Record<string, string>> = {
  text: 'input',
  styleInstruction: 'instructions',
  dialect: 'voice',
  format: 'response_format',
};

/**
 * The status that OpenAI's clients expect for a code, where it differs from ours: a used-up quota is too many requests
 * there, and such a client must be told not to retry.
 */
export function openAiStatusOf(code: ErrorCode): number | undefined {
  return theirErrors[code]?.status;
}

/** Writes an error as OpenAI's clients read it. */
export function toOpenAiError({ code, type, param, error }: ErrorBody): Record<string, unknown> {
  const theirs = theirErrors[code];
  const theirType = theirs?.type ?? (type === 'api_error' ? 'server_error' : type);
  return {
    error: {
      message: error,
      type: theirType,
      param: (param && theirParams[param]) ?? param ?? null,
      code: theirs?.code ?? code,
    },
  };
}
