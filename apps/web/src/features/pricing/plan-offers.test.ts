import { expect, it } from 'vitest';
import { describeOffers } from './plan-offers.ts';

it('the structured data offers every plan at the price of the plan table', () => {
  const data = describeOffers({
    name: 'Rakhim',
    url: 'https://rakhim.example/en/pricing',
    planNames: { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' },
  });
  expect(data).toMatchObject({
    offers: [
      { name: 'Basic', price: '9.99', priceCurrency: 'USD' },
      { name: 'Pro', price: '39.99' },
      { name: 'Enterprise', price: '199.99' },
    ],
  });
});
