/**
 * Chromium knows no scheme of the app's; https origins that lead nowhere stand for its hosts, and are answered by the
 * app's own handler.
 */
const suffix = '.desktop-shim.invalid';

export function toBrowser(address: string): string {
  return address.replaceAll(/app:\/\/(bundle|media)/g, `https://$1${suffix}`);
}

export function toApp(address: string): string {
  return address.replaceAll(new RegExp(`https://(bundle|media)${suffix.replaceAll('.', '[.]')}`, 'g'), 'app://$1');
}

export function isOfApp(address: string): boolean {
  return toApp(address).startsWith('app://');
}
