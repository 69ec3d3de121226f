import { htmlEscape } from 'escape-goat';
import type { CardDetails } from '../lifecycle/cards.ts';
import type { PageText } from './page.ts';

export type CardProblem = 'invalidNumber' | 'invalidExpiry' | 'invalidCvc';

const numberLengths = { min: 12, max: 19 } as const;

/**
 * Reads what was typed in, with or without spaces, in Western or Arabic digits. @returns the card, or what is wrong
 * with it.
 */
export function readCard(form: URLSearchParams, now: number): CardDetails | CardProblem {
  const number = digitsOf(form.get('number'));
  if (number.length < numberLengths.min || number.length > numberLengths.max || !hasValidCheckDigit(number)) {
    return 'invalidNumber';
  }
  const expiry = /^(\d{2})(?:20)?(\d{2})$/.exec(digitsOf(form.get('expiry')));
  const [expiryMonth, expiryYear] = [Number(expiry?.[1]), 2000 + Number(expiry?.[2])];
  // A card is good until the last day of its month.
  if (!expiry || expiryMonth < 1 || expiryMonth > 12 || Date.UTC(expiryYear, expiryMonth, 1) <= now * 1000) {
    return 'invalidExpiry';
  }
  return /^\d{3,4}$/.test(digitsOf(form.get('cvc'))) ? { number, expiryMonth, expiryYear } : 'invalidCvc';
}

function digitsOf(value: string | null): string {
  return (value ?? '')
    .slice(0, 40)
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/\D/g, '');
}

/** Luhn's sum. @see ISO/IEC 7812-1 */
function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The fields for a card; what was typed in before is there again, except the security code. */
export function renderCardFields({ translate }: PageText, form?: URLSearchParams, problem?: CardProblem): string {
  const field = (name: 'number' | 'expiry' | 'cvc', label: string, autocomplete: string, invalid: CardProblem) =>
    `<label>${label}<input name="${name}" dir="ltr" inputmode="numeric" autocomplete="${autocomplete}" required maxlength="30" value="${name === 'cvc' ? '' : htmlEscape(form?.get(name) ?? '')}"${problem === invalid ? ' aria-invalid="true" aria-describedby="problem"' : ''}></label>`;
  return `${field('number', translate('payments:cardNumber'), 'cc-number', 'invalidNumber')}
<div class="pair">${field('expiry', translate('payments:expiry'), 'cc-exp', 'invalidExpiry')}${field('cvc', translate('payments:cvc'), 'cc-csc', 'invalidCvc')}</div>`;
}

export function renderTestCards({ translate }: PageText): string {
  const cards = [
    ['4242 4242 4242 4242', translate('payments:cardWorks')],
    ['4000 0000 0000 0002', translate('payments:cardDeclines')],
    ['4000 0000 0000 0341', translate('payments:cardFailsLater')],
    ['4000 0025 0000 3155', translate('payments:cardAsks')],
  ] as const;
  const rows = cards
    .map(([number, does]) => `<li><bdi class="number" dir="ltr">${number}</bdi><small>${does}</small></li>`)
    .join('');
  return `<details open><summary>${translate('payments:testCards')}</summary><ul>${rows}</ul><p>${translate('payments:anyDetails')}</p></details>`;
}
