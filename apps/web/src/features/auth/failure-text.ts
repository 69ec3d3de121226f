import { ApiError } from '#src/lib/api-error.ts';

/** The message of a failure: the server's own in the reader's language, or the screen's where the server gave none. */
export function failureText(error: unknown, fallback: string, offline: string): string {
  if (!(error instanceof ApiError)) {
    return fallback;
  }
  return error.code === 'offline' ? offline : error.message || fallback;
}
