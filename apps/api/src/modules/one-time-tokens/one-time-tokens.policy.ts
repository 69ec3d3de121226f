export type TokenPurpose = 'signup' | 'recovery' | 'email_change' | 'auth_code' | 'sign_in';

const minuteMs = 60_000;

/** Purposes of which an account may hold several tokens: each belongs to another browser or terminal. */
export const repeatablePurposes: readonly TokenPurpose[] = ['auth_code', 'sign_in'];

/** Purposes that prove an address; void once the account's address changes. */
export const addressProofs: readonly TokenPurpose[] = ['signup', 'recovery'];

/** How long each kind can be used. */
export const tokenLifetimesMs: Readonly<Record<TokenPurpose, number>> = {
  signup: 24 * 60 * minuteMs,
  recovery: 30 * minuteMs,
  email_change: 24 * 60 * minuteMs,
  auth_code: 5 * minuteMs,
  sign_in: 15 * minuteMs,
};
