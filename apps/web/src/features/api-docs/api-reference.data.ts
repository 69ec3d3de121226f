// Written by `npm run generate` from the contract.
export const apiReference = [
  {
    "id": "createSpeech",
    "method": "POST",
    "path": "/api/v1/synthesize",
    "tag": "Speech",
    "isOpen": false,
    "parameters": [
      { "name": "Idempotency-Key", "type": "string", "isRequired": false, "meaningKey": "parameters-Idempotency-Key" }
    ],
    "request": [
      { "name": "text", "type": "string", "isRequired": true, "meaningKey": "request-text" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "timestamps", "type": "boolean", "isRequired": false, "meaningKey": "request-timestamps" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": false, "meaningKey": "request-format" }
    ],
    "response": [
      { "name": "audioContent", "type": "string", "isRequired": true, "meaningKey": "response-audioContent" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "characterCount", "type": "integer", "isRequired": true, "meaningKey": "response-characterCount" },
      { "name": "remaining", "type": "integer", "isRequired": true, "meaningKey": "response-remaining" },
      { "name": "durationMs", "type": "integer", "isRequired": true, "meaningKey": "response-durationMs" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "requestId", "type": "string", "isRequired": true },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "words", "type": "object[]", "isRequired": false, "meaningKey": "response-words" },
      { "name": "words[].start", "type": "integer", "isRequired": true, "meaningKey": "response-words-start" },
      { "name": "words[].end", "type": "integer", "isRequired": true, "meaningKey": "response-words-end" },
      { "name": "words[].startMs", "type": "integer", "isRequired": true, "meaningKey": "response-words-startMs" },
      { "name": "words[].endMs", "type": "integer", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "idempotency_key_invalid", "text_empty", "text_too_long", "text_not_unicode", "text_not_speakable", "voice_dialect_mismatch", "style_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "plan_required" ]
      },
      {
        "status": "406",
        "codes": [ "not_acceptable" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "422",
        "codes": [ "idempotency_key_reused", "sound_too_long" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests", "too_many_requests_in_flight" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "502",
        "codes": [ "speech_engine_failed" ]
      },
      {
        "status": "503",
        "codes": [ "overloaded", "speech_engine_busy", "service_unavailable" ]
      },
      {
        "status": "504",
        "codes": [ "speech_timed_out" ]
      }
    ]
  },
  {
    "id": "createTimedSpeech",
    "method": "POST",
    "path": "/api/v1/synthesize/with-timestamps",
    "tag": "Speech",
    "isOpen": false,
    "parameters": [
      { "name": "Idempotency-Key", "type": "string", "isRequired": false, "meaningKey": "parameters-Idempotency-Key" }
    ],
    "request": [
      { "name": "text", "type": "string", "isRequired": true, "meaningKey": "request-text" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": false, "meaningKey": "request-format" }
    ],
    "response": [
      { "name": "audioContent", "type": "string", "isRequired": true, "meaningKey": "response-audioContent" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "characterCount", "type": "integer", "isRequired": true, "meaningKey": "response-characterCount" },
      { "name": "remaining", "type": "integer", "isRequired": true, "meaningKey": "response-remaining" },
      { "name": "durationMs", "type": "integer", "isRequired": true, "meaningKey": "response-durationMs" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "requestId", "type": "string", "isRequired": true },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "words", "type": "object[]", "isRequired": true, "meaningKey": "response-words" },
      { "name": "words[].start", "type": "integer", "isRequired": true, "meaningKey": "response-words-start" },
      { "name": "words[].end", "type": "integer", "isRequired": true, "meaningKey": "response-words-end" },
      { "name": "words[].startMs", "type": "integer", "isRequired": true, "meaningKey": "response-words-startMs" },
      { "name": "words[].endMs", "type": "integer", "isRequired": true },
      { "name": "granularity", "type": "word | sentence", "isRequired": true, "meaningKey": "response-granularity" },
      { "name": "subtitles", "type": "object", "isRequired": true, "meaningKey": "response-subtitles" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "idempotency_key_invalid", "text_empty", "text_too_long", "text_not_unicode", "text_not_speakable", "voice_dialect_mismatch", "style_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "plan_required" ]
      },
      {
        "status": "406",
        "codes": [ "not_acceptable" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "422",
        "codes": [ "idempotency_key_reused", "sound_too_long" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests", "too_many_requests_in_flight" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "502",
        "codes": [ "speech_engine_failed" ]
      },
      {
        "status": "503",
        "codes": [ "overloaded", "speech_engine_busy", "service_unavailable" ]
      },
      {
        "status": "504",
        "codes": [ "speech_timed_out" ]
      }
    ]
  },
  {
    "id": "previewText",
    "method": "POST",
    "path": "/api/v1/text/preview",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "text", "type": "string", "isRequired": true, "meaningKey": "request-text" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" }
    ],
    "response": [
      { "name": "spoken", "type": "string", "isRequired": true, "meaningKey": "response-spoken" },
      { "name": "vowelled", "type": "string", "isRequired": true, "meaningKey": "response-vowelled" },
      { "name": "phonemes", "type": "string", "isRequired": true, "meaningKey": "response-phonemes" },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "spans", "type": "object[]", "isRequired": true, "meaningKey": "response-spans" },
      { "name": "spans[].start", "type": "integer", "isRequired": true, "meaningKey": "response-spans-start" },
      { "name": "spans[].end", "type": "integer", "isRequired": true, "meaningKey": "response-spans-end" },
      { "name": "spans[].original", "type": "string", "isRequired": true, "meaningKey": "response-spans-original" },
      { "name": "spans[].spoken", "type": "string", "isRequired": true, "meaningKey": "response-spans-spoken" },
      { "name": "spans[].vowelled", "type": "string", "isRequired": true, "meaningKey": "response-spans-vowelled" },
      { "name": "spans[].phonemes", "type": "string", "isRequired": true, "meaningKey": "response-spans-phonemes" },
      { "name": "spans[].rule", "type": "string", "isRequired": true },
      { "name": "spans[].confidence", "type": "number", "isRequired": true, "meaningKey": "response-spans-confidence" },
      { "name": "spans[].alternatives", "type": "string[]", "isRequired": true, "meaningKey": "response-spans-alternatives" },
      { "name": "rules", "type": "object", "isRequired": true, "meaningKey": "response-rules" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_not_unicode", "voice_dialect_mismatch" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "createOpenAiSpeech",
    "method": "POST",
    "path": "/v1/audio/speech",
    "tag": "OpenAI",
    "isOpen": false,
    "parameters": [
      { "name": "Idempotency-Key", "type": "string", "isRequired": false, "meaningKey": "parameters-Idempotency-Key" }
    ],
    "request": [
      { "name": "model", "type": "string", "isRequired": true, "meaningKey": "request-model" },
      { "name": "input", "type": "string", "isRequired": true, "meaningKey": "request-input" },
      { "name": "voice", "type": "string | object", "isRequired": true, "meaningKey": "request-voice" },
      { "name": "instructions", "type": "string", "isRequired": false, "meaningKey": "request-instructions" },
      { "name": "response_format", "type": "string", "isRequired": false, "meaningKey": "request-response_format" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "stream_format", "type": "audio | sse", "isRequired": false }
    ],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "idempotency_key_invalid", "text_empty", "text_too_long", "text_not_unicode", "text_not_speakable", "voice_dialect_mismatch", "style_too_long", "format_unavailable" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "plan_required" ]
      },
      {
        "status": "404",
        "codes": [ "model_not_found" ]
      },
      {
        "status": "406",
        "codes": [ "not_acceptable" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "422",
        "codes": [ "idempotency_key_reused", "sound_too_long" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests", "too_many_requests_in_flight" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "502",
        "codes": [ "speech_engine_failed" ]
      },
      {
        "status": "503",
        "codes": [ "overloaded", "speech_engine_busy", "service_unavailable" ]
      },
      {
        "status": "504",
        "codes": [ "speech_timed_out" ]
      }
    ]
  },
  {
    "id": "listOpenAiModels",
    "method": "GET",
    "path": "/v1/models",
    "tag": "OpenAI",
    "isOpen": false,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "object", "type": "list", "isRequired": true },
      { "name": "data", "type": "object[]", "isRequired": true },
      { "name": "data[].id", "type": "string", "isRequired": true },
      { "name": "data[].object", "type": "model", "isRequired": true },
      { "name": "data[].created", "type": "integer", "isRequired": true, "meaningKey": "response-data-created" },
      { "name": "data[].owned_by", "type": "nabra", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getOpenAiModel",
    "method": "GET",
    "path": "/v1/models/{model}",
    "tag": "OpenAI",
    "isOpen": false,
    "parameters": [
      { "name": "model", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "object", "type": "model", "isRequired": true },
      { "name": "created", "type": "integer", "isRequired": true, "meaningKey": "response-created" },
      { "name": "owned_by", "type": "nabra", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "404",
        "codes": [ "model_not_found" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "listVoices",
    "method": "GET",
    "path": "/api/v1/voices",
    "tag": "Catalogue",
    "isOpen": true,
    "parameters": [
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "parameters-dialect" }
    ],
    "request": [],
    "response": [
      { "name": "voices", "type": "object[]", "isRequired": true },
      { "name": "voices[].id", "type": "string", "isRequired": true, "meaningKey": "response-voices-id" },
      { "name": "voices[].name", "type": "string", "isRequired": true, "meaningKey": "response-voices-name" },
      { "name": "voices[].dialect", "type": "string", "isRequired": true, "meaningKey": "response-voices-dialect" },
      { "name": "voices[].gender", "type": "male | female", "isRequired": true },
      { "name": "voices[].tier", "type": "standard | extended", "isRequired": true, "meaningKey": "response-voices-tier" },
      { "name": "dialects", "type": "object[]", "isRequired": true },
      { "name": "dialects[].id", "type": "string", "isRequired": true, "meaningKey": "response-dialects-id" },
      { "name": "dialects[].name", "type": "string", "isRequired": true, "meaningKey": "response-dialects-name" },
      { "name": "dialects[].tier", "type": "standard | extended", "isRequired": true, "meaningKey": "response-dialects-tier" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "listPlans",
    "method": "GET",
    "path": "/api/v1/plans",
    "tag": "Catalogue",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "plans", "type": "object[]", "isRequired": true },
      { "name": "plans[].id", "type": "basic | pro | enterprise", "isRequired": true, "meaningKey": "response-plans-id" },
      { "name": "plans[].name", "type": "string", "isRequired": true, "meaningKey": "response-plans-name" },
      { "name": "plans[].description", "type": "string", "isRequired": true },
      { "name": "plans[].priceCents", "type": "integer", "isRequired": true, "meaningKey": "response-plans-priceCents" },
      { "name": "plans[].currency", "type": "usd", "isRequired": true },
      { "name": "plans[].interval", "type": "month", "isRequired": true },
      { "name": "plans[].trialDays", "type": "integer", "isRequired": true },
      { "name": "plans[].characterLimit", "type": "integer", "isRequired": true, "meaningKey": "response-plans-characterLimit" },
      { "name": "plans[].concurrency", "type": "integer", "isRequired": true, "meaningKey": "response-plans-concurrency" },
      { "name": "plans[].entitlements", "type": "dialects.standard | dialects.extended | style[]", "isRequired": true },
      { "name": "plans[].features", "type": "string[]", "isRequired": true, "meaningKey": "response-plans-features" },
      { "name": "plans[].isHighlighted", "type": "boolean", "isRequired": true }
    ],
    "errors": [
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getUsage",
    "method": "GET",
    "path": "/api/v1/usage",
    "tag": "Usage",
    "isOpen": false,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "used", "type": "integer", "isRequired": true, "meaningKey": "response-used" },
      { "name": "remaining", "type": "integer", "isRequired": true, "meaningKey": "response-remaining" },
      { "name": "limit", "type": "integer", "isRequired": true, "meaningKey": "response-limit" },
      { "name": "percent", "type": "integer", "isRequired": true, "meaningKey": "response-percent" },
      { "name": "periodStart", "type": "string | null", "isRequired": true },
      { "name": "periodEnd", "type": "string | null", "isRequired": true, "meaningKey": "response-periodEnd" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getUsageReport",
    "method": "GET",
    "path": "/api/v1/usage/report",
    "tag": "Usage",
    "isOpen": false,
    "parameters": [
      { "name": "from", "type": "string", "isRequired": true, "meaningKey": "parameters-from" },
      { "name": "to", "type": "string", "isRequired": true, "meaningKey": "parameters-to" },
      { "name": "by", "type": "day | voice | key | client", "isRequired": false },
      { "name": "timeZone", "type": "string", "isRequired": false, "meaningKey": "parameters-timeZone" },
      { "name": "format", "type": "json | csv", "isRequired": false, "meaningKey": "parameters-format" }
    ],
    "request": [],
    "response": [
      { "name": "rows", "type": "object[]", "isRequired": true },
      { "name": "rows[].key", "type": "string", "isRequired": true, "meaningKey": "response-rows-key" },
      { "name": "rows[].name", "type": "string", "isRequired": true, "meaningKey": "response-rows-name" },
      { "name": "rows[].characters", "type": "integer", "isRequired": true, "meaningKey": "response-rows-characters" },
      { "name": "rows[].requests", "type": "integer", "isRequired": true, "meaningKey": "response-rows-requests" },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "requests", "type": "integer", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated", "time_zone_unknown", "report_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "listHistory",
    "method": "GET",
    "path": "/api/v1/history",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "limit", "type": "integer", "isRequired": false },
      { "name": "cursor", "type": "string", "isRequired": false },
      { "name": "search", "type": "string", "isRequired": false, "meaningKey": "parameters-search" }
    ],
    "request": [],
    "response": [
      { "name": "items", "type": "object[]", "isRequired": true },
      { "name": "items[].id", "type": "string", "isRequired": true, "meaningKey": "response-items-id" },
      { "name": "items[].text", "type": "string", "isRequired": true },
      { "name": "items[].characters", "type": "integer", "isRequired": true, "meaningKey": "response-items-characters" },
      { "name": "items[].isRefunded", "type": "boolean", "isRequired": true },
      { "name": "items[].voice", "type": "string", "isRequired": true, "meaningKey": "response-items-voice" },
      { "name": "items[].dialect", "type": "string", "isRequired": true, "meaningKey": "response-items-dialect" },
      { "name": "items[].styleInstruction", "type": "string | null", "isRequired": true },
      { "name": "items[].format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "items[].durationMs", "type": "integer | null", "isRequired": true, "meaningKey": "response-items-durationMs" },
      { "name": "items[].apiKey", "type": "object | null", "isRequired": true, "meaningKey": "response-items-apiKey" },
      { "name": "items[].client", "type": "string", "isRequired": true, "meaningKey": "response-items-client" },
      { "name": "items[].createdAt", "type": "string", "isRequired": true },
      { "name": "items[].audio", "type": "object | null", "isRequired": true, "meaningKey": "response-items-audio" },
      { "name": "nextCursor", "type": "string | null", "isRequired": true, "meaningKey": "response-nextCursor" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getHistoryItem",
    "method": "GET",
    "path": "/api/v1/history/{id}",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true, "meaningKey": "parameters-id" }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true, "meaningKey": "response-id" },
      { "name": "text", "type": "string", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "isRefunded", "type": "boolean", "isRequired": true },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "styleInstruction", "type": "string | null", "isRequired": true },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "durationMs", "type": "integer | null", "isRequired": true, "meaningKey": "response-durationMs" },
      { "name": "apiKey", "type": "object | null", "isRequired": true, "meaningKey": "response-apiKey" },
      { "name": "client", "type": "string", "isRequired": true, "meaningKey": "response-client" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "audio", "type": "object | null", "isRequired": true, "meaningKey": "response-audio" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getHistoryAudio",
    "method": "GET",
    "path": "/api/v1/history/{id}/audio",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true, "meaningKey": "parameters-id" },
      { "name": "download", "type": "1", "isRequired": false, "meaningKey": "parameters-download" }
    ],
    "request": [],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "416",
        "codes": [ "range_not_satisfiable" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "deleteHistoryItem",
    "method": "DELETE",
    "path": "/api/v1/history/{id}",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true, "meaningKey": "parameters-id" }
    ],
    "request": [],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "deleteHistory",
    "method": "DELETE",
    "path": "/api/v1/history",
    "tag": "History",
    "isOpen": false,
    "parameters": [],
    "request": [],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getSubscription",
    "method": "GET",
    "path": "/api/v1/subscription",
    "tag": "Billing",
    "isOpen": false,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "isSubscribed", "type": "boolean", "isRequired": true, "meaningKey": "response-isSubscribed" },
      { "name": "isInTrial", "type": "boolean", "isRequired": true },
      { "name": "plan", "type": "basic | pro | enterprise | null", "isRequired": true, "meaningKey": "response-plan" },
      { "name": "status", "type": "string | null", "isRequired": true, "meaningKey": "response-status" },
      { "name": "trialEnd", "type": "string | null", "isRequired": true },
      { "name": "subscriptionEnd", "type": "string | null", "isRequired": true, "meaningKey": "response-subscriptionEnd" },
      { "name": "cancelAtPeriodEnd", "type": "boolean", "isRequired": true, "meaningKey": "response-cancelAtPeriodEnd" },
      { "name": "pastDueSince", "type": "string | null", "isRequired": true, "meaningKey": "response-pastDueSince" },
      { "name": "accessEnd", "type": "string | null", "isRequired": true, "meaningKey": "response-accessEnd" },
      { "name": "isTrialRefused", "type": "boolean", "isRequired": true, "meaningKey": "response-isTrialRefused" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "startDevice",
    "method": "POST",
    "path": "/oauth/device/code",
    "tag": "Devices",
    "isOpen": true,
    "parameters": [],
    "request": [
      { "name": "client_id", "type": "string", "isRequired": true, "meaningKey": "request-client_id" },
      { "name": "scope", "type": "string", "isRequired": false, "meaningKey": "request-scope" },
      { "name": "device_name", "type": "string", "isRequired": false, "meaningKey": "request-device_name" }
    ],
    "response": [
      { "name": "device_code", "type": "string", "isRequired": true, "meaningKey": "response-device_code" },
      { "name": "user_code", "type": "string", "isRequired": true, "meaningKey": "response-user_code" },
      { "name": "verification_uri", "type": "string", "isRequired": true },
      { "name": "verification_uri_complete", "type": "string", "isRequired": true, "meaningKey": "response-verification_uri_complete" },
      { "name": "expires_in", "type": "integer", "isRequired": true, "meaningKey": "response-expires_in" },
      { "name": "interval", "type": "integer", "isRequired": true, "meaningKey": "response-interval" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "invalid_client", "invalid_scope" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "createDeviceToken",
    "method": "POST",
    "path": "/oauth/token",
    "tag": "Devices",
    "isOpen": true,
    "parameters": [],
    "request": [
      { "name": "grant_type", "type": "string", "isRequired": true, "meaningKey": "request-grant_type" },
      { "name": "device_code", "type": "string", "isRequired": true },
      { "name": "client_id", "type": "string", "isRequired": true, "meaningKey": "request-client_id" }
    ],
    "response": [
      { "name": "access_token", "type": "string", "isRequired": true, "meaningKey": "response-access_token" },
      { "name": "token_type", "type": "Bearer", "isRequired": true },
      { "name": "scope", "type": "string", "isRequired": true },
      { "name": "key_name", "type": "string", "isRequired": true, "meaningKey": "response-key_name" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "authorization_pending", "slow_down", "access_denied", "expired_token", "invalid_grant", "invalid_client", "unsupported_grant_type" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "revokeDeviceToken",
    "method": "POST",
    "path": "/oauth/revoke",
    "tag": "Devices",
    "isOpen": true,
    "parameters": [],
    "request": [
      { "name": "token", "type": "string", "isRequired": true },
      { "name": "client_id", "type": "string", "isRequired": true, "meaningKey": "request-client_id" }
    ],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "invalid_client" ]
      },
      {
        "status": "413",
        "codes": [ "body_too_large" ]
      },
      {
        "status": "415",
        "codes": [ "unsupported_media_type" ]
      },
      {
        "status": "429",
        "codes": [ "too_many_requests" ]
      },
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getStatus",
    "method": "GET",
    "path": "/api/v1/status",
    "tag": "Health",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "startedAt", "type": "string", "isRequired": true },
      { "name": "uptimeSeconds", "type": "integer", "isRequired": true },
      { "name": "timeToFirstAudioByteMs", "type": "object", "isRequired": true, "meaningKey": "response-timeToFirstAudioByteMs" },
      { "name": "targets", "type": "object", "isRequired": true, "meaningKey": "response-targets" }
    ],
    "errors": [
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getLiveness",
    "method": "GET",
    "path": "/livez",
    "tag": "Health",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "status", "type": "ok", "isRequired": true }
    ],
    "errors": [
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getReadiness",
    "method": "GET",
    "path": "/readyz",
    "tag": "Health",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "status", "type": "ok | unavailable", "isRequired": true },
      { "name": "checks", "type": "object", "isRequired": true }
    ],
    "errors": [
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  },
  {
    "id": "getOpenApi",
    "method": "GET",
    "path": "/openapi.json",
    "tag": "Health",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "openapi", "type": "string", "isRequired": true }
    ],
    "errors": [
      {
        "status": "500",
        "codes": [ "internal_error" ]
      },
      {
        "status": "503",
        "codes": [ "service_unavailable" ]
      }
    ]
  }
] as const;
