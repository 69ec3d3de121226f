import { chargeInvoice } from '../lifecycle/charge-invoice.ts';
import { findTestCard, saveCard } from '../lifecycle/cards.ts';
import { cancelNow, changePrice, itemOf, setCancelAtPeriodEnd } from '../lifecycle/subscriptions.ts';
import { type UnitOfWork, change, goByClock, requireObject } from '../unit-of-work.ts';
import type { PortalSession, Subscription } from '../store/objects.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { readCard } from './card-form.ts';
import { renderClosed } from './checkout-page.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';
import { type OfferedPlan, type PortalFacts, renderPlanQuestion, renderPortal } from './portal-page.ts';

/** The time for which a link to the portal works. */
const sessionSeconds = 3600;

/** The billing portal: one customer's plan, card and invoices. */
export async function handlePortal(request: PageRequest): Promise<PageAnswer> {
  const { unit, text, id, action, isPost, form } = request;
  const session = await requireObject(unit, 'billing_portal.session', id);
  if (unit.now > session.created + sessionSeconds) {
    return { html: renderClosed(text, `/portal/${id}`, session.return_url), status: 410 };
  }
  const facts = await readFacts(request, session);
  if (!isPost) {
    const asked = action === 'plan' ? form.get('price') : session.flow?.subscription_update_confirm.items[0]?.price;
    const plan = facts.plans.find(({ price }) => price.id === asked);
    const isQuestion = plan && facts.subscription && itemOf(facts.subscription).price.id !== plan.price.id;
    return {
      html: isQuestion
        ? renderPlanQuestion(text, facts, facts.subscription, plan)
        : renderPortal(text, facts, { isDone: form.get('done') !== null }),
    };
  }
  await goByClock(unit, facts.customer.test_clock);
  if (action === 'card') {
    return changeCard(request, facts);
  }
  if (facts.subscription) {
    await act(request, facts, facts.subscription);
  }
  return done(request, session);
}

async function readFacts({ unit }: PageRequest, session: PortalSession): Promise<PortalFacts> {
  const customer = await requireObject(unit, 'customer', session.customer);
  const { data: subscriptions } = await unit.store.list('subscription', { customer: customer.id });
  const subscription =
    subscriptions.find(({ status }) => status !== 'canceled' && status !== 'incomplete_expired') ?? subscriptions[0];
  const fallback = customer.invoice_settings.default_payment_method;
  const cardId = subscription?.default_payment_method ?? (typeof fallback === 'string' ? fallback : '');
  return {
    session,
    customer,
    subscription,
    card: await unit.store.find('payment_method', cardId),
    plans: await readPlans(unit, session),
    invoices: (await unit.store.list('invoice', { customer: customer.id }, { limit: 24 })).data,
  };
}

/** The plans that the configuration of the portal offers; without one, every active price that has a lookup key. */
async function readPlans(unit: UnitOfWork, { configuration }: PortalSession): Promise<OfferedPlan[]> {
  const id = configuration;
  const found = await unit.store.find('billing_portal.configuration', id);
  const update = found?.features['subscription_update'] as { products?: { prices: string[] }[] } | undefined;
  const offered = update?.products?.flatMap(({ prices }) => prices);
  const { data } = await unit.store.list('price', { active: true });
  const prices = data.filter((price) => (offered ? offered.includes(price.id) : price.lookup_key !== null));
  const plans: OfferedPlan[] = [];
  for (const price of prices) {
    plans.push({ price, name: (await requireObject(unit, 'product', price.product)).name });
  }
  return plans.toSorted((a, b) => (a.price.unit_amount ?? 0) - (b.price.unit_amount ?? 0));
}

async function act(
  { unit, action, form }: PageRequest,
  { plans }: PortalFacts,
  subscription: Subscription,
): Promise<void> {
  if (action === 'cancel') {
    // An unpaid subscription has no paid period to wait for.
    await (subscription.status === 'trialing' || subscription.status === 'active'
      ? setCancelAtPeriodEnd(unit, subscription, true)
      : cancelNow(unit, subscription));
  } else if (action === 'resume') {
    await setCancelAtPeriodEnd(unit, subscription, false);
  } else if (action === 'plan') {
    const plan = plans.find(({ price }) => price.id === form.get('price'));
    if (plan) {
      await changePrice(unit, subscription, plan.price, 'always_invoice');
    }
  }
}

function done({ id, text }: PageRequest, { flow }: PortalSession): PageAnswer {
  return flow?.after_completion.type === 'redirect'
    ? { location: flow.after_completion.redirect.return_url }
    : { location: `/portal/${id}?lang=${text.language}&done` };
}

async function changeCard(request: PageRequest, facts: PortalFacts): Promise<PageAnswer> {
  const { unit, text, form } = request;
  const { customer, subscription } = facts;
  const card = readCard(form, unit.now);
  if (typeof card === 'string') {
    return {
      html: renderPortal(text, facts, { form, problem: card, message: text.translate(`payments:${card}`) }),
      status: 402,
    };
  }
  try {
    const saved = await unit.store.attempt(() => saveCard(unit, customer.id, card));
    await change(
      unit,
      customer,
      { invoice_settings: { ...customer.invoice_settings, default_payment_method: saved.id } },
      'customer.updated',
    );
    if (subscription) {
      await change(unit, subscription, { default_payment_method: saved.id }, 'customer.subscription.updated');
    }
  } catch (error) {
    if (error instanceof StripeStandInError && error.answer.type === 'card_error') {
      const message = text.translate(findTestCard(card.number) ? 'payments:declined' : 'payments:notTestCard');
      return { html: renderPortal(text, facts, { form, message }), status: 402 };
    }
    throw error;
  }
  const { data: unpaid } = await unit.store.list('invoice', { customer: customer.id, status: 'open' });
  for (const invoice of unpaid) {
    await chargeInvoice(unit, invoice);
  }
  return done(request, facts.session);
}
