/**
 * Stands for our address in pages made at build time; the server puts the real one in its place when it sends a page.
 */
const placeholder = 'https://origin.placeholder';

/** The public origin of the service, without a slash at the end. */
export function publicOrigin(): string {
  return globalThis.location?.origin ?? placeholder;
}
