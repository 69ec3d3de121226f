import { Rakhim } from '@rakhim/sdk';
import { requireCredential } from '../credentials/credentials.ts';
import type { Invocation } from '../invocation.ts';
import { originOf } from './base-url.ts';

/** A client of the service that names this program. `null`: without a key, for what is open to all. */
export function openClient({ terminal, settings, version }: Invocation, apiKey: string | null): Rakhim {
  return new Rakhim({
    apiKey,
    baseUrl: originOf(settings),
    language: terminal.language,
    userAgent: `rakhim-cli/${version}`,
  });
}

/**
 * Opens a client with the stored key.
 *
 * @throws {CliError} when nobody is.
 */
export async function openSignedInClient(invocation: Invocation): Promise<Rakhim> {
  const { key } = await requireCredential(invocation.terminal.env, originOf(invocation.settings));
  return openClient(invocation, key);
}
