import { supportEmail as placeholder } from '@rakhim/contract/support';

/**
 * The address at which people reach whoever runs the service. Pages made at build time hold a placeholder; the server
 * puts the configured address in its place, in the head of the page too.
 */
export function supportEmail(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name=support-email]')?.content ?? placeholder;
}
