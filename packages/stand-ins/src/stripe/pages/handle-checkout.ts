import { completeCheckout, requirePlan } from '../lifecycle/checkout.ts';
import { findTestCard } from '../lifecycle/cards.ts';
import { goByClock, requireObject } from '../unit-of-work.ts';
import type { CheckoutSession } from '../store/objects.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { readCard } from './card-form.ts';
import { type CheckoutFacts, renderCheckout, renderClosed, renderHolderQuestion } from './checkout-page.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

/** The checkout page: shows what it costs, takes a card, and sends the browser back. */
export async function handleCheckout(request: PageRequest): Promise<PageAnswer> {
  const { unit, text, id, isPost, form } = request;
  const session = await requireObject(unit, 'checkout.session', id);
  if (session.status === 'complete' && isPost) {
    return { location: backTo(session) };
  }
  if (session.status !== 'open') {
    return { html: renderClosed(text, `/pay/${id}`, session.cancel_url), status: 410 };
  }
  const facts = await readFacts(request, session);
  return isPost ? pay(request, facts, form) : { html: renderCheckout(text, facts) };
}

async function readFacts({ unit }: PageRequest, session: CheckoutSession): Promise<CheckoutFacts> {
  const plan = await requirePlan(unit, session);
  const price = await requireObject(unit, 'price', plan.price);
  const product = await requireObject(unit, 'product', price.product);
  const customer = await requireObject(unit, 'customer', session.customer ?? '');
  const realNow = unit.now;
  await goByClock(unit, customer.test_clock);
  const now = unit.now;
  unit.now = realNow;
  return { session, plan, price, planName: product.name, customer, now };
}

async function pay({ unit, text }: PageRequest, facts: CheckoutFacts, form: URLSearchParams): Promise<PageAnswer> {
  const { translate } = text;
  const card = readCard(form, facts.now);
  if (typeof card === 'string') {
    return refuse(translate(`payments:${card}`), card);
  }
  const known = findTestCard(card.number);
  if (known?.behaviour !== 'asks the holder' || form.get('holder') === 'yes') {
    try {
      const completed = await unit.store.attempt(() =>
        completeCheckout(unit, facts.session, { ...card, isAuthenticated: true }),
      );
      return { location: backTo(completed) };
    } catch (error) {
      if (error instanceof StripeStandInError && error.answer.type === 'card_error') {
        return refuse(translate(known ? 'payments:declined' : 'payments:notTestCard'));
      }
      throw error;
    }
  }
  return form.get('holder') === 'no'
    ? refuse(translate('payments:holderStopped'))
    : { html: renderHolderQuestion(text, facts.session.id, form) };

  function refuse(message: string, problem?: Exclude<typeof card, object>): PageAnswer {
    return { html: renderCheckout(text, facts, { form, message, problem }), status: 402 };
  }
}

function backTo({ id, success_url }: CheckoutSession): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
