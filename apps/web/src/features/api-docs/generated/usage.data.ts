// Written by `npm run generate` from the contract.
export const usageOperations = [
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
  }
] as const;
