import { z } from 'zod';
import { isTestCardToken, saveTokenCard } from '../life/cards.ts';
import { type Scope, change, requireObject } from '../scope.ts';
import type { PaymentMethod } from '../store/objects.ts';
import { defineStripeRoute, listObjects, noParameters, pageParameters, text } from '../wire/route.ts';

/** A card becomes a customer's. Names of test cards, such as `pm_card_visa`, make a new card each time. */
export async function attachCard(scope: Scope, id: string, customer: string): Promise<PaymentMethod> {
  await requireObject(scope, 'customer', customer, 'customer');
  if (isTestCardToken(id)) {
    return saveTokenCard(scope, customer, id);
  }
  const card = await requireObject(scope, 'payment_method', id);
  return card.customer === customer ? card : change(scope, card, { customer }, 'payment_method.attached');
}

export const paymentMethodRoutes = [
  defineStripeRoute(
    'GET',
    '/v1/payment_methods',
    z.strictObject({ ...pageParameters, customer: text.optional(), type: text.optional() }),
    (scope, _path, { customer, type, ...page }) => listObjects(scope, 'payment_method', page, { customer, type }),
  ),
  defineStripeRoute('GET', '/v1/payment_methods/:id', noParameters, async (scope, { id = '' }) =>
    requireObject(scope, 'payment_method', id),
  ),
  defineStripeRoute(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: text }),
    (scope, { id = '' }, { customer }) => attachCard(scope, id, customer),
  ),
  defineStripeRoute('POST', '/v1/payment_methods/:id/detach', noParameters, async (scope, { id = '' }) => {
    const card = await requireObject(scope, 'payment_method', id);
    return change(scope, card, { customer: null }, 'payment_method.detached');
  }),
];
