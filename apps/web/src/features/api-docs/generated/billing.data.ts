// Written by `npm run generate` from the contract.
export const billingOperations = [
  {
    "id": "getSubscription",
    "method": "GET",
    "path": "/api/v1/subscription",
    "tag": "Billing",
    "isOpen": false,
    "parameters": [],
    "request": [],
    "response": [
      { "name": "isSubscribed", "type": "boolean", "isRequired": true, "meaningKey": "response-isSubscribed" },
      { "name": "isInTrial", "type": "boolean", "isRequired": true },
      { "name": "plan", "type": "basic | pro | enterprise | null", "isRequired": true, "meaningKey": "response-plan" },
      { "name": "status", "type": "string | null", "isRequired": true, "meaningKey": "response-status" },
      { "name": "trialEnd", "type": "string | null", "isRequired": true },
      { "name": "subscriptionEnd", "type": "string | null", "isRequired": true, "meaningKey": "response-subscriptionEnd" },
      { "name": "cancelAtPeriodEnd", "type": "boolean", "isRequired": true, "meaningKey": "response-cancelAtPeriodEnd" },
      { "name": "pastDueSince", "type": "string | null", "isRequired": true, "meaningKey": "response-pastDueSince" },
      { "name": "accessEnd", "type": "string | null", "isRequired": true, "meaningKey": "response-accessEnd" },
      { "name": "isTrialRefused", "type": "boolean", "isRequired": true, "meaningKey": "response-isTrialRefused" }
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
  }
] as const;
