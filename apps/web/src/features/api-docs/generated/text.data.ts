// Written by `npm run generate` from the contract.
export const textOperations = [
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
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "lexicon", "type": "none", "isRequired": false, "meaningKey": "request-lexicon" }
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
      { "name": "spans[].decision", "type": "object", "isRequired": false, "meaningKey": "response-spans-decision" },
      { "name": "rules", "type": "object", "isRequired": true, "meaningKey": "response-rules" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_not_unicode", "voice_dialect_mismatch" ]
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
    "id": "listLexicon",
    "method": "GET",
    "path": "/api/v1/lexicon",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "limit", "type": "integer", "isRequired": false },
      { "name": "cursor", "type": "string", "isRequired": false },
      { "name": "search", "type": "string", "isRequired": false, "meaningKey": "parameters-search" }
    ],
    "request": [],
    "response": [
      { "name": "entries", "type": "object[]", "isRequired": true },
      { "name": "entries[].id", "type": "string", "isRequired": true },
      { "name": "entries[].written", "type": "string", "isRequired": true, "meaningKey": "response-entries-written" },
      { "name": "entries[].reading", "type": "string", "isRequired": true, "meaningKey": "response-entries-reading" },
      { "name": "entries[].kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-entries-kind" },
      { "name": "entries[].part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-entries-part" },
      { "name": "entries[].dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-entries-dialect" },
      { "name": "entries[].priority", "type": "integer", "isRequired": true, "meaningKey": "response-entries-priority" },
      { "name": "entries[].note", "type": "string | null", "isRequired": true, "meaningKey": "response-entries-note" },
      { "name": "entries[].createdAt", "type": "string", "isRequired": true },
      { "name": "entries[].updatedAt", "type": "string", "isRequired": true },
      { "name": "nextCursor", "type": "string | null", "isRequired": true, "meaningKey": "response-nextCursor" },
      { "name": "entryCount", "type": "integer", "isRequired": true, "meaningKey": "response-entryCount" },
      { "name": "version", "type": "integer", "isRequired": true, "meaningKey": "response-version" }
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
    "id": "createLexiconEntry",
    "method": "POST",
    "path": "/api/v1/lexicon",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "request-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "request-reading" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": false, "meaningKey": "request-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": false, "meaningKey": "request-part" },
      { "name": "dialect", "type": "string | null", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "priority", "type": "integer", "isRequired": false, "meaningKey": "request-priority" },
      { "name": "note", "type": "string | null", "isRequired": false, "meaningKey": "request-note" }
    ],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "response-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "response-reading" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "updatedAt", "type": "string", "isRequired": true }
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
        "status": "409",
        "codes": [ "lexicon_entry_exists", "lexicon_full" ]
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
    "id": "getLexiconEntry",
    "method": "GET",
    "path": "/api/v1/lexicon/{id}",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "response-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "response-reading" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "updatedAt", "type": "string", "isRequired": true }
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
    "id": "updateLexiconEntry",
    "method": "PATCH",
    "path": "/api/v1/lexicon/{id}",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "id", "type": "string", "isRequired": true }
    ],
    "request": [
      { "name": "written", "type": "string", "isRequired": false, "meaningKey": "request-written" },
      { "name": "reading", "type": "string", "isRequired": false, "meaningKey": "request-reading" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": false, "meaningKey": "request-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": false, "meaningKey": "request-part" },
      { "name": "dialect", "type": "string | null", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "priority", "type": "integer", "isRequired": false, "meaningKey": "request-priority" },
      { "name": "note", "type": "string | null", "isRequired": false, "meaningKey": "request-note" }
    ],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "response-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "response-reading" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "updatedAt", "type": "string", "isRequired": true }
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
        "codes": [ "lexicon_entry_exists" ]
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
    "id": "deleteLexiconEntry",
    "method": "DELETE",
    "path": "/api/v1/lexicon/{id}",
    "tag": "Text",
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
  }
] as const;
