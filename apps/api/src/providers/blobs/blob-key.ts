/**
 * No dot, no backslash, no colon, nothing empty: what passes is a file's name on every system, and never a way out of a
 * folder.
 */
const name = '[A-Za-z0-9_-]{1,100}';
const keyPattern = new RegExp(`^${name}(?:/${name}){1,4}$`, 'u');
const prefixPattern = new RegExp(`^${name}(?:/${name}){0,3}$`, 'u');

/** @throws TypeError unless this is a key as {@link BlobStore} describes it. */
export function requireBlobKey(key: string): void {
  if (!isBlobKey(key)) {
    throw new TypeError('This is not the key of a blob.');
  }
}

/** Returns true for a key as {@link BlobStore} describes it. */
export function isBlobKey(key: string): boolean {
  return keyPattern.test(key);
}

/** @throws TypeError unless this is the beginning of keys, without a `/` at its end. */
export function requireBlobPrefix(prefix: string): void {
  if (!prefixPattern.test(prefix)) {
    throw new TypeError('This is not the beginning of a blob’s key.');
  }
}
