import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Config } from '#src/config/config.ts';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';
import { createStripeBillingProvider } from '#src/providers/billing/stripe-billing-provider.ts';
import { type CatalogReport, seedCatalog } from '#src/providers/billing/stripe-catalog.ts';
import { createStripeClient } from '#src/providers/billing/stripe-client.ts';
import { retryUntilReachable } from '#src/retry-until-reachable.ts';
import { loadStandIns } from './load-stand-ins.ts';

/** A Stripe on this machine, where only test cards are taken. */
export interface LocalStripe {
  readonly stripe: Stripe;
  /** Resolves when every plan can be bought. */
  readonly prices: Promise<CatalogReport['prices']>;
  /** Delivers events to this address from now on. */
  deliverTo(url: string): void;
}

export interface OpenBilling {
  /** Absent where nothing is sold. */
  readonly provider?: BillingProvider;
  readonly local?: LocalStripe;
  close(): Promise<void>;
}

/**
 * The Stripe that the configuration names, or nobody where nothing is sold; on a local run that names none, one on this
 * machine, reached by the same client and the same webhooks.
 */
export async function openBilling(
  { billing, isProduction }: Pick<Config, 'billing' | 'isProduction'>,
  databaseUrl: string,
  logger: Logger,
): Promise<OpenBilling> {
  if (!billing.isSelling) {
    return { close: async () => undefined };
  }
  if (billing.stripe) {
    const { webhookSecrets } = billing.stripe;
    return {
      provider: createStripeBillingProvider({ stripe: createStripeClient(billing.stripe), webhookSecrets }),
      close: async () => undefined,
    };
  }
  if (isProduction) {
    throw new Error('Stripe is required in production.');
  }
  let webhookUrl: string | undefined;
  const { startStripeStandIn } = await loadStandIns();
  const standIn = await startStripeStandIn({ databaseUrl, webhookUrl: () => webhookUrl });
  const stripe = createStripeClient(standIn);
  const prices = retryUntilReachable(logger, () => seedCatalog(stripe)).then((catalog) => catalog.prices);
  return {
    provider: createStripeBillingProvider({ stripe, webhookSecrets: [standIn.webhookSecret] }),
    local: {
      stripe,
      prices,
      deliverTo(url) {
        webhookUrl = url;
      },
    },
    close: () => standIn.close(),
  };
}
