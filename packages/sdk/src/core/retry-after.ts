/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date.
 *
 * @param nowMs milliseconds since 1970.
 * @returns milliseconds ≥ 0 from now, or `undefined` when there is none to be read.
 */
export function readRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) {
    return Number(value) * 1000;
  }
  // A date begins with a letter; Date.parse would take stray numbers for years.
  const momentMs = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(momentMs) ? undefined : Math.max(0, momentMs - nowMs);
}
