import { isLoopback } from '#src/config/environment.ts';
import { VoiceStoreError } from './voice-store-error.ts';

const redirectsMax = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface FileRequest {
  readonly url: string;
  /** Bytes that are there already. */
  readonly offset: number;
  /** Hosts, and those below them, that may be asked. */
  readonly hosts: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Asks for a file from a byte on, and follows redirects among allowed hosts only.
 *
 * @throws VoiceStoreError `host_not_allowed`, `download_failed`.
 */
export async function requestFile({ url, offset, hosts, signal }: FileRequest): Promise<Response> {
  let address = new URL(url);
  for (let count = 0; count <= redirectsMax; count += 1) {
    requireAllowed(address, hosts);
    const response = await fetch(address, {
      headers: { 'accept-encoding': 'identity', ...(offset > 0 && { range: `bytes=${offset}-` }) },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (!redirects.has(response.status) || location === null) {
      return response;
    }
    await response.body?.cancel();
    address = new URL(location, address);
  }
  throw new VoiceStoreError('download_failed', { reason: `${redirectsMax} redirects` });
}

/** Unencrypted only where nothing leaves this machine. */
function requireAllowed(address: URL, hosts: readonly string[]): void {
  const { protocol, hostname, host, username } = address;
  const isKnown = hosts.some((allowed) =>
    [hostname, host].some((name) => name === allowed || name.endsWith(`.${allowed}`)),
  );
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(address.href));
  if (!isKnown || !isSafe || username !== '') {
    throw new VoiceStoreError('host_not_allowed', { host: host || address.protocol });
  }
}
