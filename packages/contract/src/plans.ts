export const planIds = ['basic', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Days of the free trial that every plan starts with. */
export const trialDays = 7;

/**
 * The price (US cents a month), limits and entitlements of each plan. Pages, checkout, docs and the API read them from
 * here.
 */
export const plans = {
  basic: {
    name: { en: 'Basic', ar: 'الأساسية' },
    priceCents: 999,
    charactersPerPeriod: 100_000,
    concurrency: 5,
    entitlements: ['dialects.standard'],
    isHighlighted: false,
  },
  pro: {
    name: { en: 'Pro', ar: 'الاحترافية' },
    priceCents: 3999,
    charactersPerPeriod: 1_000_000,
    concurrency: 15,
    entitlements: ['dialects.standard', 'dialects.extended', 'style'],
    isHighlighted: true,
  },
  enterprise: {
    name: { en: 'Enterprise', ar: 'المؤسسات' },
    priceCents: 19_999,
    charactersPerPeriod: 5_000_000,
    concurrency: 30,
    entitlements: ['dialects.standard', 'dialects.extended', 'style'],
    isHighlighted: false,
  },
} as const satisfies Record<PlanId, CatalogPlan>;

/** The entitlements that a plan can include. */
export const entitlements = ['dialects.standard', 'dialects.extended', 'style'] as const;
export type Entitlement = (typeof entitlements)[number];

interface CatalogPlan {
  readonly name: { readonly en: string; readonly ar: string };
  readonly priceCents: number;
  readonly charactersPerPeriod: number;
  /** Requests that one account may have in flight. */
  readonly concurrency: number;
  readonly entitlements: readonly Entitlement[];
  readonly isHighlighted: boolean;
}

/** Requests in flight during a trial, whatever the plan. */
export const trialConcurrency = 2;

/** Returns true when the plan contains the entitlement. */
export function isEntitled(plan: PlanId, entitlement: Entitlement): boolean {
  const owned: readonly Entitlement[] = plans[plan].entitlements;
  return owned.includes(entitlement);
}
