// Written by `npm run generate` from the contract.
export const catalogueOperations = [
  {
    "id": "listVoices",
    "method": "GET",
    "path": "/api/v1/voices",
    "tag": "Catalogue",
    "isOpen": true,
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
      { "name": "voices[].character", "type": "string", "isRequired": true, "meaningKey": "response-voices-character" },
      { "name": "voices[].goodFor", "type": "string", "isRequired": true, "meaningKey": "response-voices-goodFor" },
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
    "tag": "Catalogue",
    "isOpen": true,
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
  }
] as const;
