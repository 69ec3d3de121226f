import type { LiveEventKind } from '@rakhim/contract';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import type { CurrentUsageService } from '#src/modules/usage/current-usage/current-usage.service.ts';

/** Reads the payload of a kind of event for an account: the same as the call that a screen would make after it. */
export type ReadLiveEvent = (accountId: string, kind: LiveEventKind) => Promise<unknown>;

export function createLiveEventReader({
  currentUsage,
  billing,
}: {
  currentUsage: CurrentUsageService;
  billing: BillingService;
}): ReadLiveEvent {
  const readers: Readonly<Record<LiveEventKind, (accountId: string) => Promise<unknown>>> = {
    usage: currentUsage.read,
    subscription: billing.readSubscription,
    // A list is long and read in pages; that it has changed is all there is to say.
    keys: async () => ({}),
    history: async () => ({}),
    inbox: async () => ({}),
    voices: async () => ({}),
    jobs: async () => ({}),
  };
  return (accountId, kind) => readers[kind](accountId);
}
