import type { LiveEventKind } from '@nabra/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import type { CurrentUsageService } from '#src/modules/usage/current-usage.service.ts';

/** What an event of a kind carries for an account: the same as the call that a screen would make after it. */
export type ReadLiveEvent = (accountId: string, kind: LiveEventKind) => Promise<unknown>;

export function createLiveEventReader({ currentUsage, billing }: { currentUsage: CurrentUsageService; billing: BillingService }): ReadLiveEvent {
  const readers: Readonly<Record<LiveEventKind, (accountId: string) => Promise<unknown>>> = {
    usage: currentUsage.read,
    subscription: (accountId) => readSubscription(billing, accountId),
    // A list is long and read in pages; that it has changed is all there is to say.
    keys: async () => ({}),
    history: async () => ({}),
  };
  return (accountId, kind) => readers[kind](accountId);
}

async function readSubscription(billing: BillingService, accountId: string): Promise<{ isSubscribed: boolean; plan?: string }> {
  try {
    const { plan } = await billing.requireAccess(accountId);
    return { isSubscribed: true, plan };
  } catch (error) {
    if (error instanceof AppError && error.code === 'subscription_required') {
      return { isSubscribed: false };
    }
    throw error;
  }
}
