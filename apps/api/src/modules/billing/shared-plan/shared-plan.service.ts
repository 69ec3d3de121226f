import { type PlanId, type Subscription, plans } from '@rakhim/contract';
import type { BillingService } from '#src/modules/billing/billing.service.ts';

/** The plan of all accounts with `RAKHIM_BILLING=none`: every entitlement. */
const sharedPlan: PlanId = 'enterprise';

export interface SharedPlanOptions {
  /** Characters that each account may have spoken in a calendar month (UTC). */
  readonly charactersPerMonth: number;
  readonly now: () => Date;
}

/** Access with `RAKHIM_BILLING=none`: one plan for all accounts; the period is the calendar month. */
export function createSharedPlanService({ charactersPerMonth, now }: SharedPlanOptions): BillingService {
  return {
    async requireAccess(accountId) {
      const [periodStart, periodEnd] = monthOf(now());
      return {
        accountId,
        plan: sharedPlan,
        status: 'active',
        isInTrial: false,
        characterLimit: charactersPerMonth,
        concurrency: plans[sharedPlan].concurrency,
        periodStart,
        periodEnd,
      };
    },

    async readSubscription(): Promise<Subscription> {
      const periodEnd = monthOf(now())[1].toISOString();
      return {
        isSubscribed: true,
        isInTrial: false,
        plan: sharedPlan,
        status: 'active',
        trialEnd: null,
        subscriptionEnd: periodEnd,
        cancelAtPeriodEnd: false,
        pastDueSince: null,
        accessEnd: null,
        isTrialRefused: false,
      };
    },
  };
}

function monthOf(date: Date): readonly [start: Date, end: Date] {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [new Date(Date.UTC(year, month)), new Date(Date.UTC(year, month + 1))];
}
