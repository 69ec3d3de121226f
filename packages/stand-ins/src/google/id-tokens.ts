import { type JSONWebKeySet, SignJWT, UnsecuredJWT, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { Grant } from './codes.ts';

/** Ways in which an identity token can be wrong. */
export const tampers = [
  'audience',
  'issuer',
  'nonce',
  'expired',
  'no_signature',
  'other_key',
  'public_key_as_secret',
  'unverified_email',
  'no_email',
] as const;
export type Tamper = (typeof tampers)[number];

export interface IdTokens {
  readonly jwks: JSONWebKeySet;
  tamper: Tamper | undefined;
  sign(grant: Grant): Promise<string>;
}

const algorithm = 'RS256';
const lifetimeSeconds = 3600;

/** Identity tokens as Google makes them, and the wrong ones that a client must refuse. */
export async function createIdTokens(issuer: string, clientId: string): Promise<IdTokens> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const stranger = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const keyId = await calculateJwkThumbprint(publicJwk);

  const tokens: IdTokens = {
    jwks: { keys: [{ ...publicJwk, kid: keyId, alg: algorithm, use: 'sig' }] },
    tamper: undefined,
    async sign(grant) {
      const claims = claimsOf(grant, issuer, clientId, tokens.tamper);
      switch (tokens.tamper) {
        case 'no_signature':
          return new UnsecuredJWT(claims).encode();
        case 'public_key_as_secret':
          return new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: keyId })
            .sign(new TextEncoder().encode(JSON.stringify(publicJwk)));
        case 'other_key':
          return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'unknown' }).sign(stranger.privateKey);
        default:
          return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: keyId }).sign(privateKey);
      }
    },
  };
  return tokens;
}

function claimsOf(
  { email, name, subject, nonce }: Grant,
  issuer: string,
  clientId: string,
  tamper: Tamper | undefined,
) {
  const now = Math.floor(Date.now() / 1000);
  const issuedAt = tamper === 'expired' ? now - 2 * lifetimeSeconds : now;
  return {
    iss: tamper === 'issuer' ? 'https://accounts.example.test' : issuer,
    aud: tamper === 'audience' ? 'somebody-else' : clientId,
    sub: subject,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    nonce: tamper === 'nonce' ? `${nonce}x` : nonce,
    name,
    ...(tamper !== 'no_email' && { email, email_verified: tamper !== 'unverified_email' }),
  };
}
