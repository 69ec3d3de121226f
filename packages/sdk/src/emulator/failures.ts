import type { EmulatedErrorCode } from './responses.ts';

/** The failures that a test can ask for. */
export type EmulatedFailure =
  /** The service answers this error. Nothing is charged. */
  | { readonly kind: 'error'; readonly code: EmulatedErrorCode; readonly retryAfterSeconds?: number }
  /** The connection fails before the service has seen the request. */
  | { readonly kind: 'unreachable' }
  /** The service has done its work, and its answer is lost on the way. */
  | { readonly kind: 'lost' }
  /** The sound breaks off after so many bytes. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** Nothing comes at all, until the caller gives up. */
  | { readonly kind: 'silence' };

/** As runtimes say it. */
export function connectionFailure(): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error('Emulated: the connection was reset.'), { code: 'ECONNRESET' }),
  });
}

/** Never resolves; rejects with the reason of the signal. */
export function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(signal?.reason as Error);
    if (signal?.aborted === true) {
      abort();
    }
    signal?.addEventListener('abort', abort, { once: true });
  });
}
