import { z } from 'zod';
import { cancelNow } from '../life/subscriptions.ts';
import { type Scope, add, change, emit, goByClock, newId, requireObject } from '../scope.ts';
import type { Customer } from '../store/objects.ts';
import {
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  text,
} from '../wire/route.ts';
import { attachCard } from './payment-methods.ts';

const changeable = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
};

function defaultCard(id: string | null): Customer['invoice_settings'] {
  return { custom_fields: null, default_payment_method: id, footer: null, rendering_options: null };
}

async function deleteCustomer(scope: Scope, id: string): Promise<object> {
  const customer = await requireObject(scope, 'customer', id);
  await goByClock(scope, customer.test_clock);
  const { data: subscriptions } = await scope.store.list('subscription', { customer: id });
  for (const subscription of subscriptions) {
    await cancelNow(scope, subscription);
  }
  const { data: sessions } = await scope.store.list('checkout.session', { customer: id, status: 'open' });
  for (const session of sessions) {
    await change(scope, session, { status: 'expired', url: null });
  }
  await scope.store.delete(id);
  await emit(scope, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes = [
  defineStripeRoute(
    'POST',
    '/v1/customers',
    z.strictObject({ ...changeable, payment_method: text.optional(), test_clock: text.optional() }),
    async (scope, _path, given) => {
      if (given.test_clock !== undefined) {
        await goByClock(scope, given.test_clock);
      }
      const customer = await add(
        scope,
        {
          id: newId('cus', 14),
          object: 'customer',
          created: scope.now,
          livemode: false,
          balance: 0,
          currency: null,
          default_source: null,
          delinquent: false,
          description: given.description ?? null,
          email: given.email ?? null,
          invoice_settings: defaultCard(null),
          metadata: mergeMetadata({}, given.metadata),
          name: given.name ?? null,
          phone: given.phone ?? null,
          preferred_locales: given.preferred_locales ?? [],
          shipping: null,
          test_clock: given.test_clock ?? null,
        },
        'customer.created',
      );
      const asked = given.payment_method ?? given.invoice_settings?.default_payment_method;
      if (asked === undefined) {
        return customer;
      }
      const card = await attachCard(scope, asked, customer.id);
      return change(scope, customer, { invoice_settings: defaultCard(given.invoice_settings ? card.id : null) });
    },
  ),

  defineStripeRoute(
    'GET',
    '/v1/customers',
    z.strictObject({ ...pageParameters, email: text.optional(), test_clock: text.optional() }),
    (scope, _path, { email, test_clock, ...page }) => listObjects(scope, 'customer', page, { email, test_clock }),
  ),

  defineStripeRoute('GET', '/v1/customers/:id', noParameters, async (scope, { id = '' }) =>
    requireObject(scope, 'customer', id),
  ),

  defineStripeRoute(
    'POST',
    '/v1/customers/:id',
    z.strictObject(changeable),
    async (scope, { id = '' }, { invoice_settings, metadata: changes, ...fields }) => {
      const customer = await requireObject(scope, 'customer', id);
      const given = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== undefined),
      ) as Partial<Customer>;
      const card = invoice_settings?.default_payment_method;
      return change(
        scope,
        customer,
        {
          ...given,
          metadata: mergeMetadata(customer.metadata, changes),
          ...(card !== undefined && { invoice_settings: defaultCard(card) }),
        },
        'customer.updated',
      );
    },
  ),

  defineStripeRoute('DELETE', '/v1/customers/:id', noParameters, (scope, { id = '' }) => deleteCustomer(scope, id)),

  defineStripeRoute(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...pageParameters, type: text.optional() }),
    (scope, { id = '' }, { type, ...page }) => listObjects(scope, 'payment_method', page, { customer: id, type }),
  ),
];
