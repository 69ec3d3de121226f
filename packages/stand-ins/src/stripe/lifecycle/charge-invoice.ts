import { type UnitOfWork, add, change, emit, newId, requireObject } from '../unit-of-work.ts';
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
export async function chargeInvoice(unit: UnitOfWork, invoice: Invoice): Promise<Invoice> {
  const subscription = await requireSubscription(unit, invoice);
  const card = await findCard(unit, subscription);
  const isCollected =
    invoice.amount_due === 0 ||
    (card !== undefined && behaviourOf(card) !== 'fails later' && behaviourOf(card) !== 'declines');
  return isCollected ? collect(unit, invoice, subscription, card) : fail(unit, invoice, subscription);
}

/** Pays at once, or says why not, as a call of the API does. @throws the card's error. */
export async function payInvoice(unit: UnitOfWork, invoice: Invoice): Promise<Invoice> {
  const paid = await chargeInvoice(unit, invoice);
  if (paid.status !== 'paid') {
    throw cardDeclined('generic_decline', 'Your card was declined.');
  }
  return paid;
}

/** The subscription that an invoice is for. */
export async function requireSubscription(unit: UnitOfWork, { parent }: Invoice): Promise<Subscription> {
  const named = parent?.subscription_details?.subscription;
  return requireObject(unit, 'subscription', typeof named === 'string' ? named : (named?.id ?? ''));
}

async function findCard(unit: UnitOfWork, subscription: Subscription): Promise<PaymentMethod | undefined> {
  const customer = await requireObject(unit, 'customer', subscription.customer);
  const fallback = customer.invoice_settings.default_payment_method;
  const id = subscription.default_payment_method ?? (typeof fallback === 'string' ? fallback : undefined);
  return id === undefined ? undefined : unit.store.find('payment_method', id);
}

async function collect(
  unit: UnitOfWork,
  invoice: Invoice,
  subscription: Subscription,
  card: PaymentMethod | undefined,
): Promise<Invoice> {
  if (invoice.amount_due > 0 && card) {
    await notePayment(unit, invoice, card);
  }
  const paid = await change(unit, invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: unit.now },
  });
  await emit(unit, 'invoice.paid', paid);
  await emit(unit, 'invoice.payment_succeeded', paid);
  if (
    subscription.latest_invoice === invoice.id &&
    ['past_due', 'incomplete', 'unpaid'].includes(subscription.status)
  ) {
    await change(unit, subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return paid;
}

async function notePayment(unit: UnitOfWork, invoice: Invoice, card: PaymentMethod): Promise<void> {
  const { amount_due: amount, currency, customer } = invoice;
  const intent = await add(
    unit,
    {
      id: newId('pi'),
      object: 'payment_intent',
      created: unit.now,
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
  await add(unit, {
    id: newId('inpay'),
    object: 'invoice_payment',
    created: unit.now,
    livemode: false,
    amount_paid: amount,
    amount_requested: amount,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: unit.now },
  });
}

async function fail(unit: UnitOfWork, invoice: Invoice, subscription: Subscription): Promise<Invoice> {
  const attempts = invoice.attempt_count + 1;
  const isLast = attempts >= attemptsMax;
  const failed = await change(
    unit,
    invoice,
    { attempted: true, attempt_count: attempts, next_payment_attempt: isLast ? null : unit.now + retrySeconds },
    'invoice.payment_failed',
  );
  if (isLast) {
    await change(
      unit,
      subscription,
      {
        status: 'canceled',
        canceled_at: unit.now,
        ended_at: unit.now,
        cancellation_details: cancellationFor('payment_failed'),
      },
      'customer.subscription.deleted',
    );
  } else if (subscription.status === 'active') {
    await change(unit, subscription, { status: 'past_due' }, 'customer.subscription.updated');
  }
  return failed;
}
