/**
 * Keeps a value's direction to itself, so that an address reads right in an Arabic sentence, and takes out what could
 * end a line or turn the rest of the sentence around.
 */
export function isolate(value: string): string {
  return `\u2068${value.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')}\u2069`;
}
