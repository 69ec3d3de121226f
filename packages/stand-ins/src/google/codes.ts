import { createHash, randomBytes } from 'node:crypto';

/** The grant behind a code. */
export interface Grant {
  readonly email: string;
  readonly name: string;
  /** The subject id, which is the same for the same address, also after a restart. */
  readonly subject: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

export interface Codes {
  issue(grant: Omit<Grant, 'subject'>): string;
  /** Uses a code up, if the caller proves that it began the flow. */
  take(form: URLSearchParams): Grant | undefined;
}

const codesMax = 1000;
/** Google's subjects are numbers of 21 digits. */
const subjectDigits = 21;

/** Authorization codes: good once, and only with the verifier of their challenge (RFC 7636). */
export function createCodes(): Codes {
  const grants = new Map<string, Grant>();

  return {
    issue(grant) {
      const [oldest] = grants.keys();
      if (grants.size >= codesMax && oldest !== undefined) {
        grants.delete(oldest);
      }
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...grant, subject: subjectOf(grant.email) });
      return code;
    },

    take(form) {
      const code = form.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      return grant?.codeChallenge === challenge && grant.redirectUri === form.get('redirect_uri') ? grant : undefined;
    },
  };
}

function subjectOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, subjectDigits);
}
