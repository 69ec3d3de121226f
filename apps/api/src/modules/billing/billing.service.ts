import { type PlanId, plans, trialConcurrency } from '@nabra/contract';
import { AppError } from '#src/errors/app-error.ts';
import { hasAccess } from './billing.policy.ts';
import type { BillingQueries } from './billing.queries.ts';

/** What an account may use now, and the period its usage counts in. */
export interface Access {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly characterLimit: number;
  /** Requests that may be in flight. */
  readonly concurrency: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export interface BillingService {
  /** @throws AppError `subscription_required` when no subscription gives access now. */
  requireAccess(accountId: string): Promise<Access>;
}

export function createBillingService({ queries, now }: { queries: BillingQueries; now: () => Date }): BillingService {
  return {
    async requireAccess(accountId) {
      const subscription = await queries.findSubscription(accountId);
      if (!subscription || !hasAccess(subscription, now())) {
        throw new AppError('subscription_required', { isUpgradable: true });
      }
      return {
        accountId,
        plan: subscription.plan,
        characterLimit: plans[subscription.plan].charactersPerPeriod,
        concurrency: subscription.status === 'trialing' ? trialConcurrency : plans[subscription.plan].concurrency,
        periodStart: subscription.current_period_start,
        periodEnd: subscription.current_period_end,
      };
    },
  };
}
