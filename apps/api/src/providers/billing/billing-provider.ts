import type { PlanId } from '@rakhim/contract';

/** A subscription at Stripe, in our terms. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly customerId: string;
  /** The account that it belongs to, as noted when it was made. */
  readonly accountId: string | undefined;
  readonly itemId: string;
  readonly priceId: string;
  /** The plan; absent for a price that is none of ours. */
  readonly plan: PlanId | undefined;
  /**
   * Stripe's word: `trialing`, `active`, `past_due`, `incomplete`, `incomplete_expired`, `unpaid`, `paused` or
   * `canceled`.
   */
  readonly status: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialEnd: Date | undefined;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
  readonly endedAt: Date | undefined;
  /** Since when the newest invoice has been due and not paid. */
  readonly pastDueSince: Date | undefined;
  readonly latestInvoiceId: string | undefined;
  /** Whether the newest invoice is paid, or waived; also when there is none. */
  readonly isInvoicePaid: boolean;
  /** A fingerprint that is the same for the same card, whoever uses it. */
  readonly cardFingerprint: string | undefined;
}

/** A webhook event. It only triggers a sync: events come late, twice and in any order. */
export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string | undefined;
}

export interface CheckoutRequest {
  /** An idempotency key, the same for every try of one checkout, so that it is opened once. */
  readonly attemptId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly plan: PlanId;
  /** The days of a trial; without them, the plan is charged at once. */
  readonly trialDays?: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface PortalRequest {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Where the portal begins: with the question whether to change to this plan. */
  readonly change?: { readonly subscriptionId: string; readonly itemId: string; readonly plan: PlanId };
}

/** The payment provider. Every call may fail with {@link BillingUnavailableError}. */
export interface BillingProvider {
  createCustomer(account: {
    readonly accountId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** Where receipts go. A customer who is gone needs none. */
  updateCustomer(customerId: string, changes: { readonly email: string }): Promise<void>;
  /** Lists a customer's subscriptions, newest first, ended ones included. A customer who is gone has none. */
  listSubscriptions(customerId: string): Promise<SubscriptionFacts[]>;
  /** Every subscription there is, page by page, without the card, which needs another look. */
  scanSubscriptions(): AsyncIterable<SubscriptionFacts>;
  /** @returns nothing when the checkout of this attempt was opened before, and is closed. */
  openCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string } | undefined>;
  /** Closes a checkout, so that it cannot be paid any more; one that is closed already is left as it is. */
  closeCheckout(sessionId: string): Promise<void>;
  openPortal(request: PortalRequest): Promise<string>;
  /** Ends a subscription at once, and gives back what its newest invoice took when asked to. */
  cancelSubscription(subscription: SubscriptionFacts, options: { readonly isRefunded: boolean }): Promise<void>;
  /** Ends everything of a customer and removes who they are. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * @throws InvalidSignatureError when it was not sent by Stripe, or too long ago.
   * @throws MalformedEventError when it was, and is no event.
   */
  readEvent(body: Buffer, signature: string): BillingEvent;
}

/** Billing cannot be reached, or does not answer in time. Nothing is known to have happened. */
export class BillingUnavailableError extends Error {
  constructor(cause: unknown) {
    super('Billing cannot be reached.', { cause });
    this.name = 'BillingUnavailableError';
  }
}

export class InvalidSignatureError extends Error {
  constructor() {
    super('The webhook was not signed by Stripe.');
    this.name = 'InvalidSignatureError';
  }
}

export class MalformedEventError extends Error {
  constructor() {
    super('The webhook is no event of Stripe.');
    this.name = 'MalformedEventError';
  }
}
