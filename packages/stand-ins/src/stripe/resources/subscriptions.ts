import { z } from 'zod';
import {
  type NewSubscription,
  cancelNow,
  changePrice,
  createSubscription,
  endTrialNow,
  itemOf,
  setCancelAtPeriodEnd,
} from '../lifecycle/subscriptions.ts';
import { type UnitOfWork, change, goByClock, requireObject } from '../unit-of-work.ts';
import type { Customer, Subscription } from '../store/objects.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import {
  type StripeRoute,
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  seconds,
  text,
  whole,
  yesOrNo,
} from '../wire/route.ts';
import { attachCard } from './payment-methods.ts';

const daySeconds = 86_400;
const proration = z.enum(['create_prorations', 'always_invoice', 'none']).default('create_prorations');
const trialSettings = z
  .strictObject({
    end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
  })
  .optional();

const newSubscription = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).length(1),
  default_payment_method: text.optional(),
  trial_period_days: whole.min(0).max(730).optional(),
  trial_end: seconds.optional(),
  trial_settings: trialSettings,
  billing_cycle_anchor: seconds.optional(),
  proration_behavior: proration,
  metadata: metadata.optional(),
  payment_behavior: text.optional(),
});

const changes = z.strictObject({
  items: z
    .array(z.strictObject({ id: text, price: text, quantity: whole.optional() }))
    .length(1)
    .optional(),
  default_payment_method: text.optional(),
  cancel_at_period_end: yesOrNo.optional(),
  trial_end: z.literal('now').optional(),
  proration_behavior: proration,
  metadata: metadata.optional(),
  payment_behavior: text.optional(),
});

function trialEndOf(
  unit: UnitOfWork,
  { trial_period_days, trial_end }: z.output<typeof newSubscription>,
): number | undefined {
  return trial_end ?? (trial_period_days ? unit.now + trial_period_days * daySeconds : undefined);
}

async function requireCard(unit: UnitOfWork, customer: Customer, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) {
    if (customer.invoice_settings.default_payment_method === null) {
      throw invalidRequest(
        'This customer has no attached payment source or default payment method.',
        undefined,
        'resource_missing',
      );
    }
    return undefined;
  }
  const card = await requireObject(unit, 'payment_method', id, 'default_payment_method');
  if (card.customer !== customer.id) {
    throw invalidRequest(
      'The customer does not have a payment method with this id.',
      'default_payment_method',
      'resource_missing',
    );
  }
  return card.id;
}

async function findByClock(unit: UnitOfWork, id: string): Promise<Subscription> {
  const subscription = await requireObject(unit, 'subscription', id);
  await goByClock(unit, subscription.test_clock);
  return subscription;
}

async function update(unit: UnitOfWork, id: string, given: z.output<typeof changes>): Promise<Subscription> {
  let subscription = await findByClock(unit, id);
  if (subscription.status === 'canceled') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const [item] = given.items ?? [];
  if (item) {
    if (item.id !== itemOf(subscription).id) {
      throw invalidRequest(`No such subscription item: '${item.id}'`, 'items[0][id]', 'resource_missing');
    }
    const price = await requireObject(unit, 'price', item.price, 'items[0][price]');
    subscription = await changePrice(unit, subscription, price, given.proration_behavior);
  }
  if (given.default_payment_method !== undefined) {
    const card = await attachCard(unit, given.default_payment_method, subscription.customer);
    subscription = await change(
      unit,
      subscription,
      { default_payment_method: card.id },
      'customer.subscription.updated',
    );
  }
  if (given.metadata) {
    subscription = await change(
      unit,
      subscription,
      { metadata: mergeMetadata(subscription.metadata, given.metadata) },
      'customer.subscription.updated',
    );
  }
  if (given.cancel_at_period_end !== undefined) {
    subscription = await setCancelAtPeriodEnd(unit, subscription, given.cancel_at_period_end);
  }
  return given.trial_end === 'now' && subscription.status === 'trialing'
    ? endTrialNow(unit, subscription)
    : subscription;
}

export const subscriptionRoutes: StripeRoute[] = [
  defineStripeRoute('POST', '/v1/subscriptions', newSubscription, async (unit, _path, given) => {
    const customer = await requireObject(unit, 'customer', given.customer, 'customer');
    await goByClock(unit, customer.test_clock);
    const price = await requireObject(unit, 'price', given.items[0]?.price ?? '', 'items[0][price]');
    const options: NewSubscription = {
      customer,
      price,
      paymentMethod: await requireCard(unit, customer, given.default_payment_method),
      trialEnd: trialEndOf(unit, given),
      billingCycleAnchor: given.billing_cycle_anchor,
      metadata: given.metadata,
    };
    return createSubscription(unit, options);
  }),

  defineStripeRoute(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      ...pageParameters,
      customer: text.optional(),
      price: text.optional(),
      status: text.optional(),
      test_clock: text.optional(),
    }),
    async (unit, _path, { customer, price, status, test_clock, ...page }) => {
      const like = {
        customer,
        test_clock,
        ...(price !== undefined && { items: { data: [{ price: { id: price } }] } }),
      };
      if (status !== undefined) {
        return listObjects(unit, 'subscription', page, status === 'all' ? like : { ...like, status });
      }
      const { data, ...list } = await listObjects(unit, 'subscription', { ...page, limit: 1000 }, like);
      const alive = data.filter((subscription) => subscription.status !== 'canceled');
      return { ...list, data: alive.slice(0, page.limit), has_more: alive.length > page.limit };
    },
  ),

  defineStripeRoute('GET', '/v1/subscriptions/:id', noParameters, async (unit, { id = '' }) =>
    requireObject(unit, 'subscription', id),
  ),

  defineStripeRoute('POST', '/v1/subscriptions/:id', changes, (unit, { id = '' }, given) => update(unit, id, given)),

  defineStripeRoute(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({ prorate: yesOrNo.optional(), invoice_now: yesOrNo.optional() }),
    async (unit, { id = '' }) => {
      const subscription = await findByClock(unit, id);
      if (subscription.status === 'canceled') {
        throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
      }
      return cancelNow(unit, subscription);
    },
  ),
];
