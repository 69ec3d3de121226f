export type TokenPurpose = 'signup' | 'recovery' | 'email_change' | 'auth_code' | 'sign_in';

const minuteMs = 60_000;

/** Of these an account may have several at once: each belongs to a browser or a terminal of its own. */
export const repeatablePurposes: readonly TokenPurpose[] = ['auth_code', 'sign_in'];

/** These prove the address that they were mailed to, and are void once it is not the account's any more. */
export const addressProofs: readonly TokenPurpose[] = ['signup', 'recovery'];

/** How long each kind can be used. */
export const tokenLifetimesMs: Readonly<Record<TokenPurpose, number>> = {
  signup: 24 * 60 * minuteMs,
  recovery: 30 * minuteMs,
  email_change: 24 * 60 * minuteMs,
  auth_code: 5 * minuteMs,
  sign_in: 15 * minuteMs,
};
