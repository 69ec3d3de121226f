import { htmlEscape } from 'escape-goat';
import type { CheckoutPlan, CheckoutSession, Customer, Price } from '../store/objects.ts';
import { type CardProblem, renderCardFields, renderTestCards } from './card-form.ts';
import { type PageText, renderDate, renderMoney, renderPage } from './page.ts';

export interface CheckoutFacts {
  readonly session: CheckoutSession;
  readonly plan: CheckoutPlan;
  readonly price: Price;
  readonly planName: string;
  readonly customer: Customer;
  readonly now: number;
}

export interface CheckoutForm {
  readonly form: URLSearchParams;
  readonly problem?: CardProblem | undefined;
  readonly message: string;
}

const daySeconds = 86_400;

/** The page on which a card is given. */
export function renderCheckout(text: PageText, facts: CheckoutFacts, filled?: CheckoutForm): string {
  const { translate, language } = text;
  const { session, plan, price, planName, customer, now } = facts;
  const cost = renderMoney(price.unit_amount ?? 0, price.currency, language);
  const trialEnd = plan.trialEnd ?? (plan.trialDays === null ? undefined : now + plan.trialDays * daySeconds);
  const days = trialEnd === undefined ? 0 : Math.round((trialEnd - now) / daySeconds);
  const summary =
    trialEnd === undefined
      ? `<p class="price">${translate('payments:perMonth', { price: cost })}</p>`
      : `<p>${translate('payments:trialFirst', { days, price: cost, date: renderDate(trialEnd, language) })}</p>
<dl><dt>${translate('payments:dueToday')}</dt><dd>${renderMoney(0, price.currency, language)}</dd><dt>${translate('payments:then', { date: renderDate(trialEnd, language) })}</dt><dd>${translate('payments:perMonth', { price: cost })}</dd></dl>`;
  const button =
    trialEnd === undefined ? translate('payments:subscribe', { price: cost }) : translate('payments:startTrial');
  const back =
    session.cancel_url === null
      ? ''
      : `<p><a href="${htmlEscape(session.cancel_url)}">${translate('payments:back')}</a></p>`;
  return renderPage({
    language,
    title: translate('payments:checkoutTitle', { plan: planName }),
    path: `/pay/${session.id}`,
    body: `${summary}
<form method="post" action="/pay/${session.id}?lang=${language}" novalidate>
<label>${translate('payments:email')}<input value="${htmlEscape(customer.email ?? '')}" dir="ltr" readonly></label>
${renderCardFields(text, filled?.form, filled?.problem)}
${filled ? `<p class="error" id="problem" role="alert">${htmlEscape(filled.message)}</p>` : ''}
<button class="wide">${button}</button></form>
${back}${renderTestCards(text)}`,
  });
}

/** Renders the bank's question. The typed fields go along and are sent again with the answer. */
export function renderHolderQuestion(
  { translate, language }: PageText,
  sessionId: string,
  form: URLSearchParams,
): string {
  const hidden = ['number', 'expiry', 'cvc']
    .map((name) => `<input type="hidden" name="${name}" value="${htmlEscape(form.get(name) ?? '')}">`)
    .join('');
  const last4 = (form.get('number') ?? '').replaceAll(/\D/g, '').slice(-4);
  return renderPage({
    language,
    title: translate('payments:holderTitle'),
    path: `/pay/${sessionId}`,
    body: `<p>${translate('payments:holderText', { last4 })}</p>
<form method="post" action="/pay/${sessionId}?lang=${language}">${hidden}
<div class="actions"><button name="holder" value="yes">${translate('payments:holderYes')}</button><button name="holder" value="no" class="quiet">${translate('payments:holderNo')}</button></div></form>`,
  });
}

export function renderClosed({ translate, language }: PageText, path: string, backTo: string | null): string {
  const back = backTo === null ? '' : `<p><a href="${htmlEscape(backTo)}">${translate('payments:back')}</a></p>`;
  return renderPage({
    language,
    title: translate('payments:closedTitle'),
    path,
    body: `<p>${translate('payments:closedText')}</p>${back}`,
  });
}
