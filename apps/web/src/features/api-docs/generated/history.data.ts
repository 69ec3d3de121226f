// Written by `npm run generate` from the contract.
export const historyOperations = [
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
      { "name": "items[].settings", "type": "object", "isRequired": true, "meaningKey": "response-items-settings" },
      { "name": "items[].format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "items[].durationMs", "type": "integer | null", "isRequired": true, "meaningKey": "response-items-durationMs" },
      { "name": "items[].apiKey", "type": "object | null", "isRequired": true, "meaningKey": "response-items-apiKey" },
      { "name": "items[].client", "type": "string", "isRequired": true, "meaningKey": "response-items-client" },
      { "name": "items[].engine", "type": "string | null", "isRequired": true, "meaningKey": "response-items-engine" },
      { "name": "items[].model", "type": "string | null", "isRequired": true, "meaningKey": "response-items-model" },
      { "name": "items[].createdAt", "type": "string", "isRequired": true },
      { "name": "items[].audio", "type": "object | null", "isRequired": true, "meaningKey": "response-items-audio" },
      { "name": "items[].share", "type": "object | null", "isRequired": true, "meaningKey": "response-items-share" },
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
      { "name": "settings", "type": "object", "isRequired": true, "meaningKey": "response-settings" },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "durationMs", "type": "integer | null", "isRequired": true, "meaningKey": "response-durationMs" },
      { "name": "apiKey", "type": "object | null", "isRequired": true, "meaningKey": "response-apiKey" },
      { "name": "client", "type": "string", "isRequired": true, "meaningKey": "response-client" },
      { "name": "engine", "type": "string | null", "isRequired": true, "meaningKey": "response-engine" },
      { "name": "model", "type": "string | null", "isRequired": true, "meaningKey": "response-model" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "audio", "type": "object | null", "isRequired": true, "meaningKey": "response-audio" },
      { "name": "share", "type": "object | null", "isRequired": true, "meaningKey": "response-share" }
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
    "id": "shareHistoryItem",
    "method": "PUT",
    "path": "/api/v1/history/{id}/share",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true, "meaningKey": "parameters-id" }
    ],
    "request": [
      { "name": "days", "type": "integer", "isRequired": false, "meaningKey": "request-days" }
    ],
    "response": [
      { "name": "token", "type": "string", "isRequired": true, "meaningKey": "response-token" },
      { "name": "url", "type": "string", "isRequired": true, "meaningKey": "response-url" },
      { "name": "expiresAt", "type": "string", "isRequired": true, "meaningKey": "response-expiresAt" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated" ]
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
        "codes": [ "share_limit_reached" ]
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
    "id": "unshareHistoryItem",
    "method": "DELETE",
    "path": "/api/v1/history/{id}/share",
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
    "id": "getSharedSpeech",
    "method": "GET",
    "path": "/api/v1/listen/{token}",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "token", "type": "string", "isRequired": true, "meaningKey": "parameters-token" }
    ],
    "request": [],
    "response": [
      { "name": "dialect", "type": "string", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "voice", "type": "string", "isRequired": true, "meaningKey": "response-voice" },
      { "name": "durationMs", "type": "integer", "isRequired": true },
      { "name": "format", "type": "mp3 | wav | ogg", "isRequired": true },
      { "name": "pieces", "type": "object[]", "isRequired": true, "meaningKey": "response-pieces" },
      { "name": "pieces[].text", "type": "string", "isRequired": true },
      { "name": "pieces[].startMs", "type": "integer | null", "isRequired": true, "meaningKey": "response-pieces-startMs" },
      { "name": "expiresAt", "type": "string", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "api_key_not_in_header", "credentials_repeated" ]
      },
      {
        "status": "401",
        "codes": [ "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
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
    "id": "getSharedAudio",
    "method": "GET",
    "path": "/api/v1/listen/{token}/audio",
    "tag": "History",
    "isOpen": false,
    "parameters": [
      { "name": "token", "type": "string", "isRequired": true, "meaningKey": "parameters-token" }
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
        "codes": [ "invalid_api_key", "api_key_expired", "client_token_expired", "invalid_session", "session_not_found" ]
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
        "codes": [ "overloaded", "service_unavailable" ]
      }
    ]
  }
] as const;
