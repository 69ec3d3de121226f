import { z } from 'zod';

/**
 * The place where the key is kept: the system's keychain, a file that the system encrypts, or memory until the app is
 * closed.
 */
const keyPlaces = ['keychain', 'encrypted-file', 'memory'] as const;
export type KeyPlace = (typeof keyPlaces)[number];

/** The reason why it is not in the keychain. */
const keyPlaceReasons = ['no_service', 'locked', 'not_loaded', 'timed_out', 'failed'] as const;

/** The server's origin: https, or this machine. */
export const ServerOrigin = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine(isSafeOrigin, 'https only, or this machine');

function isSafeOrigin(address: string): boolean {
  const url = URL.parse(address);
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url !== null && url.origin === address && (url.protocol === 'https:' || isLocal);
}

/** The facts about the key that the page may see. The key itself never comes back. */
export const KeyStatus = z.object({
  server: ServerOrigin,
  isPresent: z.boolean(),
  last4: z.string().length(4).optional(),
  place: z.enum(keyPlaces),
  reason: z.enum(keyPlaceReasons).optional(),
});
export type KeyStatus = z.infer<typeof KeyStatus>;

/** The facts about the key's account according to the server. */
export const AccountSummary = z.object({
  plan: z.string().max(40).optional(),
  used: z.int().nonnegative(),
  limit: z.int().nonnegative(),
  remaining: z.int().nonnegative(),
});
export type AccountSummary = z.infer<typeof AccountSummary>;

/** The code to enter in the browser to sign this device in. */
export const SignInCode = z.object({
  userCode: z.string().max(20),
  address: z.url().max(500),
  expiresInSeconds: z.number().positive(),
});
export type SignInCode = z.infer<typeof SignInCode>;

export const signInEnds = ['signed_in', 'denied', 'expired', 'cancelled', 'failed'] as const;

export const UpdateState = z.object({
  state: z.enum(['off', 'idle', 'checking', 'available', 'downloading', 'ready', 'failed']),
  version: z.string().max(60).optional(),
  percent: z.number().min(0).max(100).optional(),
});
export type UpdateState = z.infer<typeof UpdateState>;
