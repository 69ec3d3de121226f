// Written by `npm run generate` from the contract.
export const openaiOperations = [
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
      { "name": "pitch", "type": "number", "isRequired": false, "meaningKey": "request-pitch" },
      { "name": "take", "type": "integer", "isRequired": false, "meaningKey": "request-take" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" },
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "stream_format", "type": "audio | sse", "isRequired": false }
    ],
    "response": [],
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
        "codes": [ "lexicon_version_unknown", "model_not_found" ]
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
      { "name": "data[].owned_by", "type": "rakhim", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "api_key_not_in_header", "credentials_repeated" ]
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
    "id": "listOpenAiVoices",
    "method": "GET",
    "path": "/v1/audio/voices",
    "tag": "OpenAI",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "voices", "type": "object[]", "isRequired": true },
      { "name": "voices[].id", "type": "string", "isRequired": true, "meaningKey": "response-voices-id" },
      { "name": "voices[].name", "type": "string", "isRequired": true, "meaningKey": "response-voices-name" },
      { "name": "voices[].dialect", "type": "string", "isRequired": true, "meaningKey": "response-voices-dialect" },
      { "name": "voices[].gender", "type": "male | female", "isRequired": true },
      { "name": "voices[].character", "type": "string", "isRequired": true, "meaningKey": "response-voices-character" },
      { "name": "voices[].goodFor", "type": "string", "isRequired": true, "meaningKey": "response-voices-goodFor" },
      { "name": "voices[].tier", "type": "standard | extended", "isRequired": true, "meaningKey": "response-voices-tier" },
      { "name": "voices[].aliases", "type": "string[]", "isRequired": true, "meaningKey": "response-voices-aliases" }
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
      { "name": "owned_by", "type": "rakhim", "isRequired": true }
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
  }
] as const;
