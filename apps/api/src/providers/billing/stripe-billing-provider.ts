import Stripe from 'stripe';
import { z } from 'zod';
import {
  type BillingEvent,
  type BillingProvider,
  BillingUnavailableError,
  type CheckoutRequest,
  InvalidSignatureError,
  MalformedEventError,
  type PortalRequest,
} from './billing-provider.ts';
import { interactive } from './stripe-client.ts';
import { createStripeLookups } from './stripe-lookups.ts';
import { accountMetadataKey, idOf, toSubscriptionFacts } from './subscription-facts.ts';

export interface StripeBillingProviderOptions {
  readonly stripe: Stripe;
  /** Several while one replaces another. */
  readonly webhookSecrets: readonly string[];
}

/** The greatest age of a delivery. @see https://docs.stripe.com/webhooks#replay-attacks */
const toleranceSeconds = 300;
/** Fields of a subscription to expand. */
const details = ['data.latest_invoice', 'data.default_payment_method'];

/** Billing with Stripe, through its official client. */
export function createStripeBillingProvider({ stripe, webhookSecrets }: StripeBillingProviderOptions): BillingProvider {
  const { priceOf, portalConfiguration } = createStripeLookups(stripe);

  async function refundLatest(invoiceId: string): Promise<void> {
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
    for (const { payment } of data) {
      const intent = idOf(payment.payment_intent ?? null);
      if (intent !== undefined) {
        await stripe.refunds
          .create({ payment_intent: intent, reason: 'duplicate' }, { idempotencyKey: `refund-${intent}` })
          .catch(unless('charge_already_refunded'));
      }
    }
  }

  return guard({
    async createCustomer({ accountId, email, name }) {
      const metadata = { [accountMetadataKey]: accountId };
      const customer = await stripe.customers.create(
        { email, name, metadata },
        { ...interactive, idempotencyKey: `customer-${accountId}-${email}` },
      );
      return customer.id;
    },

    async updateCustomer(customerId, { email }) {
      await stripe.customers.update(customerId, { email }).catch(unless('resource_missing'));
    },

    async listSubscriptions(customerId) {
      try {
        const { data } = await stripe.subscriptions.list(
          { customer: customerId, status: 'all', limit: 100, expand: details },
          interactive,
        );
        return data.map(toSubscriptionFacts);
      } catch (error) {
        if (isCode(error, 'resource_missing')) {
          return [];
        }
        throw error;
      }
    },

    async *scanSubscriptions() {
      for await (const subscription of stripe.subscriptions.list({
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      })) {
        yield toSubscriptionFacts(subscription);
      }
    },

    async openCheckout(request) {
      const session = await stripe.checkout.sessions.create(toSession(request, await priceOf(request.plan)), {
        ...interactive,
        idempotencyKey: `checkout-${request.attemptId}`,
      });
      return session.url === null ? undefined : { id: session.id, url: session.url };
    },

    async closeCheckout(sessionId) {
      const isOpen = async (): Promise<boolean> =>
        (await stripe.checkout.sessions.retrieve(sessionId, {}, interactive)).status === 'open';
      if (await isOpen()) {
        await stripe.checkout.sessions.expire(sessionId, {}, interactive).catch(async (error: unknown) => {
          // Paid or closed by another request in between: it is open no more.
          if (await isOpen()) {
            throw error;
          }
        });
      }
    },

    async openPortal({ customerId, returnUrl, change }) {
      const flow = change && toFlow(change, await priceOf(change.plan), returnUrl);
      const session = await stripe.billingPortal.sessions.create(
        {
          customer: customerId,
          configuration: await portalConfiguration(),
          return_url: returnUrl,
          ...(flow && { flow_data: flow }),
        },
        interactive,
      );
      return session.url;
    },

    async cancelSubscription({ id, latestInvoiceId }, { isRefunded }) {
      await stripe.subscriptions.cancel(id).catch(unless('resource_missing'));
      if (isRefunded && latestInvoiceId !== undefined) {
        await refundLatest(latestInvoiceId);
      }
    },

    async deleteCustomer(customerId) {
      await stripe.customers.del(customerId).catch(unless('resource_missing'));
    },

    readEvent: (body, signature) => toBillingEvent(verify(body, signature, webhookSecrets)),
  });
}

function toSession(request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { [accountMetadataKey]: request.accountId };
  return {
    mode: 'subscription',
    customer: request.customerId,
    client_reference_id: request.accountId,
    line_items: [{ price, quantity: 1 }],
    payment_method_collection: 'always',
    subscription_data: {
      metadata,
      ...(request.trialDays !== undefined && {
        trial_period_days: request.trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }),
    },
    metadata,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

function toFlow(
  { subscriptionId, itemId }: NonNullable<PortalRequest['change']>,
  price: string,
  returnUrl: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: subscriptionId, items: [{ id: itemId, price, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
}

function verify(body: Buffer, signature: string, secrets: readonly string[]): Stripe.Event {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new InvalidSignatureError();
      }
    }
  }
  throw new InvalidSignatureError();
}

/** The part of an event that says whom to look at. A signature proves who sent it, not that it is whole. */
const EventHead = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string().optional() })]).nullish(),
    }),
  }),
});

function toBillingEvent(event: unknown): BillingEvent {
  const head = EventHead.safeParse(event);
  if (!head.success) {
    throw new MalformedEventError();
  }
  const { id, type, created, data } = head.data;
  const { object } = data;
  const customerId = object.object === 'customer' ? object.id : idOf(object.customer ?? null);
  return { id, type, createdAt: new Date(created * 1000), customerId };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

/** Treats "already done" as success. */
function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!isCode(error, code)) {
      throw error;
    }
  };
}

/** Says of every failure of the network, and of Stripe's own, that billing cannot be reached. */
function guard(provider: BillingProvider): BillingProvider {
  const rethrow = (error: unknown): never => {
    const isTheirs =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    throw isTheirs ? new BillingUnavailableError(error) : error;
  };
  return {
    createCustomer: (account) => provider.createCustomer(account).catch(rethrow),
    updateCustomer: (customerId, changes) => provider.updateCustomer(customerId, changes).catch(rethrow),
    listSubscriptions: (customerId) => provider.listSubscriptions(customerId).catch(rethrow),
    async *scanSubscriptions() {
      try {
        yield* provider.scanSubscriptions();
      } catch (error) {
        rethrow(error);
      }
    },
    openCheckout: (request) => provider.openCheckout(request).catch(rethrow),
    closeCheckout: (sessionId) => provider.closeCheckout(sessionId).catch(rethrow),
    openPortal: (request) => provider.openPortal(request).catch(rethrow),
    cancelSubscription: (subscription, options) => provider.cancelSubscription(subscription, options).catch(rethrow),
    deleteCustomer: (customerId) => provider.deleteCustomer(customerId).catch(rethrow),
    readEvent: (body, signature) => provider.readEvent(body, signature),
  };
}
