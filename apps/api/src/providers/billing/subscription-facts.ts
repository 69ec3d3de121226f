import { type PlanId, planIds } from '@rakhim/contract';
import type Stripe from 'stripe';
import type { SubscriptionFacts } from './billing-provider.ts';

/** The metadata key under which our prices name their plan. */
export const planMetadataKey = 'rakhim_plan';
/** The metadata key under which customers and subscriptions name their account. */
export const accountMetadataKey = 'rakhim_account';

/** Before the version of March 2025 the period stood on the subscription itself. */
interface PeriodBefore2025 {
  readonly current_period_start?: number;
  readonly current_period_end?: number;
}

/**
 * Translates a subscription. The period is the item's; a subscription in the older shape, as an endpoint pinned to an
 * older version may deliver it, has it on itself.
 *
 * @see https://docs.stripe.com/changelog/basil/2025-03-31/deprecate-subscription-current-period-start-and-end
 * @throws for a subscription without an item or a period.
 */
export function toSubscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const [item] = subscription.items.data;
  const older: PeriodBefore2025 = subscription as PeriodBefore2025;
  // The types know the newer shape only.
  const own: PeriodBefore2025 | undefined = item;
  const start = own?.current_period_start ?? older.current_period_start;
  const end = own?.current_period_end ?? older.current_period_end;
  if (!item || start === undefined || end === undefined) {
    throw new Error(`The subscription ${subscription.id} has no period.`);
  }
  const invoice = expanded(subscription.latest_invoice);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    accountId: subscription.metadata[accountMetadataKey],
    itemId: item.id,
    priceId: item.price.id,
    plan: planOf(item.price),
    status: subscription.status,
    periodStart: toDate(start),
    periodEnd: toDate(end),
    trialEnd: subscription.trial_end === null ? undefined : toDate(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: toDate(subscription.created),
    endedAt: subscription.ended_at === null ? undefined : toDate(subscription.ended_at),
    pastDueSince:
      subscription.status === 'past_due' && invoice
        ? toDate(invoice.status_transitions.finalized_at ?? invoice.created)
        : undefined,
    latestInvoiceId: idOf(subscription.latest_invoice),
    isInvoicePaid: subscription.latest_invoice === null || invoice?.status === 'paid' || invoice?.status === 'void',
    cardFingerprint: expanded(subscription.default_payment_method)?.card?.fingerprint ?? undefined,
  };
}

function planOf({ metadata }: Stripe.Price): PlanId | undefined {
  const named = metadata[planMetadataKey];
  return planIds.find((plan) => plan === named);
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function idOf(reference: string | { id?: string | undefined } | null): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined);
}

/** What was asked to be there whole, if it is. */
function expanded<T extends object>(reference: string | T | null): T | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}
