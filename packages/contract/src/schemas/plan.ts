import { z } from 'zod';
import { type PlanId as CatalogPlanId, entitlements, planIds } from '../plans.ts';

export const PlanId = z.enum(planIds).meta({ id: 'PlanId', description: 'A plan.', example: 'pro' });
export type PlanId = CatalogPlanId;

export const Plan = z
  .object({
    id: PlanId,
    name: z.string().max(80).describe('Its name in the language asked for.'),
    description: z.string().max(300),
    priceCents: z.int().nonnegative().describe('US cents for one month.'),
    currency: z.literal('usd'),
    interval: z.literal('month'),
    trialDays: z.int().nonnegative(),
    characterLimit: z.int().positive().describe('Characters that may be spoken in one billing period.'),
    concurrency: z.int().positive().describe('Requests that one account may have in flight.'),
    entitlements: z.array(z.enum(entitlements)),
    features: z.array(z.string().max(120)).describe('What the plan contains, in the language asked for.'),
    isHighlighted: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;
