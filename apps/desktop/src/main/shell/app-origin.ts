/**
 * The place where the pages of the app live. Chromium treats the scheme as it treats https once it is registered as
 * privileged.
 */
export const appScheme = 'app';
export const bundleHost = 'bundle';
export const mediaHost = 'media';

/** The page that the window opens with. */
export const startPage = `${appScheme}://${bundleHost}/`;

/**
 * Returns true for an address of the bundle itself. Origins are not compared: Node calls that of every scheme of one's
 * own `null`.
 */
export function isBundleAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${appScheme}:` && url.host === bundleHost;
}
