// Written by `npm run generate` from the contract.
export const jobsOperations = [
  {
    "id": "quoteJob",
    "method": "POST",
    "path": "/api/v1/jobs/quote",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "text", "type": "string", "isRequired": false, "meaningKey": "request-text" },
      { "name": "document", "type": "object", "isRequired": false, "meaningKey": "request-document" },
      { "name": "title", "type": "string", "isRequired": false, "meaningKey": "request-title" },
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "format", "type": "mp3 | wav", "isRequired": false, "meaningKey": "request-format" }
    ],
    "response": [
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "segments", "type": "integer", "isRequired": true, "meaningKey": "response-segments" },
      { "name": "durationMs", "type": "integer", "isRequired": true, "meaningKey": "response-durationMs" },
      { "name": "remaining", "type": "integer", "isRequired": true, "meaningKey": "response-remaining" },
      { "name": "remainingAfter", "type": "integer", "isRequired": true, "meaningKey": "response-remainingAfter" },
      { "name": "isAffordable", "type": "boolean", "isRequired": true, "meaningKey": "response-isAffordable" },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_sounds_too_long", "text_not_unicode", "markup_invalid", "text_not_speakable", "voice_dialect_mismatch", "style_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "plan_required" ]
      },
      {
        "status": "404",
        "codes": [ "lexicon_version_unknown" ]
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
        "codes": [ "sound_too_long", "document_unreadable" ]
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
    "id": "createJob",
    "method": "POST",
    "path": "/api/v1/jobs",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "Idempotency-Key", "type": "string", "isRequired": false, "meaningKey": "parameters-Idempotency-Key" }
    ],
    "request": [
      { "name": "text", "type": "string", "isRequired": false, "meaningKey": "request-text" },
      { "name": "document", "type": "object", "isRequired": false, "meaningKey": "request-document" },
      { "name": "title", "type": "string", "isRequired": false, "meaningKey": "request-title" },
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "format", "type": "mp3 | wav", "isRequired": false, "meaningKey": "request-format" }
    ],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "status", "type": "string", "isRequired": true, "meaningKey": "response-status" },
      { "name": "pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-pausedBecause" },
      { "name": "progress", "type": "number", "isRequired": true, "meaningKey": "response-progress" },
      { "name": "segments", "type": "object", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "format", "type": "mp3 | wav", "isRequired": true },
      { "name": "spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-spokenBy" },
      { "name": "spokenBy[].engine", "type": "string", "isRequired": true },
      { "name": "spokenBy[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-spokenBy-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "error", "type": "object | null", "isRequired": true, "meaningKey": "response-error" },
      { "name": "result", "type": "object | null", "isRequired": true, "meaningKey": "response-result" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "startedAt", "type": "string | null", "isRequired": true },
      { "name": "finishedAt", "type": "string | null", "isRequired": true },
      { "name": "keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-keptUntil" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "idempotency_key_invalid", "text_empty", "text_too_long", "text_sounds_too_long", "text_not_unicode", "markup_invalid", "text_not_speakable", "voice_dialect_mismatch", "style_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "plan_required" ]
      },
      {
        "status": "404",
        "codes": [ "lexicon_version_unknown" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use", "job_limit_reached" ]
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
        "codes": [ "idempotency_key_reused", "sound_too_long", "document_unreadable" ]
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
    "id": "listJobs",
    "method": "GET",
    "path": "/api/v1/jobs",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "limit", "type": "integer", "isRequired": false },
      { "name": "cursor", "type": "string", "isRequired": false }
    ],
    "request": [],
    "response": [
      { "name": "items", "type": "object[]", "isRequired": true },
      { "name": "items[].id", "type": "string", "isRequired": true },
      { "name": "items[].title", "type": "string", "isRequired": true },
      { "name": "items[].status", "type": "string", "isRequired": true, "meaningKey": "response-items-status" },
      { "name": "items[].pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-items-pausedBecause" },
      { "name": "items[].progress", "type": "number", "isRequired": true, "meaningKey": "response-items-progress" },
      { "name": "items[].segments", "type": "object", "isRequired": true },
      { "name": "items[].characters", "type": "integer", "isRequired": true, "meaningKey": "response-items-characters" },
      { "name": "items[].voice", "type": "string", "isRequired": true, "meaningKey": "response-items-voice" },
      { "name": "items[].dialect", "type": "string", "isRequired": true, "meaningKey": "response-items-dialect" },
      { "name": "items[].format", "type": "mp3 | wav", "isRequired": true },
      { "name": "items[].spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-items-spokenBy" },
      { "name": "items[].warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-items-warnings" },
      { "name": "items[].error", "type": "object | null", "isRequired": true, "meaningKey": "response-items-error" },
      { "name": "items[].result", "type": "object | null", "isRequired": true, "meaningKey": "response-items-result" },
      { "name": "items[].createdAt", "type": "string", "isRequired": true },
      { "name": "items[].startedAt", "type": "string | null", "isRequired": true },
      { "name": "items[].finishedAt", "type": "string | null", "isRequired": true },
      { "name": "items[].keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-items-keptUntil" },
      { "name": "nextCursor", "type": "string | null", "isRequired": true, "meaningKey": "response-nextCursor" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
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
    "id": "getJob",
    "method": "GET",
    "path": "/api/v1/jobs/{id}",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "status", "type": "string", "isRequired": true, "meaningKey": "response-status" },
      { "name": "pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-pausedBecause" },
      { "name": "progress", "type": "number", "isRequired": true, "meaningKey": "response-progress" },
      { "name": "segments", "type": "object", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "format", "type": "mp3 | wav", "isRequired": true },
      { "name": "spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-spokenBy" },
      { "name": "spokenBy[].engine", "type": "string", "isRequired": true },
      { "name": "spokenBy[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-spokenBy-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "error", "type": "object | null", "isRequired": true, "meaningKey": "response-error" },
      { "name": "result", "type": "object | null", "isRequired": true, "meaningKey": "response-result" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "startedAt", "type": "string | null", "isRequired": true },
      { "name": "finishedAt", "type": "string | null", "isRequired": true },
      { "name": "keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-keptUntil" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
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
    "id": "cancelJob",
    "method": "POST",
    "path": "/api/v1/jobs/{id}/cancel",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "status", "type": "string", "isRequired": true, "meaningKey": "response-status" },
      { "name": "pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-pausedBecause" },
      { "name": "progress", "type": "number", "isRequired": true, "meaningKey": "response-progress" },
      { "name": "segments", "type": "object", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "format", "type": "mp3 | wav", "isRequired": true },
      { "name": "spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-spokenBy" },
      { "name": "spokenBy[].engine", "type": "string", "isRequired": true },
      { "name": "spokenBy[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-spokenBy-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "error", "type": "object | null", "isRequired": true, "meaningKey": "response-error" },
      { "name": "result", "type": "object | null", "isRequired": true, "meaningKey": "response-result" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "startedAt", "type": "string | null", "isRequired": true },
      { "name": "finishedAt", "type": "string | null", "isRequired": true },
      { "name": "keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-keptUntil" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "409",
        "codes": [ "job_ended" ]
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
    "id": "pauseJob",
    "method": "POST",
    "path": "/api/v1/jobs/{id}/pause",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "status", "type": "string", "isRequired": true, "meaningKey": "response-status" },
      { "name": "pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-pausedBecause" },
      { "name": "progress", "type": "number", "isRequired": true, "meaningKey": "response-progress" },
      { "name": "segments", "type": "object", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "format", "type": "mp3 | wav", "isRequired": true },
      { "name": "spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-spokenBy" },
      { "name": "spokenBy[].engine", "type": "string", "isRequired": true },
      { "name": "spokenBy[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-spokenBy-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "error", "type": "object | null", "isRequired": true, "meaningKey": "response-error" },
      { "name": "result", "type": "object | null", "isRequired": true, "meaningKey": "response-result" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "startedAt", "type": "string | null", "isRequired": true },
      { "name": "finishedAt", "type": "string | null", "isRequired": true },
      { "name": "keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-keptUntil" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "409",
        "codes": [ "job_ended" ]
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
    "id": "resumeJob",
    "method": "POST",
    "path": "/api/v1/jobs/{id}/resume",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "title", "type": "string", "isRequired": true },
      { "name": "status", "type": "string", "isRequired": true, "meaningKey": "response-status" },
      { "name": "pausedBecause", "type": "asked | subscription_required | null", "isRequired": true, "meaningKey": "response-pausedBecause" },
      { "name": "progress", "type": "number", "isRequired": true, "meaningKey": "response-progress" },
      { "name": "segments", "type": "object", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "format", "type": "mp3 | wav", "isRequired": true },
      { "name": "spokenBy", "type": "object[]", "isRequired": true, "meaningKey": "response-spokenBy" },
      { "name": "spokenBy[].engine", "type": "string", "isRequired": true },
      { "name": "spokenBy[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-spokenBy-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "error", "type": "object | null", "isRequired": true, "meaningKey": "response-error" },
      { "name": "result", "type": "object | null", "isRequired": true, "meaningKey": "response-result" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "startedAt", "type": "string | null", "isRequired": true },
      { "name": "finishedAt", "type": "string | null", "isRequired": true },
      { "name": "keptUntil", "type": "string | null", "isRequired": true, "meaningKey": "response-keptUntil" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
      },
      {
        "status": "409",
        "codes": [ "job_ended" ]
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
    "id": "deleteJob",
    "method": "DELETE",
    "path": "/api/v1/jobs/{id}",
    "tag": "Jobs",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
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
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
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
    "id": "getJobAudio",
    "method": "GET",
    "path": "/api/v1/jobs/{id}/audio",
    "tag": "Jobs",
    "isOpen": true,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "expires", "type": "integer", "isRequired": true, "meaningKey": "parameters-expires" },
      { "name": "signature", "type": "string", "isRequired": true },
      { "name": "download", "type": "1", "isRequired": false, "meaningKey": "parameters-download" }
    ],
    "request": [],
    "response": [],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed" ]
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
    "id": "getJobTimestamps",
    "method": "GET",
    "path": "/api/v1/jobs/{id}/timestamps",
    "tag": "Jobs",
    "isOpen": true,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "expires", "type": "integer", "isRequired": true, "meaningKey": "parameters-expires" },
      { "name": "signature", "type": "string", "isRequired": true },
      { "name": "format", "type": "json | srt | vtt", "isRequired": false, "meaningKey": "parameters-format" },
      { "name": "phonemes", "type": "1", "isRequired": false, "meaningKey": "parameters-phonemes" },
      { "name": "download", "type": "1", "isRequired": false, "meaningKey": "parameters-download" }
    ],
    "request": [],
    "response": [
      { "name": "granularity", "type": "word | sentence", "isRequired": true, "meaningKey": "response-granularity" },
      { "name": "words", "type": "object[]", "isRequired": true, "meaningKey": "response-words" },
      { "name": "words[].text", "type": "string", "isRequired": true, "meaningKey": "response-words-text" },
      { "name": "words[].startMs", "type": "integer", "isRequired": true },
      { "name": "words[].endMs", "type": "integer", "isRequired": true },
      { "name": "words[].phonemes", "type": "object[]", "isRequired": false, "meaningKey": "response-words-phonemes" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed" ]
      },
      {
        "status": "404",
        "codes": [ "not_found" ]
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
