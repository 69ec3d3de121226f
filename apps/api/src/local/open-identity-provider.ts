import type { Config } from '#src/config/config.ts';
import type { IdentityProvider } from '#src/providers/identity/identity-provider.ts';
import { createOpenIdIdentityProvider } from '#src/providers/identity/openid-identity-provider.ts';
import { loadStandIns } from './load-stand-ins.ts';

export interface OpenIdentityProvider {
  /** The provider; without it, people sign in with a password alone. */
  readonly provider: IdentityProvider | undefined;
  close(): Promise<void>;
}

/** The identity provider that the configuration names; on a local run that names none, a stand-in on this machine. */
export async function openIdentityProvider(
  config: Pick<Config, 'accounts' | 'isProduction'>,
): Promise<OpenIdentityProvider> {
  const { identityProvider } = config.accounts;
  if (identityProvider) {
    return { provider: createOpenIdIdentityProvider(identityProvider), close: async () => undefined };
  }
  if (config.isProduction) {
    return { provider: undefined, close: async () => undefined };
  }
  const { startGoogleStandIn } = await loadStandIns();
  const standIn = await startGoogleStandIn();
  return { provider: createOpenIdIdentityProvider(standIn), close: () => standIn.close() };
}
