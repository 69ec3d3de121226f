/** Says which origins a list allows; `*` stands for all of them. */
export function createOriginList(origins: readonly string[]): (origin: string) => boolean {
  const allowed = new Set(origins);
  return (origin) => allowed.has('*') || allowed.has(origin);
}

/** Returns true for a client token, false for an API key. */
export function isClientToken(credential: string): boolean {
  return credential.startsWith('rakhim_client_');
}
