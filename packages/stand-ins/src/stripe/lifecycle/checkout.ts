import { type UnitOfWork, add, change, goByClock, newId, requireObject } from '../unit-of-work.ts';
import type { CheckoutPlan, CheckoutSession, Customer, Price, Subscription } from '../store/objects.ts';
import { StripeStandInError, cardDeclined } from '../wire/stripe-error.ts';
import { type CardDetails, saveCard } from './cards.ts';
import { createSubscription } from './subscriptions.ts';

const daySeconds = 86_400;

/** Returns where the plan of a session is kept. */
function planIdOf(sessionId: string): string {
  return `plan_${sessionId}`;
}

export function requirePlan(unit: UnitOfWork, { id }: CheckoutSession): Promise<CheckoutPlan> {
  return requireObject(unit, 'checkout_plan', planIdOf(id));
}

/** The fields of the payment form. */
export interface Payment extends CardDetails {
  /** Whether the holder has confirmed to their bank, as it stands. */
  readonly isAuthenticated: boolean;
}

/** Tells whether the bank wants to hear from the holder first. */
function needsHolder(number: string): boolean {
  return number === '4000002500003155';
}

/**
 * Completes an open session: saves the card, subscribes, and emits the events. Nothing has happened when it throws.
 *
 * @throws when the session is not open any more, or the card is refused.
 */
export async function completeCheckout(
  unit: UnitOfWork,
  session: CheckoutSession,
  payment: Payment,
): Promise<CheckoutSession> {
  if (session.status !== 'open') {
    throw new StripeStandInError(400, {
      type: 'invalid_request_error',
      message: 'This Checkout Session is not open any more.',
    });
  }
  if (needsHolder(payment.number) && !payment.isAuthenticated) {
    throw cardDeclined('authentication_required', 'The bank wants to hear from the holder of the card first.');
  }
  const subscription = await subscribe(unit, session, payment);
  return change(
    unit,
    session,
    {
      status: 'complete',
      url: null,
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      payment_status: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
    },
    'checkout.session.completed',
  );
}

async function subscribe(unit: UnitOfWork, session: CheckoutSession, payment: Payment): Promise<Subscription> {
  const customer = await requireObject(unit, 'customer', session.customer ?? '');
  const { price: priceId, trialDays, trialEnd, subscriptionMetadata } = await requirePlan(unit, session);
  const price = await requireObject(unit, 'price', priceId);
  await goByClock(unit, customer.test_clock);
  const card = await saveCard(unit, customer.id, payment);
  const subscription = await createSubscription(unit, {
    customer,
    price,
    paymentMethod: card.id,
    metadata: subscriptionMetadata,
    trialEnd: trialEnd ?? (trialDays === null ? undefined : unit.now + trialDays * daySeconds),
  });
  if (subscription.status === 'incomplete') {
    throw cardDeclined('generic_decline', 'Your card was declined.');
  }
  return subscription;
}

export interface NewCheckout {
  readonly customer: Customer;
  readonly price: Price;
  readonly plan: Omit<CheckoutPlan, 'id' | 'object'>;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly expiresAt: number | null;
  readonly locale: CheckoutSession['locale'];
  readonly metadata: Record<string, string>;
  readonly paymentMethodCollection: 'always' | 'if_required';
}

/** A new session, open for a day unless told otherwise. */
export async function openCheckout(unit: UnitOfWork, options: NewCheckout): Promise<CheckoutSession> {
  const id = newId('cs_test', 48);
  const isTrial = options.plan.trialDays !== null || options.plan.trialEnd !== null;
  const amount = isTrial ? 0 : options.price.unit_amount;
  await add(unit, { id: planIdOf(id), object: 'checkout_plan', ...options.plan });
  return add(unit, {
    id,
    object: 'checkout.session',
    created: unit.now,
    livemode: false,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReferenceId,
    currency: options.price.currency,
    customer: options.customer.id,
    customer_email: null,
    expires_at: options.expiresAt ?? unit.now + daySeconds,
    invoice: null,
    locale: options.locale,
    metadata: options.metadata,
    mode: 'subscription',
    payment_method_collection: options.paymentMethodCollection,
    payment_method_types: ['card'],
    payment_status: isTrial ? 'no_payment_required' : 'unpaid',
    status: 'open',
    subscription: null,
    success_url: options.successUrl,
    ui_mode: 'hosted_page',
    url: `${unit.origin}/pay/${id}`,
  });
}
