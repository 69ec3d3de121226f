import { type Usage, percentUsed } from '@rakhim/contract';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import type { Access, BillingService } from '#src/modules/billing/billing.service.ts';

export interface CurrentUsageService {
  /** What an account has used of the period that runs now; all zero without a subscription. */
  read(accountId: string): Promise<Usage>;
}

const nothing: Usage = { used: 0, remaining: 0, limit: 0, percent: 0, periodStart: null, periodEnd: null };

export function createCurrentUsageService({ db, billing }: { db: Knex; billing: BillingService }): CurrentUsageService {
  async function findAccess(accountId: string): Promise<Access | undefined> {
    try {
      return await billing.requireAccess(accountId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'subscription_required') {
        return undefined;
      }
      throw error;
    }
  }

  return {
    async read(accountId) {
      const access = await findAccess(accountId);
      if (!access) {
        return nothing;
      }
      const { periodStart, periodEnd, characterLimit: limit } = access;
      // The period's row comes with its first request; until then nothing was used.
      const { used, reserved } = await db('usage_periods')
        .where({ account_id: accountId, period_start: periodStart })
        .first<{ used: number; reserved: number } | undefined>('used', 'reserved')
        .then((row) => row ?? { used: 0, reserved: 0 });
      return {
        used,
        remaining: Math.max(limit - used - reserved, 0),
        limit,
        percent: percentUsed(used, limit),
        periodStart: periodStart.toISOString(),
        periodEnd: periodEnd.toISOString(),
      };
    },
  };
}
