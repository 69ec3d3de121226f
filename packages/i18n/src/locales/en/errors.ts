import type { ErrorCode } from '@nabra/contract';

export const errors = {
  invalid_json: 'The request body is not valid JSON. Check the quotes and commas and send it again.',
  validation_failed: 'The field “{{param}}” is not right: {{reason}}',
  text_empty: 'Please enter some text to convert to speech',
  text_too_long:
    'The text has {{count}} characters; this call accepts {{max}}. Split it at a sentence, or stream the audio to send up to {{streamedMax}}.',
  text_not_unicode: 'The text contains a character that is not valid Unicode. Remove it and send the text again.',
  text_not_speakable: 'There is nothing in this text that a voice can read. Write some Arabic words, numbers or Latin letters.',
  voice_dialect_mismatch:
    'The voice “{{voice}}” speaks {{voiceDialect}}, not {{dialect}}. Send only one of the two, or choose a voice of that dialect.',
  style_too_long: 'The style instruction has {{count}} characters; at most {{max}} are accepted.',
  api_key_not_in_header: 'Send the API key in the x-api-key header, never in the address: addresses are written to logs.',
  password_too_short: 'Password must be at least {{min}} characters',
  password_too_long: 'Password must be at most {{max}} characters',
  password_too_common: 'This password is among the first that would be guessed. Please choose another one.',
  body_too_large: 'The request is larger than {{maxKib}} KiB. Split the text and send it in parts.',
  unsupported_media_type: 'Send the request as JSON, with the header Content-Type: application/json.',
  not_acceptable: 'This call answers application/json, audio/mpeg, audio/wav or audio/ogg. Ask for one of them in Accept.',
  missing_credentials: 'Send your API key in the x-api-key header.',
  invalid_api_key: 'This API key is not valid. Copy it again from your dashboard, or create a new one.',
  subscription_required: 'Please subscribe to a plan to generate speech',
  quota_exceeded: "You've reached your character limit. Please upgrade your plan.",
  plan_required: 'Your plan does not include {{feature}}. Upgrade to use it.',
  not_found: 'There is nothing at this address. See the API reference for what exists.',
  method_not_allowed: 'This address does not accept {{method}}. It accepts {{allowed}}.',
  too_many_requests: 'Too many requests. Wait {{seconds}} s and try again.',
  internal_error: 'Something went wrong on our side. Try again; if it happens again, send us the request id.',
  speech_engine_failed: 'The speech could not be made. You were not charged; please try again.',
  speech_engine_busy: 'All voices are busy right now. You were not charged; try again in {{seconds}} s.',
  service_unavailable: 'The service is not available right now. Try again in a few seconds.',
  speech_timed_out: 'Making the speech took too long. You were not charged; try again, or send a shorter text.',
} as const satisfies Record<ErrorCode, string>;
