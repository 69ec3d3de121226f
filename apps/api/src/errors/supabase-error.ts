import type { ErrorBody, ErrorCode } from '@rakhim/contract';

/** From this version of its API on, Supabase's clients read the string in `code`. */
export const supabaseApiVersion = '2024-01-01';

/** Codes of ours that its clients know under another name. */
const theirCodes: Partial<Record<ErrorCode, string>> = {
  password_too_short: 'weak_password',
  password_too_long: 'weak_password',
  password_too_common: 'weak_password',
  missing_session: 'no_authorization',
  invalid_session: 'bad_jwt',
  too_many_requests: 'over_request_rate_limit',
  reauth_required: 'reauthentication_needed',
  internal_error: 'unexpected_failure',
};

const weakPasswordReasons: Partial<Record<ErrorCode, string>> = {
  password_too_short: 'length',
  password_too_long: 'length',
  password_too_common: 'pwned',
};

/** Writes an error as Supabase's clients read it: their code and `msg` beside our own fields. */
export function toSupabaseError(body: ErrorBody): Record<string, unknown> {
  const reason = weakPasswordReasons[body.code];
  return {
    ...body,
    code: theirCodes[body.code] ?? body.code,
    msg: body.error,
    ...(reason !== undefined && { weak_password: { reasons: [reason] } }),
  };
}
