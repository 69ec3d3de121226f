import { isRecord } from '../core/read-json.ts';
import { Refusal } from './responses.ts';

/** A request as the emulator's routes read it. */
export interface EmulatedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

/** @throws Refusal `invalid_json` */
export function readRequest(
  address: string | URL | Request,
  init: RequestInit | undefined,
  requestId: string,
): EmulatedRequest {
  const isRequest = address instanceof Request;
  const url = new URL(isRequest ? address.url : address);
  return {
    method: init?.method ?? (isRequest ? address.method : 'GET'),
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(init?.headers ?? (isRequest ? address.headers : undefined)),
    body: parseBody(init?.body),
    requestId,
  };
}

function parseBody(body: RequestInit['body']): Readonly<Record<string, unknown>> {
  if (typeof body !== 'string') {
    return {};
  }
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : {};
  } catch {
    throw new Refusal('invalid_json');
  }
}
