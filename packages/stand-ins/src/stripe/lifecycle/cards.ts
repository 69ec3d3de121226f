import { createHash } from 'node:crypto';
import { type UnitOfWork, add, newId } from '../unit-of-work.ts';
import type { PaymentMethod } from '../store/objects.ts';
import { cardDeclined } from '../wire/stripe-error.ts';

/** The behaviour of a test card. */
export type CardBehaviour = 'works' | 'declines' | 'fails later' | 'asks the holder';

interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly behaviour: CardBehaviour;
  /** The name by which API calls take this card. */
  readonly token: string;
}

/** Stripe's test cards that are known here. @see https://docs.stripe.com/testing */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'works', token: 'pm_card_visa' },
  { number: '4000056655665556', brand: 'visa', behaviour: 'works', token: 'pm_card_visa_debit' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'works', token: 'pm_card_mastercard' },
  { number: '5200828282828210', brand: 'mastercard', behaviour: 'works', token: 'pm_card_mastercard_debit' },
  {
    number: '5105105105105100',
    brand: 'mastercard',
    behaviour: 'works',
    token: 'pm_card_mastercard_prepaid',
  },
  { number: '378282246310005', brand: 'amex', behaviour: 'works', token: 'pm_card_amex' },
  { number: '6011111111111117', brand: 'discover', behaviour: 'works', token: 'pm_card_discover' },
  { number: '3056930009020004', brand: 'diners', behaviour: 'works', token: 'pm_card_diners' },
  { number: '6200000000000005', brand: 'unionpay', behaviour: 'works', token: 'pm_card_unionpay' },
  { number: '3566002020360505', brand: 'jcb', behaviour: 'works', token: 'pm_card_jcb' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declines', token: 'pm_card_chargeDeclined' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'fails later', token: 'pm_card_chargeCustomerFail' },
  {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'asks the holder',
    token: 'pm_card_authenticationRequiredOnSetup',
  },
];

export interface CardDetails {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

export function isTestCardToken(id: string): boolean {
  return testCards.some((card) => card.token === id);
}

/** Creates the fingerprint of a card, which is the same for every customer. */
function fingerprintOf(number: string): string {
  return createHash('sha256').update(`stripe-stand-in ${number}`).digest('base64url').slice(0, 16);
}

/** Finds the behaviour of the card behind a payment method in an off-session charge. */
export function behaviourOf({ card }: PaymentMethod): CardBehaviour {
  return testCards.find(({ number }) => fingerprintOf(number) === card.fingerprint)?.behaviour ?? 'declines';
}

/** Gives a customer a card. @throws when the card is refused on the spot. */
export async function saveCard(
  unit: UnitOfWork,
  customer: string,
  { number, expiryMonth, expiryYear }: CardDetails,
): Promise<PaymentMethod> {
  const card = findTestCard(number);
  if (!card) {
    throw cardDeclined(
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    );
  }
  if (card.behaviour === 'declines') {
    throw cardDeclined('generic_decline', 'Your card was declined.');
  }
  return add(
    unit,
    {
      id: newId('pm'),
      object: 'payment_method',
      created: unit.now,
      livemode: false,
      type: 'card',
      customer,
      metadata: {},
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      card: {
        brand: card.brand,
        country: 'US',
        exp_month: expiryMonth,
        exp_year: expiryYear,
        fingerprint: fingerprintOf(number),
        funding: /_(debit|prepaid)$/.exec(card.token)?.[1] ?? 'credit',
        last4: number.slice(-4),
      },
    },
    'payment_method.attached',
  );
}

/** The card with which API calls name it, as a card of this customer. */
export function saveTokenCard(unit: UnitOfWork, customer: string, token: string): Promise<PaymentMethod> {
  const card = testCards.find((known) => known.token === token);
  const nextYear = new Date(unit.now * 1000).getUTCFullYear() + 1;
  return saveCard(unit, customer, { number: card?.number ?? '', expiryMonth: 12, expiryYear: nextYear });
}
