import { type PlanId, type Subscription, plans, trialConcurrency } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { accessEndOf, characterLimitOf, hasAccess, isPeriodPaid, paidPeriodOf } from './billing.policy.ts';
import { presentSubscription } from './billing.presenter.ts';
import type { BillingQueries } from './billing.queries.ts';

/** An account's access now, and the newest paid period, which its usage counts against. */
export interface Access {
  readonly accountId: string;
  readonly plan: PlanId;
  /** Stripe's status: `trialing`, `active` or `past_due`. */
  readonly status: string;
  /** Whether that period is a trial, also when the first payment after it is due. */
  readonly isInTrial: boolean;
  readonly characterLimit: number;
  /** Requests that may be in flight. */
  readonly concurrency: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export interface BillingService {
  /** @throws AppError `subscription_required` when no subscription gives access now. */
  requireAccess(accountId: string): Promise<Access>;
  /** The stored subscription, without asking Stripe. */
  readSubscription(accountId: string): Promise<Subscription>;
}

export interface BillingServiceOptions {
  readonly queries: BillingQueries;
  /** Characters of a trial, where that is less than its plan gives. */
  readonly trialCharactersMax?: number | undefined;
  readonly now: () => Date;
}

export function createBillingService({
  queries,
  trialCharactersMax = Infinity,
  now,
}: BillingServiceOptions): BillingService {
  return {
    async requireAccess(accountId) {
      const subscription = await queries.findSubscription(accountId);
      if (!subscription || !hasAccess(subscription, now())) {
        throw new AppError('subscription_required', { isUpgradable: true });
      }
      const paid = paidPeriodOf(subscription);
      const plan = paid?.plan ?? subscription.plan;
      const isInTrial = paid?.isTrial ?? false;
      return {
        accountId,
        plan,
        status: subscription.status,
        isInTrial,
        characterLimit: characterLimitOf(subscription, trialCharactersMax),
        concurrency: isInTrial ? trialConcurrency : plans[plan].concurrency,
        periodStart: paid?.start ?? subscription.current_period_start,
        // A period goes on until the next one is paid for, or access ends.
        periodEnd:
          (isPeriodPaid(subscription) ? paid?.end : accessEndOf(subscription)) ?? subscription.current_period_end,
      };
    },

    async readSubscription(accountId) {
      return presentSubscription(await queries.findSubscription(accountId), now());
    },
  };
}
