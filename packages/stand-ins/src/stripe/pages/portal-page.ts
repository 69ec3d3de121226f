import type { SentenceKey } from '@rakhim/i18n';
import { htmlEscape } from 'escape-goat';
import { itemOf } from '../lifecycle/subscriptions.ts';
import type { Customer, Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../store/objects.ts';
import { type CardProblem, renderCardFields, renderTestCards } from './card-form.ts';
import { type PageText, renderDate, renderMoney, renderPage } from './page.ts';

export interface OfferedPlan {
  readonly price: Price;
  readonly name: string;
}

export interface PortalFacts {
  readonly session: PortalSession;
  readonly customer: Customer;
  readonly subscription: Subscription | undefined;
  readonly card: PaymentMethod | undefined;
  readonly plans: readonly OfferedPlan[];
  readonly invoices: readonly Invoice[];
}

export interface PortalState {
  readonly isDone?: boolean;
  readonly form?: URLSearchParams;
  readonly problem?: CardProblem | undefined;
  readonly message?: string;
}

/** Everything that a customer can do about their subscription, on one page. */
export function renderPortal(text: PageText, facts: PortalFacts, state: PortalState = {}): string {
  const { translate, language } = text;
  const { session, subscription } = facts;
  const isAlive = subscription !== undefined && subscription.status !== 'canceled';
  return renderPage({
    language,
    title: translate('payments:portalTitle'),
    path: `/portal/${session.id}`,
    body: `${state.isDone ? `<p role="status">${translate('payments:done')}</p>` : ''}
${renderStatus(text, facts)}
${isAlive ? renderPlans(text, facts, subscription) + renderCancellation(text, facts, subscription) : ''}
${renderCard(text, facts, state)}
${renderInvoices(text, facts)}
${session.return_url === null ? '' : `<p><a href="${htmlEscape(session.return_url)}">${translate('payments:back')}</a></p>`}`,
  });
}

function renderStatus({ translate, language }: PageText, { subscription, plans }: PortalFacts): string {
  if (!subscription) {
    return `<p>${translate('payments:noSubscription')}</p>`;
  }
  const { price, current_period_end } = itemOf(subscription);
  const [key, at] = statusOf(subscription, current_period_end);
  return `<dl><dt>${translate('payments:plan')}</dt><dd><bdi>${htmlEscape(nameOf(plans, price))}</bdi></dd>
<dt>${translate('payments:status')}</dt><dd>${translate(key, { date: renderDate(at, language) })}</dd></dl>`;
}

function statusOf(
  { status, cancel_at_period_end, ended_at, trial_end }: Subscription,
  periodEnd: number,
): [SentenceKey, number] {
  if (status === 'canceled') {
    return ['payments:statusCanceled', ended_at ?? periodEnd];
  }
  if (cancel_at_period_end) {
    return ['payments:statusEnding', periodEnd];
  }
  switch (status) {
    case 'trialing':
      return ['payments:statusTrialing', trial_end ?? periodEnd];
    case 'active':
      return ['payments:statusActive', periodEnd];
    case 'past_due':
      return ['payments:statusPastDue', periodEnd];
    default:
      return ['payments:statusIncomplete', periodEnd];
  }
}

function nameOf(plans: readonly OfferedPlan[], price: Price): string {
  return plans.find((plan) => plan.price.id === price.id)?.name ?? price.nickname ?? price.id;
}

function renderPlans(
  { translate, language }: PageText,
  { session, plans }: PortalFacts,
  subscription: Subscription,
): string {
  const current = itemOf(subscription).price.id;
  const rows = plans.map(({ price, name }) => {
    const cost = translate('payments:perMonth', {
      price: renderMoney(price.unit_amount ?? 0, price.currency, language),
    });
    const action =
      price.id === current
        ? `<small>${translate('payments:currentPlan')}</small>`
        : `<form method="get" action="/portal/${session.id}/plan"><input type="hidden" name="lang" value="${language}"><input type="hidden" name="price" value="${price.id}"><button class="quiet">${translate('payments:choosePlan', { plan: htmlEscape(name) })}</button></form>`;
    return `<li><span><bdi>${htmlEscape(name)}</bdi><br><small>${cost}</small></span>${action}</li>`;
  });
  return `<h2>${translate('payments:changePlan')}</h2><ul>${rows.join('')}</ul>`;
}

function renderCancellation(
  { translate, language }: PageText,
  { session }: PortalFacts,
  subscription: Subscription,
): string {
  const date = renderDate(itemOf(subscription).current_period_end, language);
  const isEnding = subscription.cancel_at_period_end;
  const sentence = isEnding ? translate('payments:resumeText') : translate('payments:cancelText', { date });
  const button = isEnding
    ? `<button>${translate('payments:resume')}</button>`
    : `<button class="danger">${translate('payments:cancel')}</button>`;
  return `<h2>${translate('payments:cancelTitle')}</h2><p>${sentence}</p>
<form method="post" action="/portal/${session.id}/${isEnding ? 'resume' : 'cancel'}?lang=${language}">${button}</form>`;
}

function renderCard(text: PageText, { session, card }: PortalFacts, { form, problem, message }: PortalState): string {
  const { translate, language } = text;
  const known = card
    ? translate('payments:cardEnding', {
        brand: card.card.brand,
        last4: card.card.last4,
        month: card.card.exp_month,
        year: card.card.exp_year,
      })
    : translate('payments:noCard');
  return `<h2>${translate('payments:card')}</h2><p>${htmlEscape(known)}</p>
<form method="post" action="/portal/${session.id}/card?lang=${language}" novalidate>${renderCardFields(text, form, problem)}
${message === undefined ? '' : `<p class="error" id="problem" role="alert">${htmlEscape(message)}</p>`}
<button class="wide quiet">${translate('payments:changeCard')}</button></form>${renderTestCards(text)}`;
}

const invoiceStatuses: Readonly<Record<string, SentenceKey>> = {
  draft: 'payments:invoiceDraft',
  open: 'payments:invoiceOpen',
  paid: 'payments:invoicePaid',
  void: 'payments:invoiceVoid',
  uncollectible: 'payments:invoiceUncollectible',
};

function renderInvoices({ translate, language }: PageText, { invoices }: PortalFacts): string {
  const rows = invoices.map(
    (invoice) =>
      `<tr><td><bdi dir="ltr">${htmlEscape(invoice.number ?? '–')}</bdi></td><td>${renderDate(invoice.created, language)}</td><td>${translate(invoiceStatuses[invoice.status ?? ''] ?? 'payments:invoiceDraft')}</td><td>${renderMoney(invoice.total, invoice.currency, language)}</td></tr>`,
  );
  const head = `<thead><tr><th scope="col">${translate('payments:invoiceNumber')}</th><th scope="col">${translate('payments:date')}</th><th scope="col">${translate('payments:status')}</th><th scope="col">${translate('payments:amount')}</th></tr></thead>`;
  const table =
    rows.length > 0
      ? `<table>${head}<tbody>${rows.join('')}</tbody></table>`
      : `<p>${translate('payments:noInvoices')}</p>`;
  return `<h2>${translate('payments:invoices')}</h2>${table}`;
}

/** The question before a plan is changed. */
export function renderPlanQuestion(
  { translate, language }: PageText,
  { session }: PortalFacts,
  subscription: Subscription,
  { price, name }: OfferedPlan,
): string {
  const cost = renderMoney(price.unit_amount ?? 0, price.currency, language);
  const isTrial = subscription.status === 'trialing' && subscription.trial_end !== null;
  const sentence = isTrial
    ? translate('payments:confirmPlanTrialText', {
        price: cost,
        date: renderDate(subscription.trial_end ?? 0, language),
      })
    : translate('payments:confirmPlanText', { price: cost });
  return renderPage({
    language,
    title: translate('payments:confirmPlanTitle', { plan: name }),
    path: `/portal/${session.id}`,
    body: `<p>${sentence}</p><form method="post" action="/portal/${session.id}/plan?lang=${language}"><input type="hidden" name="price" value="${price.id}">
<div class="actions"><button>${translate('payments:confirm')}</button></div></form><p class="actions"><a href="/portal/${session.id}?lang=${language}">${translate('payments:keepPlan')}</a></p>`,
  });
}
