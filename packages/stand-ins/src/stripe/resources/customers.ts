import { z } from 'zod';
import { cancelNow } from '../lifecycle/subscriptions.ts';
import { type UnitOfWork, add, change, emit, goByClock, newId, requireObject } from '../unit-of-work.ts';
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

async function deleteCustomer(unit: UnitOfWork, id: string): Promise<object> {
  const customer = await requireObject(unit, 'customer', id);
  await goByClock(unit, customer.test_clock);
  const { data: subscriptions } = await unit.store.list('subscription', { customer: id });
  for (const subscription of subscriptions) {
    await cancelNow(unit, subscription);
  }
  const { data: sessions } = await unit.store.list('checkout.session', { customer: id, status: 'open' });
  for (const session of sessions) {
    await change(unit, session, { status: 'expired', url: null });
  }
  await unit.store.delete(id);
  await emit(unit, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes = [
  defineStripeRoute(
    'POST',
    '/v1/customers',
    z.strictObject({ ...changeable, payment_method: text.optional(), test_clock: text.optional() }),
    async (unit, _path, given) => {
      if (given.test_clock !== undefined) {
        await goByClock(unit, given.test_clock);
      }
      const customer = await add(
        unit,
        {
          id: newId('cus', 14),
          object: 'customer',
          created: unit.now,
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
      const card = await attachCard(unit, asked, customer.id);
      return change(unit, customer, { invoice_settings: defaultCard(given.invoice_settings ? card.id : null) });
    },
  ),

  defineStripeRoute(
    'GET',
    '/v1/customers',
    z.strictObject({ ...pageParameters, email: text.optional(), test_clock: text.optional() }),
    (unit, _path, { email, test_clock, ...page }) => listObjects(unit, 'customer', page, { email, test_clock }),
  ),

  defineStripeRoute('GET', '/v1/customers/:id', noParameters, async (unit, { id = '' }) =>
    requireObject(unit, 'customer', id),
  ),

  defineStripeRoute(
    'POST',
    '/v1/customers/:id',
    z.strictObject(changeable),
    async (unit, { id = '' }, { invoice_settings, metadata: changes, ...fields }) => {
      const customer = await requireObject(unit, 'customer', id);
      const given = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== undefined),
      ) as Partial<Customer>;
      const card = invoice_settings?.default_payment_method;
      return change(
        unit,
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

  defineStripeRoute('DELETE', '/v1/customers/:id', noParameters, (unit, { id = '' }) => deleteCustomer(unit, id)),

  defineStripeRoute(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...pageParameters, type: text.optional() }),
    (unit, { id = '' }, { type, ...page }) => listObjects(unit, 'payment_method', page, { customer: id, type }),
  ),
];
