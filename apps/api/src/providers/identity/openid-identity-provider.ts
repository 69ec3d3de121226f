import * as client from 'openid-client';
import { z } from 'zod';
import { AppError } from '#src/errors/app-error.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface OpenIdOptions {
  /** `https://accounts.google.com`, or the address of a stand-in. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people know the provider by; absent for Google. */
  readonly name?: string;
  /** Whether addresses are believed that the provider does not call verified; not when absent. */
  readonly isEmailTrusted?: boolean;
}

const timeoutSeconds = 8;

const Claims = z.object({
  iss: z.string().max(255),
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // Some providers leave it out.
  email_verified: z.boolean().default(false),
  name: z.string().trim().min(1).max(100).optional().catch(undefined),
});

/**
 * Google, or whoever speaks OpenID Connect at the issuer's address. Signature, issuer, audience, expiry, nonce and
 * state are all checked.
 */
export function createOpenIdIdentityProvider({
  issuer,
  clientId,
  clientSecret,
  name: providerName,
  isEmailTrusted = false,
}: OpenIdOptions): IdentityProvider {
  const isPlainHttp = new URL(issuer).protocol === 'http:';
  let discovering: Promise<client.Configuration> | undefined;

  /** The provider's description is read once; a failure is not remembered. */
  function discover(): Promise<client.Configuration> {
    discovering ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        // The configuration refuses plain http in production; here it can only be a stand-in on this machine.
        execute: [client.enableNonRepudiationChecks, ...(isPlainHttp ? [client.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        discovering = undefined;
        throw new AppError('service_unavailable', { cause: error });
      });
    return discovering;
  }

  return {
    async buildAuthorizationUrl({ state, nonce, codeVerifier }, redirectUri, language) {
      const config = await discover();
      const isGoogle = providerName === undefined;
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Providers that do not know this refuse the whole request.
        ...((isGoogle || readPrompts(config).includes('select_account')) && { prompt: 'select_account' }),
        // Google's own word for what the standard calls `ui_locales`.
        ...(isGoogle && { hl: language }),
        ui_locales: language,
      });
    },

    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await discover();
      try {
        const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const { iss, sub, email, email_verified, name } = await readClaims(config, tokens);
        return {
          issuer: iss,
          subject: sub,
          email,
          isEmailVerified: email_verified || isEmailTrusted,
          ...(name !== undefined && { name }),
        };
      } catch (error) {
        throw new AppError('identity_refused', { cause: error });
      }
    },
  };
}

/** The ways of asking that a provider says it supports; none when it says nothing. */
function readPrompts(config: client.Configuration): readonly unknown[] {
  const prompts = config.serverMetadata()['prompt_values_supported'];
  return Array.isArray(prompts) ? prompts : [];
}

/** Some providers keep the address out of the token and tell it when asked. */
async function readClaims(
  config: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): Promise<z.infer<typeof Claims>> {
  const claims = tokens.claims();
  if (claims?.['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined) {
    return Claims.parse(claims);
  }
  return Claims.parse({ ...(await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '')), ...claims });
}
