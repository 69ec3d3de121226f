import { type PlanId, planIds, plans } from '@rakhim/contract/plans';

interface OfferTexts {
  readonly name: string;
  readonly url: string;
  readonly planNames: Readonly<Record<PlanId, string>>;
}

const centsPerDollar = 100;

/** The plans as schema.org describes what is for sale; prices come from the plan table and nowhere else. */
export function describeOffers({ name, url, planNames }: OfferTexts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    url,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    offers: planIds.map((id) => ({
      '@type': 'Offer',
      name: planNames[id],
      price: (plans[id].priceCents / centsPerDollar).toFixed(2),
      priceCurrency: 'USD',
      url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (plans[id].priceCents / centsPerDollar).toFixed(2),
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
    })),
  };
}
