import { ApiError } from '#src/lib/api-error.ts';

/** What the server said in the reader's language, or what a screen says where the server said nothing. */
export function failureText(error: unknown, fallback: string, offline: string): string {
  if (!(error instanceof ApiError)) {
    return fallback;
  }
  return error.code === 'offline' ? offline : error.message || fallback;
}
