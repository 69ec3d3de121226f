import type { ErrorCode } from '@rakhim/contract';

export const errors = {
  invalid_json: 'The request body is not valid JSON. Check the quotes and commas and send it again.',
  validation_failed: 'The field “{{param}}” is not valid: {{reason}}',
  text_empty: 'Please enter some text to convert to speech',
  text_too_long:
    'The text has {{count}} characters; this call accepts {{max}}. Split it at a sentence, or stream the audio to send up to {{streamedMax}}.',
  text_sounds_too_long:
    'Read aloud, this text is over {{seconds}} seconds long, more than {{count}} characters may be: every digit and sign is a word or more. Send it in smaller parts, or with fewer of them. You were not charged.',
  text_not_unicode: 'The text contains a character that is not valid Unicode. Remove it and send the text again.',
  text_not_speakable:
    'There is nothing in this text that a voice can read. Write some Arabic words, numbers or Latin letters.',
  voice_dialect_mismatch:
    'The voice “{{voice}}” speaks {{voiceDialect}}, not {{dialect}}. Send only one of the two, or choose a voice of that dialect.',
  style_too_long: 'The style instruction has {{count}} characters; at most {{max}} are accepted.',
  api_key_not_in_header:
    'Send the API key in the x-api-key header, never in the address: addresses are written to logs.',
  credentials_repeated: 'Send one API key, once: either in the x-api-key header or as Authorization: Bearer.',
  idempotency_key_invalid:
    'The Idempotency-Key header must hold 1 to {{max}} visible ASCII characters, with or without double quotes around them. A UUID is a good choice.',
  password_too_short: 'Password must be at least {{min}} characters',
  password_too_long: 'Password must be at most {{max}} characters',
  password_too_common: 'This password is easy to guess. Please choose another one.',
  same_password: 'The new password is the same as the old one.',
  invalid_email: 'Please enter a valid email address.',
  sound_too_long:
    'The audio of this text is longer than one response can hold. You were not charged. Split the text, or stream it as MP3, which allows the longest audio.',
  body_too_large: 'The request is larger than {{maxKib}} KiB. Split the text and send it in parts.',
  unsupported_media_type: 'Send the request as JSON, with the header Content-Type: application/json.',
  time_zone_unknown: 'The time zone “{{timeZone}}” is unknown. Send a name such as Asia/Riyadh or UTC.',
  report_too_long: 'A report covers 1 to {{max}} days and cannot end before it begins.',
  range_not_satisfiable: 'The range that you asked for lies beyond the end of the audio.',
  not_acceptable: 'This call returns {{types}}. Ask for one of them in Accept.',
  missing_credentials: 'Send your API key in the x-api-key header, or as Authorization: Bearer.',
  invalid_api_key: 'This API key is not valid. Copy it again from your dashboard, or create a new one.',
  api_key_expired: 'This API key has expired. Create a new one, or choose a later expiry on your dashboard.',
  client_token_expired: 'This client token has expired. Ask your server for a new one.',
  missing_session: 'Please log in or create an account first',
  invalid_session: 'Your session has expired. Please log in again.',
  session_not_found: 'Your session has ended. Please log in again.',
  session_expired: 'Your session has expired. Please log in again.',
  refresh_token_not_found: 'Your session has ended. Please log in again.',
  refresh_token_already_used: 'Your session was ended because its token had been used twice. Please log in again.',
  invalid_credentials: 'Invalid email or password',
  email_not_confirmed:
    'Email not confirmed. Please confirm your email address before logging in. Check your inbox for a confirmation link.',
  otp_expired: 'This link has expired or was already used. Please ask for a new one.',
  identity_refused: 'Logging in with Google failed. Please try again.',
  identity_email_unverified:
    'Google has not verified your email address. Verify it there, or register with a password.',
  identity_conflict:
    'Another Google account is linked to this email address. Log in with that account, or with your password.',
  reauth_required: 'To keep your account safe, log in again, then repeat this within ten minutes.',
  subscription_required: 'Please subscribe to a plan to generate speech',
  confirmation_required: 'Please confirm your email address first. The link is in your inbox.',
  invalid_signature: 'The signature does not match. Check the webhook secret.',
  contact_form_invalid: '{{sentence}}',
  assignee_not_admin: 'You can assign messages only to administrators. Choose one from the list.',
  too_many_labels: 'A message can have {{max}} labels. Remove some first.',
  mail_unreadable: 'This is not an email in RFC 5322 format.',
  mail_reference_invalid:
    'This email does not answer one of ours: it carries no reference from us. Use the contact form instead.',
  admin_required: 'You must be logged in as an administrator to view this page.',
  message_changed: 'Somebody else has changed this message. See what is new, then decide again.',
  view_limit_reached: 'You can save {{max}} filters. Delete one that you no longer use.',
  checkout_replaced: 'Another checkout started at the same moment. Finish that one, or choose a plan again.',
  billing_unavailable: 'Billing cannot be reached right now. Nothing was charged. Please try again in a moment.',
  billing_off: 'Nothing is sold here: every account has the same plan.',
  mail_off: 'This service sends no mail. Ask its administrator for a link.',
  quota_exceeded: "You've reached your character limit. Please upgrade your plan.",
  plan_required: 'Your plan does not include {{feature}}. Upgrade to use it.',
  insufficient_scope: 'This API key lacks the scope “{{scope}}”. Add it on your dashboard, or use another key.',
  api_key_quota_exceeded:
    'This API key has reached its own monthly character limit. Raise the limit on your dashboard, or use another key.',
  client_token_used_up: 'This client token has no characters left for this text. Ask your server for a new one.',
  api_key_in_browser:
    'API keys and sessions do not work from web pages of other sites, where anybody could read them. Have your server create a client token (POST /api/v1/client-tokens) and give that to the page.',
  origin_not_allowed:
    'Pages of “{{origin}}” may not use this. Create the client token for the origin of the page itself; the operator lists permitted origins in RAKHIM_CORS_ORIGINS.',
  api_key_reveal_disabled: 'Keys are shown only once, when they are created. Regenerate this one to see a new key.',
  not_found: 'There is nothing at this address. See the API reference.',
  lexicon_full: 'A lexicon can have {{max}} entries. Delete one that you no longer need.',
  lexicon_entry_exists: 'Your lexicon has an entry for this already. Change that one.',
  api_key_limit_reached: 'An account can have {{max}} API keys. Revoke one that you no longer use.',
  speech_in_progress:
    'The same text is being spoken for your account at this moment. Send it again when that has ended: its sound is then free.',
  idempotency_key_in_use:
    'A request with this Idempotency-Key is still in progress. Wait {{seconds}} s and send it again.',
  idempotency_key_reused: 'This Idempotency-Key was used for a different request. Use a new key for each new request.',
  method_not_allowed: 'This address does not accept {{method}}. It accepts {{allowed}}.',
  too_many_requests: 'Too many requests. Wait {{seconds}} s and try again.',
  too_many_requests_in_flight:
    'Your plan allows {{max}} requests at the same time, and all are in use. Wait for one to finish and try again.',
  internal_error: 'Something went wrong on our side. Try again. If it happens again, send us the request id.',
  overloaded: 'The service is very busy right now. You were not charged. Try again in {{seconds}} s.',
  speech_engine_failed: 'The speech could not be generated. You were not charged. Please try again.',
  speech_engine_busy: 'All voices are busy right now. You were not charged. Try again in {{seconds}} s.',
  service_unavailable: 'The service is not available right now. Try again in a few seconds.',
  speech_timed_out: 'Generating the speech took too long. You were not charged. Try again, or send a shorter text.',
  authorization_pending: 'Waiting for somebody to enter the code.',
  slow_down: 'You are polling too often. Wait five seconds longer between requests.',
  access_denied: 'The request was denied.',
  expired_token: 'The code has expired. Start again.',
  invalid_grant: 'This device code is not valid, or was already used. Start again.',
  invalid_client: 'This client_id is unknown.',
  invalid_scope: 'A scope is unknown. Choose from: {{scopes}}.',
  unsupported_grant_type: 'This grant_type is not supported. Send {{grantType}}.',
  device_code_unknown:
    'No app is waiting with this code, or the code has expired. Check the letters, or start again on your device.',
  model_not_found: 'The model “{{model}}” does not exist here. Ask for one of: {{models}}.',
} as const satisfies Record<ErrorCode, string>;
