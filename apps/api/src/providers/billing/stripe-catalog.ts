import { type PlanId, planIds, plans } from '@rakhim/contract';
import type Stripe from 'stripe';
import { planMetadataKey } from './subscription-facts.ts';

export interface CatalogReport {
  readonly created: readonly string[];
  readonly prices: Readonly<Record<PlanId, string>>;
}

const currency = 'usd';
const interval = 'month';
/** How our configuration of the portal is found again. */
const portalMark = { rakhim_portal: '1' } as const;

function productIdOf(plan: PlanId): string {
  return `rakhim_${plan}`;
}

/** The lookup key of a plan's price: whatever the price is called, this names the one that is sold now. */
export function lookupKeyOf(plan: PlanId): string {
  return `rakhim_${plan}_monthly`;
}

/**
 * Makes the products and prices of all plans, and the settings of the portal, as the contract has them. What is there
 * and right is left alone; a changed price becomes a new one, which takes over the lookup key, while those who
 * subscribed before keep theirs.
 */
export async function seedCatalog(stripe: Stripe): Promise<CatalogReport> {
  const created: string[] = [];
  const prices = Object.fromEntries(
    await Promise.all(planIds.map(async (plan) => [plan, await seedPlan(stripe, plan, created)] as const)),
  ) as Record<PlanId, string>;
  await seedPortal(stripe, prices, created);
  return { created, prices };
}

async function seedPlan(stripe: Stripe, plan: PlanId, created: string[]): Promise<string> {
  const product = await ensureProduct(stripe, plan, created);
  const { priceCents, name } = plans[plan];
  const [current] = (await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], active: true })).data;
  const isRight =
    current?.unit_amount === priceCents &&
    current.currency === currency &&
    current.recurring?.interval === interval &&
    current.metadata[planMetadataKey] === plan;
  if (current && isRight) {
    return current.id;
  }
  const price = await stripe.prices.create({
    product,
    currency,
    unit_amount: priceCents,
    recurring: { interval },
    nickname: name.en,
    lookup_key: lookupKeyOf(plan),
    transfer_lookup_key: true,
    metadata: { [planMetadataKey]: plan },
  });
  created.push(price.id);
  return price.id;
}

async function ensureProduct(stripe: Stripe, plan: PlanId, created: string[]): Promise<string> {
  const id = productIdOf(plan);
  const name = `Rakhim ${plans[plan].name.en}`;
  try {
    const product = await stripe.products.retrieve(id);
    if (product.name !== name || !product.active) {
      await stripe.products.update(id, { name, active: true });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) {
      throw error;
    }
    await stripe.products.create({ id, name, metadata: { [planMetadataKey]: plan } });
    created.push(id);
  }
  return id;
}

async function seedPortal(stripe: Stripe, prices: Readonly<Record<PlanId, string>>, created: string[]): Promise<void> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
      products: planIds.map((plan) => ({ product: productIdOf(plan), prices: [prices[plan]] })),
    },
  };
  const id = await findPortalConfiguration(stripe);
  if (id === undefined) {
    created.push(
      (await stripe.billingPortal.configurations.create({ features, name: 'Rakhim', metadata: portalMark })).id,
    );
  } else {
    await stripe.billingPortal.configurations.update(id, { features });
  }
}

/** Our configuration of the portal; absent before the catalogue was seeded. */
export async function findPortalConfiguration(
  stripe: Stripe,
  options?: Stripe.RequestOptions,
): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 }, options);
  return data.find(({ metadata }) => metadata?.['rakhim_portal'] === portalMark.rakhim_portal)?.id;
}
