import type { z } from 'zod';
import type { ClientShape, ErrorCode } from './errors.ts';

/**
 * The callers of a route: anybody, signed-in people, administrators, holders of an API key, either of session and key
 * (`account`), visitors within bounds and accounts beyond them (`visitor`), or the operator (these routes are not
 * published).
 */
export type Audience = 'public' | 'visitor' | 'session' | 'admin' | 'api-key' | 'account' | 'operator';

/** The permissions of an API key; a signed-in person has all of them. */
export const apiKeyScopes = ['speech', 'usage', 'history'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface Route {
  readonly operationId: string;
  readonly method: Method;
  /** The canonical path first; further paths reach the same handler. Parameters are written `:name`. */
  readonly paths: readonly [string, ...string[]];
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly audience: Audience;
  /** The permission that an API key needs; required where keys are accepted. */
  readonly scope?: ApiKeyScope;
  /** Whether a repeated `Idempotency-Key` is answered as the first time. */
  readonly isIdempotent?: true;
  /**
   * The vendor whose clients call the route: errors take the vendor's shape, and fields of the vendor without a meaning
   * here are ignored.
   */
  readonly shape?: ClientShape;
  /** `form`: the body may come as a form, too. */
  readonly encoding?: 'form';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  readonly status?: number;
  /** Media types that the same call answers as a stream of bytes when `Accept` asks for one. */
  readonly streams?: readonly string[];
  /** The payload of one server-sent event, where the stream consists of them. */
  readonly events?: z.ZodType;
  /** The codes this route itself can answer; those of its audience and body are added by {@link errorsOf}. */
  readonly errors: readonly ErrorCode[];
}

/** A route as data. Server binding, OpenAPI, SDK types and reference pages are all read from it. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

const everywhere = ['internal_error', 'service_unavailable'] as const;
const withInput = ['validation_failed'] as const;
const withBody = ['invalid_json', 'body_too_large', 'unsupported_media_type'] as const;
const withSession = ['missing_session', 'invalid_session', 'session_not_found'] as const;
const withCredential = [
  'invalid_api_key',
  'api_key_expired',
  'api_key_not_in_header',
  'credentials_repeated',
  'insufficient_scope',
  'api_key_in_browser',
  'too_many_requests',
] as const;
const withApiKey = ['missing_credentials', ...withCredential] as const;
const withClientToken = ['client_token_expired', 'origin_not_allowed'] as const;
const withIdempotency = ['idempotency_key_invalid', 'idempotency_key_in_use', 'idempotency_key_reused'] as const;

const errorsOfAudience: Readonly<Record<Audience, readonly ErrorCode[]>> = {
  public: [],
  visitor: [...withCredential, ...withClientToken, 'invalid_session', 'session_not_found'],
  session: withSession,
  admin: [...withSession, 'admin_required'],
  'api-key': withApiKey,
  account: [...withApiKey, ...withClientToken, 'invalid_session', 'session_not_found'],
  operator: [],
};

/** Every error code that a call of this route can answer, in a stable order without repetition. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(route.params || route.query || route.body ? withInput : []),
      ...(route.body ? withBody : []),
      ...errorsOfAudience[route.audience],
      ...(route.isIdempotent ? withIdempotency : []),
      ...route.errors,
      ...everywhere,
    ]),
  ];
}
