const parameterNames = new Set(['region', 'endpoint']);

/** Returns true for an address such as `s3://bucket/prefix?region=…&endpoint=…`. */
export function isBucketAddress(address: string): boolean {
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint');
  return (
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(url.hostname) &&
    [...url.searchParams.keys()].every((name) => parameterNames.has(name)) &&
    (endpoint === null || (URL.canParse(endpoint) && /^https?:$/u.test(new URL(endpoint).protocol)))
  );
}

/** Returns true when sounds would travel to the bucket unencrypted. */
export function isUnencryptedBucket(address: string): boolean {
  return address !== 'folder' && (new URL(address).searchParams.get('endpoint')?.startsWith('http:') ?? false);
}
