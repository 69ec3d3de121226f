import { completeCheckout, requirePlan } from '../life/checkout.ts';
import { findTestCard } from '../life/cards.ts';
import { goByClock, requireObject } from '../scope.ts';
import type { CheckoutSession } from '../store/objects.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { readCard } from './card-form.ts';
import { type CheckoutFacts, renderCheckout, renderClosed, renderHolderQuestion } from './checkout-page.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

/** The checkout page: shows what it costs, takes a card, and sends the browser back. */
export async function visitCheckout(request: PageRequest): Promise<PageAnswer> {
  const { scope, text, id, isPost, form } = request;
  const session = await requireObject(scope, 'checkout.session', id);
  if (session.status === 'complete' && isPost) {
    return { location: backTo(session) };
  }
  if (session.status !== 'open') {
    return { html: renderClosed(text, `/pay/${id}`, session.cancel_url), status: 410 };
  }
  const facts = await readFacts(request, session);
  return isPost ? pay(request, facts, form) : { html: renderCheckout(text, facts) };
}

async function readFacts({ scope }: PageRequest, session: CheckoutSession): Promise<CheckoutFacts> {
  const plan = await requirePlan(scope, session);
  const price = await requireObject(scope, 'price', plan.price);
  const product = await requireObject(scope, 'product', price.product);
  const customer = await requireObject(scope, 'customer', session.customer ?? '');
  const realNow = scope.now;
  await goByClock(scope, customer.test_clock);
  const now = scope.now;
  scope.now = realNow;
  return { session, plan, price, planName: product.name, customer, now };
}

async function pay({ scope, text }: PageRequest, facts: CheckoutFacts, form: URLSearchParams): Promise<PageAnswer> {
  const { translate } = text;
  const card = readCard(form, facts.now);
  if (typeof card === 'string') {
    return refuse(translate(`payments:${card}`), card);
  }
  const known = findTestCard(card.number);
  if (known?.behaviour !== 'asks the holder' || form.get('holder') === 'yes') {
    try {
      const completed = await scope.store.attempt(() =>
        completeCheckout(scope, facts.session, { ...card, isAuthenticated: true }),
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
