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
      { "name": "ssml", "type": "boolean", "isRequired": false, "meaningKey": "request-ssml" },
      { "name": "markup", "type": "boolean", "isRequired": false, "meaningKey": "request-markup" },
      { "name": "voice", "type": "string", "isRequired": false, "meaningKey": "request-voice" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "readings", "type": "object[]", "isRequired": false, "meaningKey": "request-readings" },
      { "name": "readings[].start", "type": "integer", "isRequired": true, "meaningKey": "request-readings-start" },
      { "name": "readings[].end", "type": "integer", "isRequired": true, "meaningKey": "request-readings-end" },
      { "name": "readings[].vowelled", "type": "string", "isRequired": false, "meaningKey": "request-readings-vowelled" },
      { "name": "readings[].spoken", "type": "string", "isRequired": false, "meaningKey": "request-readings-spoken" },
      { "name": "latinWords", "type": "arabic | english", "isRequired": false, "meaningKey": "request-latinWords" },
      { "name": "endings", "type": "full | light | none", "isRequired": false, "meaningKey": "request-endings" },
      { "name": "lexicon", "type": "string", "isRequired": false, "meaningKey": "request-lexicon" }
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
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_not_unicode", "markup_invalid", "voice_dialect_mismatch" ]
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
      { "name": "id", "type": "default", "isRequired": true, "meaningKey": "response-id" },
      { "name": "entries", "type": "object[]", "isRequired": true },
      { "name": "entries[].id", "type": "string", "isRequired": true },
      { "name": "entries[].written", "type": "string", "isRequired": true, "meaningKey": "response-entries-written" },
      { "name": "entries[].reading", "type": "string", "isRequired": true, "meaningKey": "response-entries-reading" },
      { "name": "entries[].readingType", "type": "vowelled | phonemes | say-as", "isRequired": true, "meaningKey": "response-entries-readingType" },
      { "name": "entries[].kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-entries-kind" },
      { "name": "entries[].part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-entries-part" },
      { "name": "entries[].dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-entries-dialect" },
      { "name": "entries[].priority", "type": "integer", "isRequired": true, "meaningKey": "response-entries-priority" },
      { "name": "entries[].note", "type": "string | null", "isRequired": true, "meaningKey": "response-entries-note" },
      { "name": "entries[].examples", "type": "string[]", "isRequired": true, "meaningKey": "response-entries-examples" },
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
      { "name": "readingType", "type": "vowelled | phonemes | say-as", "isRequired": false, "meaningKey": "request-readingType" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": false, "meaningKey": "request-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": false, "meaningKey": "request-part" },
      { "name": "dialect", "type": "string | null", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "priority", "type": "integer", "isRequired": false, "meaningKey": "request-priority" },
      { "name": "note", "type": "string | null", "isRequired": false, "meaningKey": "request-note" },
      { "name": "examples", "type": "string[]", "isRequired": false, "meaningKey": "request-examples" }
    ],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "response-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "response-reading" },
      { "name": "readingType", "type": "vowelled | phonemes | say-as", "isRequired": true, "meaningKey": "response-readingType" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "examples", "type": "string[]", "isRequired": true, "meaningKey": "response-examples" },
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
      { "name": "readingType", "type": "vowelled | phonemes | say-as", "isRequired": true, "meaningKey": "response-readingType" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "examples", "type": "string[]", "isRequired": true, "meaningKey": "response-examples" },
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
      { "name": "readingType", "type": "vowelled | phonemes | say-as", "isRequired": false, "meaningKey": "request-readingType" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": false, "meaningKey": "request-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": false, "meaningKey": "request-part" },
      { "name": "dialect", "type": "string | null", "isRequired": false, "meaningKey": "request-dialect" },
      { "name": "priority", "type": "integer", "isRequired": false, "meaningKey": "request-priority" },
      { "name": "note", "type": "string | null", "isRequired": false, "meaningKey": "request-note" },
      { "name": "examples", "type": "string[]", "isRequired": false, "meaningKey": "request-examples" }
    ],
    "response": [
      { "name": "id", "type": "string", "isRequired": true },
      { "name": "written", "type": "string", "isRequired": true, "meaningKey": "response-written" },
      { "name": "reading", "type": "string", "isRequired": true, "meaningKey": "response-reading" },
      { "name": "readingType", "type": "vowelled | phonemes | say-as", "isRequired": true, "meaningKey": "response-readingType" },
      { "name": "kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-kind" },
      { "name": "part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-part" },
      { "name": "dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-dialect" },
      { "name": "priority", "type": "integer", "isRequired": true, "meaningKey": "response-priority" },
      { "name": "note", "type": "string | null", "isRequired": true, "meaningKey": "response-note" },
      { "name": "examples", "type": "string[]", "isRequired": true, "meaningKey": "response-examples" },
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
  },
  {
    "id": "previewLexicon",
    "method": "POST",
    "path": "/api/v1/lexicon/preview",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "entry", "type": "object", "isRequired": true },
      { "name": "id", "type": "string", "isRequired": false, "meaningKey": "request-id" },
      { "name": "text", "type": "string", "isRequired": true, "meaningKey": "request-text" },
      { "name": "dialect", "type": "string", "isRequired": false, "meaningKey": "request-dialect" }
    ],
    "response": [
      { "name": "places", "type": "object[]", "isRequired": true, "meaningKey": "response-places" },
      { "name": "places[].start", "type": "integer", "isRequired": true, "meaningKey": "response-places-start" },
      { "name": "places[].end", "type": "integer", "isRequired": true, "meaningKey": "response-places-end" },
      { "name": "places[].original", "type": "string", "isRequired": true, "meaningKey": "response-places-original" },
      { "name": "places[].before", "type": "object", "isRequired": true },
      { "name": "places[].after", "type": "object", "isRequired": true },
      { "name": "matches", "type": "integer", "isRequired": true, "meaningKey": "response-matches" },
      { "name": "version", "type": "integer", "isRequired": true, "meaningKey": "response-version" }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "text_empty", "text_too_long", "text_not_unicode" ]
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
    "id": "listLexiconHistory",
    "method": "GET",
    "path": "/api/v1/lexicon/history",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "limit", "type": "integer", "isRequired": false },
      { "name": "cursor", "type": "integer", "isRequired": false }
    ],
    "request": [],
    "response": [
      { "name": "versions", "type": "object[]", "isRequired": true, "meaningKey": "response-versions" },
      { "name": "versions[].version", "type": "integer", "isRequired": true },
      { "name": "versions[].action", "type": "string", "isRequired": true },
      { "name": "versions[].createdAt", "type": "string", "isRequired": true },
      { "name": "versions[].added", "type": "integer", "isRequired": true },
      { "name": "versions[].changed", "type": "integer", "isRequired": true },
      { "name": "versions[].removed", "type": "integer", "isRequired": true },
      { "name": "versions[].entryCount", "type": "integer", "isRequired": true, "meaningKey": "response-versions-entryCount" },
      { "name": "versions[].ofVersion", "type": "integer | null", "isRequired": true, "meaningKey": "response-versions-ofVersion" },
      { "name": "nextCursor", "type": "string | null", "isRequired": true, "meaningKey": "response-nextCursor" },
      { "name": "oldestVersion", "type": "integer", "isRequired": true, "meaningKey": "response-oldestVersion" }
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
    "id": "getLexiconChange",
    "method": "GET",
    "path": "/api/v1/lexicon/history/{version}",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "version", "type": "integer", "isRequired": true }
    ],
    "request": [],
    "response": [
      { "name": "version", "type": "integer", "isRequired": true },
      { "name": "action", "type": "string", "isRequired": true },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "added", "type": "integer", "isRequired": true },
      { "name": "changed", "type": "integer", "isRequired": true },
      { "name": "removed", "type": "integer", "isRequired": true },
      { "name": "entryCount", "type": "integer", "isRequired": true, "meaningKey": "response-entryCount" },
      { "name": "ofVersion", "type": "integer | null", "isRequired": true, "meaningKey": "response-ofVersion" },
      { "name": "entries", "type": "object[]", "isRequired": true, "meaningKey": "response-entries" },
      { "name": "entries[].before", "type": "object | null", "isRequired": true },
      { "name": "entries[].after", "type": "object | null", "isRequired": true }
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
    "id": "undoLexicon",
    "method": "POST",
    "path": "/api/v1/lexicon/undo",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "version", "type": "integer", "isRequired": false, "meaningKey": "request-version" }
    ],
    "response": [
      { "name": "version", "type": "integer", "isRequired": true },
      { "name": "action", "type": "string", "isRequired": true },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "added", "type": "integer", "isRequired": true },
      { "name": "changed", "type": "integer", "isRequired": true },
      { "name": "removed", "type": "integer", "isRequired": true },
      { "name": "entryCount", "type": "integer", "isRequired": true, "meaningKey": "response-entryCount" },
      { "name": "ofVersion", "type": "integer | null", "isRequired": true, "meaningKey": "response-ofVersion" }
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
        "codes": [ "lexicon_version_unknown" ]
      },
      {
        "status": "409",
        "codes": [ "lexicon_changed_since", "lexicon_entry_exists", "lexicon_full" ]
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
    "id": "restoreLexicon",
    "method": "POST",
    "path": "/api/v1/lexicon/restore",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "version", "type": "integer", "isRequired": true, "meaningKey": "request-version" }
    ],
    "response": [
      { "name": "version", "type": "integer", "isRequired": true },
      { "name": "action", "type": "string", "isRequired": true },
      { "name": "createdAt", "type": "string", "isRequired": true },
      { "name": "added", "type": "integer", "isRequired": true },
      { "name": "changed", "type": "integer", "isRequired": true },
      { "name": "removed", "type": "integer", "isRequired": true },
      { "name": "entryCount", "type": "integer", "isRequired": true, "meaningKey": "response-entryCount" },
      { "name": "ofVersion", "type": "integer | null", "isRequired": true, "meaningKey": "response-ofVersion" }
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
    "id": "importLexicon",
    "method": "POST",
    "path": "/api/v1/lexicon/import",
    "tag": "Text",
    "isOpen": false,
    "parameters": [],
    "request": [
      { "name": "format", "type": "csv | json | pls", "isRequired": true },
      { "name": "content", "type": "string", "isRequired": true, "meaningKey": "request-content" },
      { "name": "mode", "type": "merge | replace", "isRequired": false, "meaningKey": "request-mode" },
      { "name": "dryRun", "type": "boolean", "isRequired": false, "meaningKey": "request-dryRun" },
      { "name": "ifVersion", "type": "integer", "isRequired": false, "meaningKey": "request-ifVersion" }
    ],
    "response": [
      { "name": "isApplied", "type": "boolean", "isRequired": true },
      { "name": "version", "type": "integer", "isRequired": true, "meaningKey": "response-version" },
      { "name": "added", "type": "integer", "isRequired": true },
      { "name": "changed", "type": "integer", "isRequired": true },
      { "name": "unchanged", "type": "integer", "isRequired": true },
      { "name": "removed", "type": "integer", "isRequired": true },
      { "name": "refused", "type": "integer", "isRequired": true },
      { "name": "rows", "type": "object[]", "isRequired": true, "meaningKey": "response-rows" },
      { "name": "rows[].line", "type": "integer", "isRequired": true, "meaningKey": "response-rows-line" },
      { "name": "rows[].column", "type": "integer", "isRequired": true },
      { "name": "rows[].written", "type": "string", "isRequired": true },
      { "name": "rows[].outcome", "type": "added | changed | refused", "isRequired": true },
      { "name": "rows[].reason", "type": "string | null", "isRequired": true, "meaningKey": "response-rows-reason" },
      { "name": "rows[].before", "type": "object | null", "isRequired": true, "meaningKey": "response-rows-before" },
      { "name": "rows[].reading", "type": "string", "isRequired": true },
      { "name": "removedEntries", "type": "object[]", "isRequired": true, "meaningKey": "response-removedEntries" },
      { "name": "removedEntries[].id", "type": "string", "isRequired": true },
      { "name": "removedEntries[].written", "type": "string", "isRequired": true, "meaningKey": "response-removedEntries-written" },
      { "name": "removedEntries[].reading", "type": "string", "isRequired": true, "meaningKey": "response-removedEntries-reading" },
      { "name": "removedEntries[].readingType", "type": "vowelled | phonemes | say-as", "isRequired": true, "meaningKey": "response-removedEntries-readingType" },
      { "name": "removedEntries[].kind", "type": "word | name | phrase", "isRequired": true, "meaningKey": "response-removedEntries-kind" },
      { "name": "removedEntries[].part", "type": "noun | verb | null", "isRequired": true, "meaningKey": "response-removedEntries-part" },
      { "name": "removedEntries[].dialect", "type": "string | null", "isRequired": true, "meaningKey": "response-removedEntries-dialect" },
      { "name": "removedEntries[].priority", "type": "integer", "isRequired": true, "meaningKey": "response-removedEntries-priority" },
      { "name": "removedEntries[].note", "type": "string | null", "isRequired": true, "meaningKey": "response-removedEntries-note" },
      { "name": "removedEntries[].examples", "type": "string[]", "isRequired": true, "meaningKey": "response-removedEntries-examples" },
      { "name": "removedEntries[].createdAt", "type": "string", "isRequired": true },
      { "name": "removedEntries[].updatedAt", "type": "string", "isRequired": true }
    ],
    "errors": [
      {
        "status": "400",
        "codes": [ "validation_failed", "invalid_json", "api_key_not_in_header", "credentials_repeated", "lexicon_file_invalid" ]
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
        "codes": [ "lexicon_full", "lexicon_changed_since" ]
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
    "id": "exportLexicon",
    "method": "GET",
    "path": "/api/v1/lexicon/export",
    "tag": "Text",
    "isOpen": false,
    "parameters": [
      { "name": "format", "type": "csv | json | pls", "isRequired": false },
      { "name": "version", "type": "integer", "isRequired": false, "meaningKey": "parameters-version" }
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
        "codes": [ "lexicon_version_unknown" ]
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
