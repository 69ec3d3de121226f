import type { ErrorCode } from '@rakhim/contract';

/** The kind of obstacle to a subscription, by what the member can do about it. */
export type FailureKind = 'auth' | 'billing' | 'trial' | 'network' | 'card' | 'other';

const kinds: Readonly<Partial<Record<ErrorCode | 'offline', FailureKind>>> = {
  missing_credentials: 'auth',
  missing_session: 'auth',
  invalid_session: 'auth',
  session_not_found: 'auth',
  session_expired: 'auth',
  reauth_required: 'auth',
  billing_unavailable: 'billing',
  service_unavailable: 'network',
  offline: 'network',
};

/** The kind of a failure by its code, never by the words of its message, which change with the language. */
export function failureKindOf(code: ErrorCode | 'offline'): FailureKind {
  return kinds[code] ?? 'other';
}
