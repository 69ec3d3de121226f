// Written by `npm run generate` from the contract.

export const errors = {
  "invalid_json": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "validation_failed": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "text_empty": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "text_too_long": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "text_not_unicode": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "text_not_speakable": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "voice_dialect_mismatch": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "style_too_long": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "api_key_not_in_header": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "credentials_repeated": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "idempotency_key_invalid": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "password_too_short": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "password_too_long": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "password_too_common": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "same_password": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "invalid_email": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "sound_too_long": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "body_too_large": {
    "status": 413,
    "type": "invalid_request_error"
  },
  "unsupported_media_type": {
    "status": 415,
    "type": "invalid_request_error"
  },
  "time_zone_unknown": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "report_too_long": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "range_not_satisfiable": {
    "status": 416,
    "type": "invalid_request_error"
  },
  "format_unavailable": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "not_acceptable": {
    "status": 406,
    "type": "invalid_request_error"
  },
  "invalid_signature": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "contact_form_invalid": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "assignee_not_admin": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "too_many_labels": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "mail_unreadable": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "mail_reference_invalid": {
    "status": 422,
    "type": "invalid_request_error"
  },
  "missing_credentials": {
    "status": 401,
    "type": "authentication_error"
  },
  "invalid_api_key": {
    "status": 401,
    "type": "authentication_error"
  },
  "api_key_expired": {
    "status": 401,
    "type": "authentication_error"
  },
  "missing_session": {
    "status": 401,
    "type": "authentication_error"
  },
  "invalid_session": {
    "status": 401,
    "type": "authentication_error"
  },
  "session_not_found": {
    "status": 401,
    "type": "authentication_error"
  },
  "session_expired": {
    "status": 401,
    "type": "authentication_error"
  },
  "refresh_token_not_found": {
    "status": 400,
    "type": "authentication_error"
  },
  "refresh_token_already_used": {
    "status": 400,
    "type": "authentication_error"
  },
  "invalid_credentials": {
    "status": 400,
    "type": "authentication_error"
  },
  "email_not_confirmed": {
    "status": 400,
    "type": "authentication_error"
  },
  "otp_expired": {
    "status": 403,
    "type": "authentication_error"
  },
  "identity_refused": {
    "status": 400,
    "type": "authentication_error"
  },
  "identity_email_unverified": {
    "status": 403,
    "type": "authentication_error"
  },
  "authorization_pending": {
    "status": 400,
    "type": "authentication_error"
  },
  "slow_down": {
    "status": 400,
    "type": "rate_limit_error"
  },
  "access_denied": {
    "status": 400,
    "type": "authentication_error"
  },
  "expired_token": {
    "status": 400,
    "type": "authentication_error"
  },
  "invalid_grant": {
    "status": 400,
    "type": "authentication_error"
  },
  "invalid_client": {
    "status": 400,
    "type": "authentication_error"
  },
  "invalid_scope": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "unsupported_grant_type": {
    "status": 400,
    "type": "invalid_request_error"
  },
  "identity_conflict": {
    "status": 403,
    "type": "authentication_error"
  },
  "reauth_required": {
    "status": 403,
    "type": "authentication_error"
  },
  "subscription_required": {
    "status": 403,
    "type": "permission_error"
  },
  "quota_exceeded": {
    "status": 403,
    "type": "permission_error"
  },
  "plan_required": {
    "status": 403,
    "type": "permission_error"
  },
  "insufficient_scope": {
    "status": 403,
    "type": "permission_error"
  },
  "api_key_quota_exceeded": {
    "status": 403,
    "type": "permission_error"
  },
  "api_key_reveal_disabled": {
    "status": 403,
    "type": "permission_error"
  },
  "confirmation_required": {
    "status": 403,
    "type": "permission_error"
  },
  "admin_required": {
    "status": 403,
    "type": "permission_error"
  },
  "not_found": {
    "status": 404,
    "type": "not_found_error"
  },
  "model_not_found": {
    "status": 404,
    "type": "invalid_request_error"
  },
  "device_code_unknown": {
    "status": 404,
    "type": "not_found_error"
  },
  "method_not_allowed": {
    "status": 405,
    "type": "invalid_request_error"
  },
  "api_key_limit_reached": {
    "status": 409,
    "type": "conflict_error"
  },
  "idempotency_key_in_use": {
    "status": 409,
    "type": "conflict_error"
  },
  "idempotency_key_reused": {
    "status": 422,
    "type": "conflict_error"
  },
  "checkout_replaced": {
    "status": 409,
    "type": "conflict_error"
  },
  "message_changed": {
    "status": 409,
    "type": "conflict_error"
  },
  "view_limit_reached": {
    "status": 409,
    "type": "conflict_error"
  },
  "too_many_requests": {
    "status": 429,
    "type": "rate_limit_error"
  },
  "too_many_requests_in_flight": {
    "status": 429,
    "type": "rate_limit_error"
  },
  "internal_error": {
    "status": 500,
    "type": "api_error"
  },
  "overloaded": {
    "status": 503,
    "type": "api_error"
  },
  "speech_engine_failed": {
    "status": 502,
    "type": "api_error"
  },
  "speech_engine_busy": {
    "status": 503,
    "type": "api_error"
  },
  "service_unavailable": {
    "status": 503,
    "type": "api_error"
  },
  "billing_unavailable": {
    "status": 503,
    "type": "api_error"
  },
  "speech_timed_out": {
    "status": 504,
    "type": "api_error"
  }
} as const;

