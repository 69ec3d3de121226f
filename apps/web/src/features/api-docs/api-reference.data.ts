// Written by `npm run generate` from the contract.
export const apiReference = [
  {
    "id": "createSpeech",
    "method": "POST",
    "path": "/api/v1/synthesize",
    "summary": "Turn Arabic text into speech",
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
    "id": "previewText",
    "method": "POST",
    "path": "/api/v1/text/preview",
    "summary": "See how a text will be read",
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
    "id": "listVoices",
    "method": "GET",
    "path": "/api/v1/voices",
    "summary": "List the voices and dialects",
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
    "summary": "List the plans",
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
    "summary": "What you have used, and what remains",
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
    "id": "listHistory",
    "method": "GET",
    "path": "/api/v1/history",
    "summary": "What you have had spoken, newest first",
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
  }
] as const;
