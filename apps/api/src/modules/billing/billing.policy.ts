import type { SubscriptionRow } from './billing.queries.ts';

const statusesWithAccess: ReadonlySet<string> = new Set(['trialing', 'active']);

/** True while a subscription gives access to speech: it is in trial or paid for, and its period has not ended. */
export function hasAccess(subscription: SubscriptionRow, now: Date): boolean {
  return statusesWithAccess.has(subscription.status) && now < subscription.current_period_end;
}
