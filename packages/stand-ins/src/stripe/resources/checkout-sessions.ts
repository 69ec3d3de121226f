import { z } from 'zod';
import { openCheckout } from '../lifecycle/checkout.ts';
import { change, requireObject } from '../unit-of-work.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import {
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  seconds,
  text,
  whole,
} from '../wire/route.ts';

const newSession = z.strictObject({
  mode: z.literal('subscription'),
  customer: text,
  line_items: z.array(z.strictObject({ price: text, quantity: whole.min(1).max(1).optional() })).length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: text.optional(),
  expires_at: seconds.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  subscription_data: z
    .strictObject({
      trial_period_days: whole.min(1).max(730).optional(),
      trial_end: seconds.optional(),
      metadata: metadata.optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
        })
        .optional(),
    })
    .optional(),
});

export const checkoutSessionRoutes = [
  defineStripeRoute('POST', '/v1/checkout/sessions', newSession, async (unit, _path, given) => {
    const customer = await requireObject(unit, 'customer', given.customer, 'customer');
    const price = await requireObject(unit, 'price', given.line_items[0]?.price ?? '', 'line_items[0][price]');
    if (!price.active || price.recurring === null) {
      throw invalidRequest('The price specified is inactive or not recurring.', 'line_items[0][price]');
    }
    return openCheckout(unit, {
      customer,
      price,
      plan: {
        price: price.id,
        trialDays: given.subscription_data?.trial_period_days ?? null,
        trialEnd: given.subscription_data?.trial_end ?? null,
        subscriptionMetadata: mergeMetadata({}, given.subscription_data?.metadata),
      },
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      expiresAt: given.expires_at ?? null,
      locale: given.locale ?? null,
      metadata: mergeMetadata({}, given.metadata),
      paymentMethodCollection: given.payment_method_collection,
    });
  }),

  defineStripeRoute(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...pageParameters,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    (unit, _path, { customer, subscription, status, ...page }) =>
      listObjects(unit, 'checkout.session', page, { customer, subscription, status }),
  ),

  defineStripeRoute('GET', '/v1/checkout/sessions/:id', noParameters, (unit, { id = '' }) =>
    requireObject(unit, 'checkout.session', id),
  ),

  defineStripeRoute('POST', '/v1/checkout/sessions/:id/expire', noParameters, async (unit, { id = '' }) => {
    const session = await requireObject(unit, 'checkout.session', id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? ''}\`.`,
      );
    }
    return change(unit, session, { status: 'expired', url: null }, 'checkout.session.expired');
  }),
];
