import type { Subscription } from '../store/objects.ts';

/** Returns why a subscription ended, as far as is known. */
export function cancellationFor(
  reason: 'cancellation_requested' | 'payment_failed' | null,
): NonNullable<Subscription['cancellation_details']> {
  return { comment: null, feedback: null, feedback_option: null, reason };
}
