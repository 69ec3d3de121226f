import { type PlanId, planIds } from '@rakhim/contract';
import type Stripe from 'stripe';
import { findPortalConfiguration, lookupKeyOf } from './stripe-catalog.ts';
import { interactive } from './stripe-client.ts';

export interface StripeLookups {
  /** @throws when the plans were never seeded. */
  priceOf(plan: PlanId): Promise<string>;
  /** @throws when the portal was never seeded. */
  portalConfiguration(): Promise<string>;
}

/** Looks up seeded objects at Stripe and caches them: they change by seeding only, which is part of a deployment. */
export function createStripeLookups(stripe: Stripe): StripeLookups {
  const known: { prices?: Record<PlanId, string>; portal?: string | undefined } = {};
  return {
    async priceOf(plan) {
      if (!known.prices) {
        const { data } = await stripe.prices.list({ lookup_keys: planIds.map(lookupKeyOf), active: true }, interactive);
        const found = planIds.map((id) => [id, data.find((price) => price.lookup_key === lookupKeyOf(id))?.id]);
        if (found.some(([, price]) => price === undefined)) {
          throw new Error('The plans have no prices at Stripe. Run the command that seeds them.');
        }
        known.prices = Object.fromEntries(found) as Record<PlanId, string>;
      }
      return known.prices[plan];
    },

    async portalConfiguration() {
      known.portal ??= await findPortalConfiguration(stripe, interactive);
      if (known.portal === undefined) {
        throw new Error('The billing portal has no settings at Stripe. Run the command that seeds them.');
      }
      return known.portal;
    },
  };
}
