export type TokenPurpose = 'signup' | 'recovery' | 'email_change' | 'auth_code';

const minuteMs = 60_000;

/** How long each kind can be used. */
export const tokenLifetimesMs: Readonly<Record<TokenPurpose, number>> = {
  signup: 24 * 60 * minuteMs,
  recovery: 30 * minuteMs,
  email_change: 24 * 60 * minuteMs,
  auth_code: 5 * minuteMs,
};
