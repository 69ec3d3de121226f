import { chargeInvoice } from '../life/charge-invoice.ts';
import { findTestCard, saveCard } from '../life/cards.ts';
import { cancelNow, changePrice, itemOf, setCancelAtPeriodEnd } from '../life/subscriptions.ts';
import { type Scope, change, goByClock, requireObject } from '../scope.ts';
import type { PortalSession, Subscription } from '../store/objects.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { readCard } from './card-form.ts';
import { renderClosed } from './checkout-page.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';
import { type OfferedPlan, type PortalFacts, renderPlanQuestion, renderPortal } from './portal-page.ts';

/** The time for which a link to the portal works. */
const sessionSeconds = 3600;

/** The billing portal: one customer's plan, card and invoices. */
export async function visitPortal(request: PageRequest): Promise<PageAnswer> {
  const { scope, text, id, action, isPost, form } = request;
  const session = await requireObject(scope, 'billing_portal.session', id);
  if (scope.now > session.created + sessionSeconds) {
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
  await goByClock(scope, facts.customer.test_clock);
  if (action === 'card') {
    return changeCard(request, facts);
  }
  if (facts.subscription) {
    await act(request, facts, facts.subscription);
  }
  return done(request, session);
}

async function readFacts({ scope }: PageRequest, session: PortalSession): Promise<PortalFacts> {
  const customer = await requireObject(scope, 'customer', session.customer);
  const { data: subscriptions } = await scope.store.list('subscription', { customer: customer.id });
  const subscription =
    subscriptions.find(({ status }) => status !== 'canceled' && status !== 'incomplete_expired') ?? subscriptions[0];
  const fallback = customer.invoice_settings.default_payment_method;
  const cardId = subscription?.default_payment_method ?? (typeof fallback === 'string' ? fallback : '');
  return {
    session,
    customer,
    subscription,
    card: await scope.store.find('payment_method', cardId),
    plans: await readPlans(scope, session),
    invoices: (await scope.store.list('invoice', { customer: customer.id }, { limit: 24 })).data,
  };
}

/** The plans that the configuration of the portal offers; without one, every active price that has a lookup key. */
async function readPlans(scope: Scope, { configuration }: PortalSession): Promise<OfferedPlan[]> {
  const id = configuration;
  const found = await scope.store.find('billing_portal.configuration', id);
  const update = found?.features['subscription_update'] as { products?: { prices: string[] }[] } | undefined;
  const offered = update?.products?.flatMap(({ prices }) => prices);
  const { data } = await scope.store.list('price', { active: true });
  const prices = data.filter((price) => (offered ? offered.includes(price.id) : price.lookup_key !== null));
  const plans: OfferedPlan[] = [];
  for (const price of prices) {
    plans.push({ price, name: (await requireObject(scope, 'product', price.product)).name });
  }
  return plans.toSorted((a, b) => (a.price.unit_amount ?? 0) - (b.price.unit_amount ?? 0));
}

async function act(
  { scope, action, form }: PageRequest,
  { plans }: PortalFacts,
  subscription: Subscription,
): Promise<void> {
  if (action === 'cancel') {
    // What was not paid for has no end of a period to wait for.
    await (subscription.status === 'trialing' || subscription.status === 'active'
      ? setCancelAtPeriodEnd(scope, subscription, true)
      : cancelNow(scope, subscription));
  } else if (action === 'resume') {
    await setCancelAtPeriodEnd(scope, subscription, false);
  } else if (action === 'plan') {
    const plan = plans.find(({ price }) => price.id === form.get('price'));
    if (plan) {
      await changePrice(scope, subscription, plan.price, 'always_invoice');
    }
  }
}

function done({ id, text }: PageRequest, { flow }: PortalSession): PageAnswer {
  return flow?.after_completion.type === 'redirect'
    ? { location: flow.after_completion.redirect.return_url }
    : { location: `/portal/${id}?lang=${text.language}&done` };
}

async function changeCard(request: PageRequest, facts: PortalFacts): Promise<PageAnswer> {
  const { scope, text, form } = request;
  const { customer, subscription } = facts;
  const card = readCard(form, scope.now);
  if (typeof card === 'string') {
    return {
      html: renderPortal(text, facts, { form, problem: card, message: text.translate(`payments:${card}`) }),
      status: 402,
    };
  }
  try {
    const saved = await scope.store.attempt(() => saveCard(scope, customer.id, card));
    await change(
      scope,
      customer,
      { invoice_settings: { ...customer.invoice_settings, default_payment_method: saved.id } },
      'customer.updated',
    );
    if (subscription) {
      await change(scope, subscription, { default_payment_method: saved.id }, 'customer.subscription.updated');
    }
  } catch (error) {
    if (error instanceof StripeStandInError && error.answer.type === 'card_error') {
      const message = text.translate(findTestCard(card.number) ? 'payments:declined' : 'payments:notTestCard');
      return { html: renderPortal(text, facts, { form, message }), status: 402 };
    }
    throw error;
  }
  const { data: unpaid } = await scope.store.list('invoice', { customer: customer.id, status: 'open' });
  for (const invoice of unpaid) {
    await chargeInvoice(scope, invoice);
  }
  return done(request, facts.session);
}
