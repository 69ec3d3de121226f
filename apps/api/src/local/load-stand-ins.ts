import type * as standIns from '@rakhim/stand-ins';

/** The package of stand-ins: a Google, a Stripe and a mailbox for local runs. A production image does without it. */
export type StandIns = typeof standIns;

/**
 * Loads the stand-ins when the first of them is needed.
 *
 * @throws when the package is not installed; the message says what to configure instead.
 */
export async function loadStandIns(): Promise<StandIns> {
  try {
    return await import('@rakhim/stand-ins');
  } catch (error) {
    throw new Error(
      'The stand-ins for Stripe, Google and mail are not installed. Install the development dependencies, or configure STRIPE_SECRET_KEY, GOOGLE_CLIENT_ID and SMTP_URL.',
      { cause: error },
    );
  }
}
