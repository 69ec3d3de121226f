// Written by `npm run generate` from the contract.
export const healthOperations = [
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
    "id": "getServiceHistory",
    "method": "GET",
    "path": "/api/v1/status/history",
    "tag": "Health",
    "isOpen": true,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "measuredSince", "type": "string | null", "isRequired": true, "meaningKey": "response-measuredSince" },
      { "name": "measuredAt", "type": "string", "isRequired": true },
      { "name": "components", "type": "object[]", "isRequired": true },
      { "name": "components[].id", "type": "api | speech | database | delivery", "isRequired": true },
      { "name": "components[].state", "type": "operational | degraded | down | unknown", "isRequired": true, "meaningKey": "response-components-state" },
      { "name": "components[].uptimePercent", "type": "number | null", "isRequired": true, "meaningKey": "response-components-uptimePercent" },
      { "name": "components[].days", "type": "object[]", "isRequired": true, "meaningKey": "response-components-days" },
      { "name": "incidents", "type": "object[]", "isRequired": true, "meaningKey": "response-incidents" },
      { "name": "incidents[].id", "type": "integer", "isRequired": true },
      { "name": "incidents[].title", "type": "object", "isRequired": true },
      { "name": "incidents[].startedAt", "type": "string", "isRequired": true },
      { "name": "incidents[].resolvedAt", "type": "string | null", "isRequired": true },
      { "name": "incidents[].updates", "type": "object[]", "isRequired": true, "meaningKey": "response-incidents-updates" },
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
