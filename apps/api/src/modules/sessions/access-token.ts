import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#src/errors/app-error.ts';
import { signingAlgorithm } from '#src/modules/signing-keys/signing-keys.policy.ts';
import type { SigningKeysService } from '#src/modules/signing-keys/signing-keys.service.ts';

/** What an access token says. Names are those that Supabase's clients read. */
const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
});

export interface AccessTokenSubject {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessTokenFacts extends AccessTokenSubject {
  readonly email: string;
  readonly name: string;
  readonly method: string;
  readonly signedInAt: Date;
}

export interface AccessTokens {
  readonly lifetimeSeconds: number;
  sign(facts: AccessTokenFacts): Promise<{ token: string; expiresAt: number }>;
  /** @throws AppError `invalid_session` for anything but a token of ours that is running. */
  verify(token: string): Promise<AccessTokenSubject>;
}

export interface AccessTokensOptions {
  readonly keys: SigningKeysService;
  readonly issuer: () => string;
  readonly lifetimeSeconds: number;
  readonly now: () => Date;
}

const audience = 'authenticated';
const tokenType = 'at+jwt';

export function createAccessTokens({ keys, issuer, lifetimeSeconds, now }: AccessTokensOptions): AccessTokens {
  return {
    lifetimeSeconds,

    async sign({ accountId, sessionId, email, name, method, signedInAt }) {
      const { id, privateKey } = await keys.current();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + lifetimeSeconds;
      const token = await new SignJWT({
        email,
        role: 'authenticated',
        session_id: sessionId,
        aal: 'aal1',
        amr: [{ method, timestamp: Math.floor(signedInAt.getTime() / 1000) }],
        user_metadata: { name },
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: signingAlgorithm, kid: id, typ: tokenType })
        .setSubject(accountId)
        .setIssuer(issuer())
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },

    async verify(token) {
      // Looked up outside of the `try`: a database that cannot be reached must not look like a bad token, which signs
      // people out.
      const key = await keys.findPublicKey(readKeyId(token));
      if (!key) {
        throw new AppError('invalid_session');
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [signingAlgorithm],
          typ: tokenType,
          audience,
          issuer: issuer(),
          currentDate: now(),
        });
        const { sub, session_id } = Claims.parse(payload);
        return { accountId: sub, sessionId: session_id };
      } catch (error) {
        throw new AppError('invalid_session', { cause: error });
      }
    },
  };
}

function readKeyId(token: string): string {
  try {
    return z.string().max(100).parse(decodeProtectedHeader(token).kid);
  } catch (error) {
    throw new AppError('invalid_session', { cause: error });
  }
}
