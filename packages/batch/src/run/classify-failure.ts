import type { ItemFailure } from '../journal/item-failure.ts';
import type { PauseReason } from './batch.ts';
import type { SpeakFailure } from './speak.ts';

/** The consequence of a failed request. */
export type FailureKind =
  /** Too much at once: ask again when told to. Costs no attempt. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** The same request is still running from before; its answer will be there. */
  | { readonly kind: 'running_elsewhere'; readonly retryAfterMs: number }
  /** Nobody answered. */
  | { readonly kind: 'offline' }
  /** Nothing of the account will go through until somebody does something. */
  | { readonly kind: 'account'; readonly reason: PauseReason }
  /** May go through next time. */
  | { readonly kind: 'transient'; readonly retryAfterMs: number | undefined }
  /** The item will never go through. */
  | { readonly kind: 'final' };

export interface ClassifiedFailure {
  readonly then: FailureKind;
  readonly failure: ItemFailure;
  /** Whether the service answered, and with a refusal: then nothing was charged. */
  readonly isRefusal: boolean;
}

const busyMs = 2000;
const runningElsewhereMs = 3000;
const retryAfterMsMax = 15 * 60_000;

/** Codes that concern the whole account. */
const accountCodes: Readonly<Record<string, PauseReason>> = {
  quota_exceeded: 'quota',
  api_key_quota_exceeded: 'quota',
  subscription_required: 'subscription',
  missing_credentials: 'key',
  invalid_api_key: 'key',
  api_key_expired: 'key',
  insufficient_scope: 'key',
};

/** Refusals that are about the moment, not about the request. */
const busyCodes = new Set([
  'too_many_requests',
  'too_many_requests_in_flight',
  'overloaded',
  'speech_engine_busy',
  'rate_limit_error',
]);

/** The codes of a failed connection in Node, its fetch and the SDK. */
const connectionCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EPIPE|ETIMEDOUT|UND_ERR_\w+|connection_error|network_error|ERR_NETWORK|ERR_INTERNET_DISCONNECTED)$/;

/** Decides by code, then by status; never by the words of a message. */
export function classifyFailure(error: unknown): ClassifiedFailure {
  const { code, status, retryAfterMs, requestId } = readFailure(error);
  const failure = {
    code: code ?? (status === undefined ? 'unexpected' : `http_${status}`),
    message: error instanceof Error ? error.message : String(error),
    ...(requestId !== undefined && { requestId }),
  };
  return { then: kindOf(code, status, retryAfterMs), failure, isRefusal: isRefusal(code, status) };
}

/** An answer of 500 and above may come from something in between, which does not know what the service did. */
function isRefusal(code: string | undefined, status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && code !== 'idempotency_key_in_use';
}

function kindOf(code: string | undefined, status: number | undefined, told: number | undefined): FailureKind {
  const retryAfterMs = told === undefined ? undefined : Math.min(Math.max(0, told), retryAfterMsMax);
  if (code === 'idempotency_key_in_use') {
    return { kind: 'running_elsewhere', retryAfterMs: retryAfterMs ?? runningElsewhereMs };
  }
  if (status === 429 || busyCodes.has(code ?? '')) {
    return { kind: 'busy', retryAfterMs: retryAfterMs ?? busyMs };
  }
  const reason = accountCodes[code ?? ''] ?? (status === 401 ? 'key' : status === 402 ? 'subscription' : undefined);
  if (reason !== undefined) {
    return { kind: 'account', reason };
  }
  if (status === undefined && connectionCodes.test(code ?? '')) {
    return { kind: 'offline' };
  }
  const isTransient =
    status === undefined
      ? code === 'timeout' || code === 'audio_damaged'
      : status >= 500 || status === 408 || status === 425;
  return isTransient ? { kind: 'transient', retryAfterMs } : { kind: 'final' };
}

/** Reads what is there; the cause is asked where the error itself has no code, as with Node's fetch. */
function readFailure(error: unknown): SpeakFailure {
  const [outer, inner] = [fieldsOf(error), fieldsOf((error as { cause?: unknown } | null)?.cause)];
  const code = outer.code ?? inner.code;
  return { ...outer, ...(code !== undefined && { code }) };
}

function fieldsOf(error: unknown): SpeakFailure {
  if (typeof error !== 'object' || error === null) {
    return {};
  }
  const { code, status, retryAfterMs, requestId } = error as Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof retryAfterMs === 'number' && Number.isFinite(retryAfterMs) && { retryAfterMs }),
    ...(typeof requestId === 'string' && { requestId }),
  };
}
