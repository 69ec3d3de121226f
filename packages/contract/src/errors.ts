import { z } from 'zod';

/** Coarse families, for callers that only need to know what kind of thing went wrong. */
export const errorTypes = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'not_found_error',
  'conflict_error',
  'rate_limit_error',
  'api_error',
] as const;
export type ErrorType = (typeof errorTypes)[number];

interface ErrorDefinition {
  readonly status: number;
  readonly type: ErrorType;
}

/**
 * Every error the API can answer, by its stable code. The sentences live in `@rakhim/i18n`, one for each code and
 * language, so a code without its Arabic text does not compile.
 */
export const errors = {
  // The request itself.
  invalid_json: { status: 400, type: 'invalid_request_error' },
  validation_failed: { status: 400, type: 'invalid_request_error' },
  text_empty: { status: 400, type: 'invalid_request_error' },
  text_too_long: { status: 400, type: 'invalid_request_error' },
  text_sounds_too_long: { status: 400, type: 'invalid_request_error' },
  text_not_unicode: { status: 400, type: 'invalid_request_error' },
  markup_invalid: { status: 400, type: 'invalid_request_error' },
  text_not_speakable: { status: 400, type: 'invalid_request_error' },
  voice_dialect_mismatch: { status: 400, type: 'invalid_request_error' },
  style_too_long: { status: 400, type: 'invalid_request_error' },
  api_key_not_in_header: { status: 400, type: 'invalid_request_error' },
  credentials_repeated: { status: 400, type: 'invalid_request_error' },
  idempotency_key_invalid: { status: 400, type: 'invalid_request_error' },
  password_too_short: { status: 422, type: 'invalid_request_error' },
  password_too_long: { status: 422, type: 'invalid_request_error' },
  password_too_common: { status: 422, type: 'invalid_request_error' },
  same_password: { status: 422, type: 'invalid_request_error' },
  invalid_email: { status: 400, type: 'invalid_request_error' },
  sound_too_long: { status: 422, type: 'invalid_request_error' },
  body_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  time_zone_unknown: { status: 400, type: 'invalid_request_error' },
  report_too_long: { status: 400, type: 'invalid_request_error' },
  range_not_satisfiable: { status: 416, type: 'invalid_request_error' },
  not_acceptable: { status: 406, type: 'invalid_request_error' },
  invalid_signature: { status: 400, type: 'invalid_request_error' },
  contact_form_invalid: { status: 400, type: 'invalid_request_error' },
  assignee_not_admin: { status: 400, type: 'invalid_request_error' },
  too_many_labels: { status: 400, type: 'invalid_request_error' },
  voice_table_invalid: { status: 400, type: 'invalid_request_error' },
  mail_unreadable: { status: 422, type: 'invalid_request_error' },
  mail_reference_invalid: { status: 422, type: 'invalid_request_error' },
  lexicon_file_invalid: { status: 400, type: 'invalid_request_error' },
  document_unreadable: { status: 422, type: 'invalid_request_error' },
  // Who is asking.
  missing_credentials: { status: 401, type: 'authentication_error' },
  invalid_api_key: { status: 401, type: 'authentication_error' },
  api_key_expired: { status: 401, type: 'authentication_error' },
  client_token_expired: { status: 401, type: 'authentication_error' },
  missing_session: { status: 401, type: 'authentication_error' },
  invalid_session: { status: 401, type: 'authentication_error' },
  session_not_found: { status: 401, type: 'authentication_error' },
  session_expired: { status: 401, type: 'authentication_error' },
  refresh_token_not_found: { status: 400, type: 'authentication_error' },
  refresh_token_already_used: { status: 400, type: 'authentication_error' },
  invalid_credentials: { status: 400, type: 'authentication_error' },
  email_not_confirmed: { status: 400, type: 'authentication_error' },
  otp_expired: { status: 403, type: 'authentication_error' },
  identity_refused: { status: 400, type: 'authentication_error' },
  identity_email_unverified: { status: 403, type: 'authentication_error' },
  authorization_pending: { status: 400, type: 'authentication_error' },
  slow_down: { status: 400, type: 'rate_limit_error' },
  access_denied: { status: 400, type: 'authentication_error' },
  expired_token: { status: 400, type: 'authentication_error' },
  invalid_grant: { status: 400, type: 'authentication_error' },
  invalid_client: { status: 400, type: 'authentication_error' },
  invalid_scope: { status: 400, type: 'invalid_request_error' },
  unsupported_grant_type: { status: 400, type: 'invalid_request_error' },
  identity_conflict: { status: 403, type: 'authentication_error' },
  reauth_required: { status: 403, type: 'authentication_error' },
  // Permissions.
  subscription_required: { status: 403, type: 'permission_error' },
  quota_exceeded: { status: 403, type: 'permission_error' },
  plan_required: { status: 403, type: 'permission_error' },
  insufficient_scope: { status: 403, type: 'permission_error' },
  api_key_quota_exceeded: { status: 403, type: 'permission_error' },
  client_token_used_up: { status: 403, type: 'permission_error' },
  api_key_in_browser: { status: 403, type: 'permission_error' },
  origin_not_allowed: { status: 403, type: 'permission_error' },
  api_key_reveal_disabled: { status: 403, type: 'permission_error' },
  confirmation_required: { status: 403, type: 'permission_error' },
  admin_required: { status: 403, type: 'permission_error' },
  voice_commercial_use_refused: { status: 403, type: 'permission_error' },
  mail_off: { status: 403, type: 'permission_error' },
  billing_off: { status: 403, type: 'permission_error' },
  // Missing things.
  not_found: { status: 404, type: 'not_found_error' },
  lexicon_version_unknown: { status: 404, type: 'not_found_error' },
  model_not_found: { status: 404, type: 'invalid_request_error' },
  device_code_unknown: { status: 404, type: 'not_found_error' },
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  // Conflicts and limits.
  share_limit_reached: { status: 409, type: 'conflict_error' },
  api_key_limit_reached: { status: 409, type: 'conflict_error' },
  webhook_address_refused: { status: 422, type: 'invalid_request_error' },
  webhook_limit_reached: { status: 409, type: 'conflict_error' },
  webhook_disabled: { status: 409, type: 'conflict_error' },
  lexicon_full: { status: 409, type: 'conflict_error' },
  lexicon_changed_since: { status: 409, type: 'conflict_error' },
  lexicon_entry_exists: { status: 409, type: 'conflict_error' },
  speech_in_progress: { status: 409, type: 'conflict_error' },
  idempotency_key_in_use: { status: 409, type: 'conflict_error' },
  idempotency_key_reused: { status: 422, type: 'conflict_error' },
  checkout_replaced: { status: 409, type: 'conflict_error' },
  message_changed: { status: 409, type: 'conflict_error' },
  voice_licence_changed: { status: 409, type: 'conflict_error' },
  voice_task_running: { status: 409, type: 'conflict_error' },
  voice_table_changed: { status: 409, type: 'conflict_error' },
  view_limit_reached: { status: 409, type: 'conflict_error' },
  job_ended: { status: 409, type: 'conflict_error' },
  job_limit_reached: { status: 409, type: 'conflict_error' },
  // How much at once.
  too_many_requests: { status: 429, type: 'rate_limit_error' },
  too_many_requests_in_flight: { status: 429, type: 'rate_limit_error' },
  // Our own trouble.
  internal_error: { status: 500, type: 'api_error' },
  overloaded: { status: 503, type: 'api_error' },
  speech_engine_failed: { status: 502, type: 'api_error' },
  speech_engine_busy: { status: 503, type: 'api_error' },
  service_unavailable: { status: 503, type: 'api_error' },
  billing_unavailable: { status: 503, type: 'api_error' },
  speech_timed_out: { status: 504, type: 'api_error' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z
  .object({
    error: z
      .string()
      .max(1000)
      .describe('What went wrong and what to do, in the language of Accept-Language (en, ar).'),
    type: z.enum(errorTypes),
    code: z.enum(errorCodes).describe('Stable; decide by this one.'),
    param: z.string().max(200).optional().describe('The part of the request concerned.'),
    requestId: z.string().max(64).describe('Quote it when you ask for help.'),
    upgradeUrl: z.url().max(2000).optional().describe('Where a plan that allows this can be chosen.'),
    details: z
      .record(z.string().max(64), z.unknown())
      .optional()
      .describe('More that a program may want to know; what it holds is said where a route names the code.'),
  })
  .meta({ id: 'Error', description: 'The answer to every request that fails.' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * The same answer on the addresses that Supabase's clients call: some codes go by their names there, and the sentence
 * is in `msg` too.
 */
const AuthErrorBody = ErrorBody.extend({
  code: z.string().max(64).describe('Stable; as Supabase Auth names it where it has a name for it.'),
  msg: z.string().max(1000).describe('The same as `error`.'),
  weak_password: z
    .object({ reasons: z.array(z.string().max(32)) })
    .optional()
    .describe('Why a password was refused.'),
}).meta({ id: 'AuthError', description: 'The answer to a request under /auth/v1 that fails.' });

/** As OAuth says it (RFC 6749, section 5.2). */
const OAuthErrorBody = z
  .object({
    error: z.string().max(64).describe('Stable; as OAuth names it where it has a name for it.'),
    error_description: z
      .string()
      .max(1000)
      .describe('What went wrong and what to do, in the language of Accept-Language (en, ar).'),
    requestId: z.string().max(64),
  })
  .meta({ id: 'OAuthError', description: 'The answer to a request under /oauth that fails.' });

/** As OpenAI says it: its clients read all four. */
const OpenAiErrorBody = z
  .object({
    error: z.object({
      message: z
        .string()
        .max(1000)
        .describe('What went wrong and what to do, in the language of Accept-Language (en, ar).'),
      type: z.string().max(64),
      param: z.string().max(200).nullable(),
      code: z.string().max(64).nullable().describe('Stable; decide by this one.'),
    }),
  })
  .meta({ id: 'OpenAiError', description: 'The answer to a request under /v1 that fails.' });

/** Clients of others that are spoken to in their own words. */
export type ClientShape = 'supabase' | 'oauth' | 'openai';

/** The way errors look to the clients of others. */
export const errorBodies = {
  supabase: AuthErrorBody,
  oauth: OAuthErrorBody,
  openai: OpenAiErrorBody,
} as const satisfies Record<ClientShape, z.ZodType>;
