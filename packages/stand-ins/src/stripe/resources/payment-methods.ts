import { z } from 'zod';
import { isTestCardToken, saveTokenCard } from '../lifecycle/cards.ts';
import { type UnitOfWork, change, requireObject } from '../unit-of-work.ts';
import type { PaymentMethod } from '../store/objects.ts';
import { defineStripeRoute, listObjects, noParameters, pageParameters, text } from '../wire/route.ts';

/** A card becomes a customer's. Names of test cards, such as `pm_card_visa`, make a new card each time. */
export async function attachCard(unit: UnitOfWork, id: string, customer: string): Promise<PaymentMethod> {
  await requireObject(unit, 'customer', customer, 'customer');
  if (isTestCardToken(id)) {
    return saveTokenCard(unit, customer, id);
  }
  const card = await requireObject(unit, 'payment_method', id);
  return card.customer === customer ? card : change(unit, card, { customer }, 'payment_method.attached');
}

export const paymentMethodRoutes = [
  defineStripeRoute(
    'GET',
    '/v1/payment_methods',
    z.strictObject({ ...pageParameters, customer: text.optional(), type: text.optional() }),
    (unit, _path, { customer, type, ...page }) => listObjects(unit, 'payment_method', page, { customer, type }),
  ),
  defineStripeRoute('GET', '/v1/payment_methods/:id', noParameters, async (unit, { id = '' }) =>
    requireObject(unit, 'payment_method', id),
  ),
  defineStripeRoute(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: text }),
    (unit, { id = '' }, { customer }) => attachCard(unit, id, customer),
  ),
  defineStripeRoute('POST', '/v1/payment_methods/:id/detach', noParameters, async (unit, { id = '' }) => {
    const card = await requireObject(unit, 'payment_method', id);
    return change(unit, card, { customer: null }, 'payment_method.detached');
  }),
];
