/** Says which origins a list allows; `*` stands for all of them. */
export function createOriginList(origins: readonly string[]): (origin: string) => boolean {
  const allowed = new Set(origins);
  return (origin) => allowed.has('*') || allowed.has(origin);
}

/** True for a token of a web page, in distinction from an API key. */
export function isClientToken(credential: string): boolean {
  return credential.startsWith('rakhim_client_');
}
