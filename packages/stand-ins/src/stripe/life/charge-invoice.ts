import { type Scope, add, change, emit, newId, requireObject } from '../scope.ts';
import type { Invoice, PaymentMethod, Subscription } from '../store/objects.ts';
import { cardDeclined } from '../wire/stripe-error.ts';
import { cancellationFor } from './cancellation.ts';
import { behaviourOf } from './cards.ts';

const retrySeconds = 3 * 86_400;
/** A card that fails this often is not tried again, and the subscription ends. */
const attemptsMax = 4;

/**
 * Tries to collect an open invoice, and gives its subscription the status that follows. @returns the invoice, paid or
 * still open.
 */
export async function chargeInvoice(scope: Scope, invoice: Invoice): Promise<Invoice> {
  const subscription = await requireSubscription(scope, invoice);
  const card = await findCard(scope, subscription);
  const isCollected =
    invoice.amount_due === 0 ||
    (card !== undefined && behaviourOf(card) !== 'fails later' && behaviourOf(card) !== 'declines');
  return isCollected ? collect(scope, invoice, subscription, card) : fail(scope, invoice, subscription);
}

/** Pays at once, or says why not, as a call of the API does. @throws the card's error. */
export async function payInvoice(scope: Scope, invoice: Invoice): Promise<Invoice> {
  const paid = await chargeInvoice(scope, invoice);
  if (paid.status !== 'paid') {
    throw cardDeclined('generic_decline', 'Your card was declined.');
  }
  return paid;
}

/** The subscription that an invoice is for. */
export async function requireSubscription(scope: Scope, { parent }: Invoice): Promise<Subscription> {
  const named = parent?.subscription_details?.subscription;
  return requireObject(scope, 'subscription', typeof named === 'string' ? named : (named?.id ?? ''));
}

async function findCard(scope: Scope, subscription: Subscription): Promise<PaymentMethod | undefined> {
  const customer = await requireObject(scope, 'customer', subscription.customer);
  const fallback = customer.invoice_settings.default_payment_method;
  const id = subscription.default_payment_method ?? (typeof fallback === 'string' ? fallback : undefined);
  return id === undefined ? undefined : scope.store.find('payment_method', id);
}

async function collect(
  scope: Scope,
  invoice: Invoice,
  subscription: Subscription,
  card: PaymentMethod | undefined,
): Promise<Invoice> {
  if (invoice.amount_due > 0 && card) {
    await notePayment(scope, invoice, card);
  }
  const paid = await change(scope, invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: scope.now },
  });
  await emit(scope, 'invoice.paid', paid);
  await emit(scope, 'invoice.payment_succeeded', paid);
  if (
    subscription.latest_invoice === invoice.id &&
    ['past_due', 'incomplete', 'unpaid'].includes(subscription.status)
  ) {
    await change(scope, subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return paid;
}

async function notePayment(scope: Scope, invoice: Invoice, card: PaymentMethod): Promise<void> {
  const { amount_due: amount, currency, customer } = invoice;
  const intent = await add(
    scope,
    {
      id: newId('pi'),
      object: 'payment_intent',
      created: scope.now,
      livemode: false,
      amount,
      amount_received: amount,
      currency,
      customer,
      metadata: {},
      payment_method: card.id,
      payment_method_types: ['card'],
      status: 'succeeded',
    },
    'payment_intent.succeeded',
  );
  await add(scope, {
    id: newId('inpay'),
    object: 'invoice_payment',
    created: scope.now,
    livemode: false,
    amount_paid: amount,
    amount_requested: amount,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: scope.now },
  });
}

async function fail(scope: Scope, invoice: Invoice, subscription: Subscription): Promise<Invoice> {
  const attempts = invoice.attempt_count + 1;
  const isLast = attempts >= attemptsMax;
  const failed = await change(
    scope,
    invoice,
    { attempted: true, attempt_count: attempts, next_payment_attempt: isLast ? null : scope.now + retrySeconds },
    'invoice.payment_failed',
  );
  if (isLast) {
    await change(
      scope,
      subscription,
      {
        status: 'canceled',
        canceled_at: scope.now,
        ended_at: scope.now,
        cancellation_details: cancellationFor('payment_failed'),
      },
      'customer.subscription.deleted',
    );
  } else if (subscription.status === 'active') {
    await change(scope, subscription, { status: 'past_due' }, 'customer.subscription.updated');
  }
  return failed;
}
