/** The nonce that the server gave this page, for libraries that must add style elements of their own. */
export function contentSecurityNonce(): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
