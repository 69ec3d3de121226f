import { Nabra } from '@nabra/sdk';
import { requireCredential } from '../credentials/credentials.ts';
import type { Invocation } from '../invocation.ts';
import { originOf } from './base-url.ts';

/** A client of the service that names this program. `null`: without a key, for what is open to all. */
export function openClient({ terminal, settings, version }: Invocation, apiKey: string | null): Nabra {
  return new Nabra({ apiKey, baseUrl: originOf(settings), language: terminal.language, userAgent: `nabra-cli/${version}` });
}

/** The same with the key of whoever is signed in. @throws {CliError} when nobody is. */
export async function openSignedInClient(invocation: Invocation): Promise<Nabra> {
  const { key } = await requireCredential(invocation.terminal.env, originOf(invocation.settings));
  return openClient(invocation, key);
}
