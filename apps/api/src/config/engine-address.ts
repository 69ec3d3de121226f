/** What an operator adds to an address whose way is a network of their own, where nobody else listens. */
const unencrypted = '?unencrypted=allowed';

/** Returns true for an address without a path, such as `https://engine:4000` or `http://engine:4000?unencrypted=allowed`. */
export function isEngineAddress(address: string): boolean {
  const { pathname, search, username, hash } = new URL(address);
  return pathname === '/' && username === '' && hash === '' && (search === '' || search === unencrypted);
}

/** Returns true when texts and sounds would travel unencrypted without anybody having said that they may. */
export function isExposedEngine(address: string): boolean {
  const { protocol, search } = new URL(address);
  return protocol === 'http:' && search !== unencrypted;
}

/** The address without what was said about it. */
export function toEngineOrigin(address: string): string {
  return new URL(address).origin;
}
