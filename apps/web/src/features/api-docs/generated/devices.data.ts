// Written by `npm run generate` from the contract.
export const devicesOperations = [
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
  }
] as const;