export const limits = {
  "textCharactersMax": 5000,
  "streamedTextCharactersMax": 20000,
  "styleInstructionCharactersMax": 500
} as const;

export const dialects = [
  {
    "id": "msa",
    "name": {
      "en": "Modern Standard Arabic",
      "ar": "العربية الفصحى"
    },
    "tier": "standard"
  },
  {
    "id": "egyptian",
    "name": {
      "en": "Egyptian Arabic",
      "ar": "العربية المصرية"
    },
    "tier": "standard"
  },
  {
    "id": "gulf",
    "name": {
      "en": "Gulf Arabic",
      "ar": "العربية الخليجية"
    },
    "tier": "standard"
  },
  {
    "id": "levantine",
    "name": {
      "en": "Levantine Arabic",
      "ar": "العربية الشامية"
    },
    "tier": "standard"
  },
  {
    "id": "maghrebi",
    "name": {
      "en": "Maghrebi Arabic",
      "ar": "العربية المغاربية"
    },
    "tier": "standard"
  },
  {
    "id": "saudi",
    "name": {
      "en": "Saudi Arabia",
      "ar": "السعودية"
    },
    "tier": "extended"
  },
  {
    "id": "uae",
    "name": {
      "en": "UAE",
      "ar": "الإمارات"
    },
    "tier": "extended"
  },
  {
    "id": "qatar",
    "name": {
      "en": "Qatar",
      "ar": "قطر"
    },
    "tier": "extended"
  }
] as const;

export const voices = [
  {
    "id": "male1",
    "name": {
      "en": "Male 1",
      "ar": "رجل 1"
    },
    "dialect": "msa",
    "gender": "male"
  },
  {
    "id": "male2",
    "name": {
      "en": "Male 2",
      "ar": "رجل 2"
    },
    "dialect": "egyptian",
    "gender": "male"
  },
  {
    "id": "male3",
    "name": {
      "en": "Male 3",
      "ar": "رجل 3"
    },
    "dialect": "gulf",
    "gender": "male"
  },
  {
    "id": "male4",
    "name": {
      "en": "Male 4",
      "ar": "رجل 4"
    },
    "dialect": "levantine",
    "gender": "male"
  },
  {
    "id": "male5",
    "name": {
      "en": "Male 5",
      "ar": "رجل 5"
    },
    "dialect": "maghrebi",
    "gender": "male"
  },
  {
    "id": "male6",
    "name": {
      "en": "Male 6",
      "ar": "رجل 6"
    },
    "dialect": "saudi",
    "gender": "male"
  },
  {
    "id": "male7",
    "name": {
      "en": "Male 7",
      "ar": "رجل 7"
    },
    "dialect": "uae",
    "gender": "male"
  },
  {
    "id": "male8",
    "name": {
      "en": "Male 8",
      "ar": "رجل 8"
    },
    "dialect": "qatar",
    "gender": "male"
  },
  {
    "id": "female1",
    "name": {
      "en": "Female 1",
      "ar": "امرأة 1"
    },
    "dialect": "msa",
    "gender": "female"
  },
  {
    "id": "female2",
    "name": {
      "en": "Female 2",
      "ar": "امرأة 2"
    },
    "dialect": "egyptian",
    "gender": "female"
  },
  {
    "id": "female3",
    "name": {
      "en": "Female 3",
      "ar": "امرأة 3"
    },
    "dialect": "gulf",
    "gender": "female"
  },
  {
    "id": "female4",
    "name": {
      "en": "Female 4",
      "ar": "امرأة 4"
    },
    "dialect": "levantine",
    "gender": "female"
  },
  {
    "id": "female5",
    "name": {
      "en": "Female 5",
      "ar": "امرأة 5"
    },
    "dialect": "maghrebi",
    "gender": "female"
  },
  {
    "id": "female6",
    "name": {
      "en": "Female 6",
      "ar": "امرأة 6"
    },
    "dialect": "saudi",
    "gender": "female"
  },
  {
    "id": "female7",
    "name": {
      "en": "Female 7",
      "ar": "امرأة 7"
    },
    "dialect": "uae",
    "gender": "female"
  },
  {
    "id": "female8",
    "name": {
      "en": "Female 8",
      "ar": "امرأة 8"
    },
    "dialect": "qatar",
    "gender": "female"
  }
] as const;
