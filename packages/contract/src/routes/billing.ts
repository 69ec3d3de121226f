import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { PlanId } from '../schemas/plan.ts';

export const Subscription = z
  .object({
    isSubscribed: z.boolean().describe('Whether speech can be generated now, in a trial or paid for.'),
    isInTrial: z.boolean(),
    plan: PlanId.nullable().describe('`null`: never subscribed.'),
    status: z
      .string()
      .max(32)
      .nullable()
      .describe("Stripe's word for it, such as `trialing`, `active`, `past_due`, `canceled`.")
      .meta({ example: 'trialing' }),
    trialEnd: z.iso.datetime().nullable(),
    subscriptionEnd: z.iso.datetime().nullable().describe('End of the current period: it renews then, or ends.'),
    cancelAtPeriodEnd: z.boolean().describe('It will end with the period.'),
    pastDueSince: z.iso
      .datetime()
      .nullable()
      .describe('Since when a payment has been due; access goes on for three days.'),
    accessEnd: z.iso.datetime().nullable().describe('When access ends if nothing else happens; `null` without access.'),
    isTrialRefused: z
      .boolean()
      .describe('The trial was ended because this person, or this card, had had one. Nothing was charged.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

const Redirect = z.object({ url: z.url().max(4000).describe('Send the browser there.') });

export const getSubscription = defineRoute({
  operationId: 'getSubscription',
  method: 'GET',
  paths: ['/api/v1/subscription'],
  tag: 'Billing',
  summary: 'Get your subscription',
  description: 'Cheap enough to be asked every second or two, as a page does that waits for the end of a checkout.',
  audience: 'account',
  scope: 'usage',
  response: Subscription,
  errors: [],
});

export const createCheckout = defineRoute({
  operationId: 'createCheckout',
  method: 'POST',
  paths: ['/api/v1/checkout'],
  tag: 'Billing',
  summary: 'Subscribe to a plan',
  description:
    'Answers the address of a checkout page, with a free trial for whoever has not had one. Whoever has a subscription that goes on is sent to the billing portal instead, to ' +
    'change its plan: there is never a second one. Asked again for the same plan, it is the same checkout.',
  audience: 'session',
  isIdempotent: true,
  body: z.strictObject({ planId: PlanId }).meta({ id: 'CreateCheckoutBody' }),
  response: Redirect.meta({ id: 'Checkout' }),
  errors: ['confirmation_required', 'checkout_replaced', 'billing_unavailable', 'billing_off'],
});

export const createPortal = defineRoute({
  operationId: 'createPortal',
  method: 'POST',
  paths: ['/api/v1/portal'],
  tag: 'Billing',
  summary: 'Manage your subscription',
  description: 'Answers the address of the billing portal: plan, card, cancellation and invoices.',
  audience: 'session',
  response: Redirect.meta({ id: 'Portal' }),
  errors: ['confirmation_required', 'subscription_required', 'billing_unavailable', 'billing_off'],
});

export const receiveStripeEvent = defineRoute({
  operationId: 'receiveStripeEvent',
  method: 'POST',
  paths: ['/webhooks/stripe'],
  tag: 'Billing',
  summary: 'Receive Stripe events',
  audience: 'operator',
  response: z.object({ received: z.literal(true) }),
  errors: ['invalid_signature', 'validation_failed', 'body_too_large', 'billing_unavailable', 'billing_off'],
});
