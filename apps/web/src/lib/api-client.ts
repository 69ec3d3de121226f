import type { ErrorBody, Route } from '@rakhim/contract';
import type { z } from 'zod';
import { apiAccess } from './api-access.ts';
import { ApiError } from './api-error.ts';
import { signOutSignal } from './sign-out-signal.ts';

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Output<S> = S extends z.ZodType ? z.output<S> : never;

export interface ApiCall<R extends Route> {
  readonly params?: Input<R['params']>;
  readonly query?: Input<R['query']>;
  readonly body?: Input<R['body']>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call. Abortable calls are aborted by a sign-out as well. */
  readonly signal?: AbortSignal;
}

/** The timeout of an answer, far above the slowest one: a call that hangs would block others behind it. */
const answerTimeoutMs = 120_000;

/**
 * Calls a route of the contract with the session or key of this page.
 *
 * @returns the answer as the contract has it; the server has parsed it on its way out.
 * @throws {ApiError} with the code that the server gave, or `offline` where it could not be reached or did not answer.
 */
export async function callApi<R extends Route>(route: R, call: ApiCall<R> = {}): Promise<Output<R['response']>> {
  const tooLate = AbortSignal.timeout(answerTimeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, signOutSignal(), tooLate]) : tooLate;
  try {
    const response = await fetchApi(route, { ...call, signal });
    return response.status === 204
      ? (undefined as Output<R['response']>)
      : ((await response.json()) as Output<R['response']>);
  } catch (error) {
    const isGivenUp = tooLate.aborted && call.signal?.aborted !== true && !(error instanceof ApiError);
    throw isGivenUp ? new ApiError({ status: 0, code: 'offline', message: '' }) : error;
  }
}

/** The same for answers that are not JSON, such as sound that is still being made. */
export async function fetchApi<R extends Route>(route: R, call: ApiCall<R>): Promise<Response> {
  const { getToken, renewToken } = apiAccess();
  const token = await getToken();
  let response = await send(route, call, token);
  if (response.status === 401 && token !== undefined) {
    // The clock of this machine may be wrong, or the session may have ended elsewhere; a new token tells the two apart.
    const renewed = await renewToken(token);
    response = renewed === undefined ? response : await send(route, call, renewed);
  }
  if (!response.ok) {
    throw await readError(response);
  }
  return response;
}

async function send<R extends Route>(
  route: R,
  { params, query, body, headers, signal }: ApiCall<R>,
  token: string | undefined,
): Promise<Response> {
  const request = new Request(addressOf(route, params, query), {
    method: route.method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return apiAccess()
    .send(request)
    .catch((error: unknown) => {
      throw signal?.aborted ? error : new ApiError({ status: 0, code: 'offline', message: '' });
    });
}

function addressOf(route: Route, params: unknown, query: unknown): string {
  const [pattern] = route.paths;
  const values = (params ?? {}) as Record<string, string>;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return location.origin + path + (given.length > 0 ? `?${search}` : '');
}

async function readError(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const { code = 'internal_error', error: message = '', requestId, param, details } = answer;
  return new ApiError({ status: response.status, code, message, requestId, param, details });
}
