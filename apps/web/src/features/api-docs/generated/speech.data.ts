// Written by `npm run generate` from the contract.
export const speechOperations = [
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
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "take", "type": "integer", "isRequired": false, "meaningKey": "request-take" },
      { "name": "reuse", "type": "paragraphs", "isRequired": false, "meaningKey": "request-reuse" },
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
      { "name": "repeatOf", "type": "string", "isRequired": false, "meaningKey": "response-repeatOf" },
      { "name": "engine", "type": "string", "isRequired": false, "meaningKey": "response-engine" },
      { "name": "model", "type": "string", "isRequired": false, "meaningKey": "response-model" },
      { "name": "warnings", "type": "object[]", "isRequired": true, "meaningKey": "response-warnings" },
      { "name": "warnings[].code", "type": "string", "isRequired": true },
      { "name": "warnings[].message", "type": "string", "isRequired": true, "meaningKey": "response-warnings-message" },
      { "name": "warnings[].detail", "type": "string", "isRequired": false, "meaningKey": "response-warnings-detail" },
      { "name": "warnings[].dialect", "type": "string", "isRequired": false, "meaningKey": "response-warnings-dialect" },
      { "name": "words", "type": "object[]", "isRequired": false, "meaningKey": "response-words" },
      { "name": "words[].start", "type": "integer", "isRequired": true, "meaningKey": "response-words-start" },
      { "name": "words[].end", "type": "integer", "isRequired": true, "meaningKey": "response-words-end" },
      { "name": "words[].startMs", "type": "integer", "isRequired": true, "meaningKey": "response-words-startMs" },
      { "name": "words[].endMs", "type": "integer", "isRequired": true },
      { "name": "words[].phonemes", "type": "object[]", "isRequired": false, "meaningKey": "response-words-phonemes" },
      { "name": "marks", "type": "object[]", "isRequired": false, "meaningKey": "response-marks" },
      { "name": "marks[].name", "type": "string", "isRequired": true },
      { "name": "marks[].start", "type": "integer", "isRequired": true, "meaningKey": "response-marks-start" },
      { "name": "marks[].startMs", "type": "integer", "isRequired": true, "meaningKey": "response-marks-startMs" }
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
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "client_token_used_up", "plan_required" ]
      },
      {
        "status": "404",
        "codes": [ "lexicon_version_unknown" ]
      },
      {
        "status": "406",
        "codes": [ "not_acceptable" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use", "speech_in_progress" ]
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
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "take", "type": "integer", "isRequired": false, "meaningKey": "request-take" },
      { "name": "reuse", "type": "paragraphs", "isRequired": false, "meaningKey": "request-reuse" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": false, "meaningKey": "request-format" },
      { "name": "phonemes", "type": "boolean", "isRequired": false, "meaningKey": "request-phonemes" }
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
      { "name": "repeatOf", "type": "string", "isRequired": false, "meaningKey": "response-repeatOf" },
      { "name": "engine", "type": "string", "isRequired": false, "meaningKey": "response-engine" },
      { "name": "model", "type": "string", "isRequired": false, "meaningKey": "response-model" },
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
      { "name": "words[].phonemes", "type": "object[]", "isRequired": false, "meaningKey": "response-words-phonemes" },
      { "name": "marks", "type": "object[]", "isRequired": false, "meaningKey": "response-marks" },
      { "name": "marks[].name", "type": "string", "isRequired": true },
      { "name": "marks[].start", "type": "integer", "isRequired": true, "meaningKey": "response-marks-start" },
      { "name": "marks[].startMs", "type": "integer", "isRequired": true, "meaningKey": "response-marks-startMs" },
      { "name": "granularity", "type": "word | sentence", "isRequired": true, "meaningKey": "response-granularity" },
      { "name": "subtitles", "type": "object", "isRequired": true, "meaningKey": "response-subtitles" }
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
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required", "quota_exceeded", "api_key_quota_exceeded", "client_token_used_up", "plan_required" ]
      },
      {
        "status": "404",
        "codes": [ "lexicon_version_unknown" ]
      },
      {
        "status": "406",
        "codes": [ "not_acceptable" ]
      },
      {
        "status": "409",
        "codes": [ "idempotency_key_in_use", "speech_in_progress" ]
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
    "id": "priceSpeech",
    "method": "POST",
    "path": "/api/v1/text/price",
    "tag": "Speech",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "text", "type": "string", "isRequired": true, "meaningKey": "request-text" },
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "styleInstruction", "type": "string", "isRequired": false, "meaningKey": "request-styleInstruction" },
      { "name": "speed", "type": "number", "isRequired": false, "meaningKey": "request-speed" },
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "take", "type": "integer", "isRequired": false, "meaningKey": "request-take" },
      { "name": "reuse", "type": "paragraphs", "isRequired": false, "meaningKey": "request-reuse" },
      { "name": "timestamps", "type": "boolean", "isRequired": false, "meaningKey": "request-timestamps" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": false, "meaningKey": "request-format" }
    ],
    "response": [
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "response-characters" },
      { "name": "charged", "type": "integer", "isRequired": true, "meaningKey": "response-charged" },
      { "name": "paragraphs", "type": "object[]", "isRequired": true, "meaningKey": "response-paragraphs" },
      { "name": "paragraphs[].start", "type": "integer", "isRequired": true, "meaningKey": "response-paragraphs-start" },
      { "name": "paragraphs[].end", "type": "integer", "isRequired": true, "meaningKey": "response-paragraphs-end" },
      { "name": "paragraphs[].charged", "type": "integer", "isRequired": true, "meaningKey": "response-paragraphs-charged" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_sounds_too_long", "text_not_unicode", "voice_dialect_mismatch", "style_too_long" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed", "subscription_required", "plan_required" ]
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
    "id": "createClientToken",
    "method": "POST",
    "path": "/api/v1/client-tokens",
    "tag": "Speech",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "origin", "type": "string", "isRequired": true, "meaningKey": "request-origin" },
      { "name": "characters", "type": "integer", "isRequired": true, "meaningKey": "request-characters" },
      { "name": "seconds", "type": "integer", "isRequired": false, "meaningKey": "request-seconds" },
      { "name": "scopes", "type": "speech | usage[]", "isRequired": false, "meaningKey": "request-scopes" }
    ],
    "response": [
      { "name": "token", "type": "string", "isRequired": true, "meaningKey": "response-token" },
      { "name": "expiresAt", "type": "string", "isRequired": true },
      { "name": "origin", "type": "string", "isRequired": true },
      { "name": "characters", "type": "integer", "isRequired": true },
      { "name": "scopes", "type": "speech | usage[]", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "missing_credentials", "invalid_api_key", "api_key_expired" ]
      },
      {
        "status": "403",
        "codes": [ "insufficient_scope", "api_key_in_browser", "origin_not_allowed" ]
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
  }
] as const;
