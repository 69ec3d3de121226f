import { ApiError } from '../errors/api-error.ts';
import { ConnectionError } from '../errors/connection-error.ts';
import { createApiError } from '../errors/create-api-error.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import { version } from '../generated/version.ts';
import type { CallOptions } from './call-options.ts';
import { type ClientSettings, readWhole } from './client-options.ts';
import { describeRuntime } from './environment.ts';
import { isRetryable, retryDelayMs } from './retry.ts';
import { type Watchdog, sleep, startWatchdog } from './watchdog.ts';

export interface ApiRequest extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Default: `application/json`. */
  readonly accept?: string;
  readonly idempotencyKey?: string | undefined;
  /** Whether an answer that was lost on the way has cost something. */
  readonly isCharged?: boolean;
}

export interface Answer<T> {
  readonly data: T;
  /** Its body has been read, or is being read. */
  readonly response: Response;
}

/** Takes from an answer what the caller wants. The watchdog is stopped afterwards, unless the reader keeps it. */
export type Read<T> = (response: Response, watchdog: Watchdog) => Promise<T>;

export interface Transport {
  /**
   * Sends a request, again where that may help, and reads its answer.
   *
   * @throws ApiError, ConnectionError, TimeoutError or AbortError. All attempts together take at most (maxRetries + 1)
   *   × timeoutMs and the waits between, of 60 s at most.
   */
  send<T>(request: ApiRequest, read: Read<T>): Promise<Answer<T>>;
}

export function createTransport(settings: ClientSettings): Transport {
  const { baseUrl, fetch, logger } = settings;
  const userAgent = [settings.userAgent, `rakhim-sdk/${version}`, describeRuntime()]
    .filter((product) => product !== undefined)
    .join(' ');

  function initOf(
    { method, body, accept = 'application/json', idempotencyKey }: ApiRequest,
    signal: AbortSignal,
  ): RequestInit {
    const headers: Record<string, string> = { accept, 'user-agent': userAgent };
    if (settings.apiKey !== undefined) {
      headers['authorization'] = `Bearer ${settings.apiKey}`;
    }
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
    }
    if (idempotencyKey !== undefined) {
      headers['idempotency-key'] = idempotencyKey;
    }
    if (settings.language !== undefined) {
      headers['accept-language'] = settings.language;
    }
    // The key goes to no other address than it was meant for.
    return { method, headers, signal, redirect: 'manual', ...(body !== undefined && { body: JSON.stringify(body) }) };
  }

  async function attempt<T>(request: ApiRequest, read: Read<T>): Promise<Answer<T>> {
    const watchdog = startWatchdog(readWhole('timeoutMs', request.timeoutMs ?? settings.timeoutMs, 1), request.signal);
    try {
      const response = await watchdog.race(fetch(addressOf(baseUrl, request), initOf(request, watchdog.signal)));
      if (!response.ok) {
        throw createApiError(response.status, response.headers, await watchdog.race(response.text()));
      }
      return { response, data: await read(response, watchdog) };
    } catch (error) {
      watchdog.stop();
      throw watchdog.signal.aborted ? (watchdog.signal.reason as Error) : readableError(error, baseUrl);
    }
  }

  return {
    async send(request, read) {
      const maxRetries = readWhole('maxRetries', request.maxRetries ?? settings.maxRetries, 0);
      for (let retry = 0; ; retry++) {
        const startedMs = performance.now();
        const facts = { method: request.method, path: request.path, attempt: retry + 1 };
        try {
          const answer = await attempt(request, read);
          logger.debug('rakhim: answered', {
            ...facts,
            status: answer.response.status,
            requestId: answer.response.headers.get('x-request-id'),
            ms: elapsedMs(startedMs),
          });
          return answer;
        } catch (error) {
          const failure = { ...facts, error: nameOf(error), ms: elapsedMs(startedMs) };
          if (retry >= maxRetries || !isRetryable(error) || !isRepeatable(request, error)) {
            logger.debug('rakhim: failed', failure);
            throw error;
          }
          const delayMs = Math.round(retryDelayMs(error, retry, Math.random()));
          logger.warn('rakhim: trying again', { ...failure, delayMs });
          await sleep(delayMs, request.signal);
        }
      }
    },
  };
}

/**
 * Without a key that ties the repetition to it, a charged request is repeated only when the service has refused it:
 * what fails there costs nothing.
 */
function isRepeatable({ isCharged = false, idempotencyKey }: ApiRequest, error: unknown): boolean {
  return !isCharged || idempotencyKey !== undefined || error instanceof ApiError;
}

function addressOf(baseUrl: string, { path, query = {} }: ApiRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) {
      parameters.set(name, String(value));
    }
  }
  return baseUrl + path + (parameters.size > 0 ? `?${parameters.toString()}` : '');
}

/** Runtimes say little (“fetch failed”) and keep the reason in `cause`. */
function readableError(error: unknown, baseUrl: string): RakhimError {
  if (RakhimError.isInstance(error)) {
    return error;
  }
  if (error instanceof SyntaxError) {
    return new ConnectionError(`The answer of ${baseUrl} is not JSON, or was cut off.`, { cause: error });
  }
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = reason instanceof Error && 'code' in reason ? ` (${String(reason.code)})` : '';
  return new ConnectionError(
    `The connection to ${baseUrl} failed${code}. Is the service there, and \`baseUrl\` right?`,
    { cause: error },
  );
}

function elapsedMs(startedMs: number): number {
  return Math.round(performance.now() - startedMs);
}

function nameOf(error: unknown): string {
  return error instanceof ApiError ? error.code : error instanceof Error ? error.name : 'unknown';
}
