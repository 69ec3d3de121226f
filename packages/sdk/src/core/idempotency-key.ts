const randomBytes = 16;

/** Creates a random key of 32 hexadecimal digits. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of a call: the caller's, none where he wants none, else a new one. */
export function chooseIdempotencyKey(chosen: string | null | undefined): string | undefined {
  return chosen === null ? undefined : (chosen ?? createIdempotencyKey());
}
