import { planIds, plans } from '@rakhim/contract';
import { loadConfig } from '#src/config/config.ts';
import { seedCatalog } from '#src/providers/billing/stripe-catalog.ts';
import { createStripeClient } from '#src/providers/billing/stripe-client.ts';
import { exitCodes, runCommand } from './run-command.ts';

const centsPerDollar = 100;

/** Creates missing products, prices and portal settings at Stripe. Idempotent. @returns the exit code. */
async function main(): Promise<number> {
  const { stripe } = loadConfig().billing;
  if (!stripe) {
    process.stderr.write(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are required: without them there is nobody to sell to.\n',
    );
    return exitCodes.refused;
  }
  const { created, prices } = await seedCatalog(createStripeClient(stripe));
  for (const plan of planIds) {
    process.stdout.write(
      `${plans[plan].name.en.padEnd(12)} ${(plans[plan].priceCents / centsPerDollar).toFixed(2)} USD a month  ${prices[plan]}\n`,
    );
  }
  process.stdout.write(created.length > 0 ? `Made: ${created.join(', ')}\n` : 'Everything was there already.\n');
  return exitCodes.done;
}

await runCommand(main);
