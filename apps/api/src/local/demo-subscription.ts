import type { Context } from '#src/context.ts';
import { demoEmail } from '#src/modules/accounts/accounts.policy.ts';
import type { LocalStripe } from './open-billing.ts';

/**
 * Subscribes the demo account at the local Stripe with a test card, as any account subscribes: the portal shows it, and
 * time renews it. A cancelled subscription starts again at the next start, so that a local run can always speak.
 */
export async function ensureDemoSubscription(
  { billing, payments }: Context,
  accountId: string,
  { stripe, prices }: LocalStripe,
): Promise<void> {
  const customerId =
    (await billing.findCustomer(accountId))?.stripe_customer_id ?? (await createCustomer(stripe, accountId));
  await billing.insertCustomer({ account_id: accountId, stripe_customer_id: customerId });
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  if (data.length === 0) {
    await stripe.subscriptions.create({
      customer: customerId,
      items: [{ price: (await prices).pro }],
      metadata: { rakhim_account: accountId },
    });
  }
  await payments.paying?.sync.syncCustomer(customerId);
}

async function createCustomer(stripe: LocalStripe['stripe'], accountId: string): Promise<string> {
  const customer = await stripe.customers.create({
    email: demoEmail,
    name: 'Demo',
    metadata: { rakhim_account: accountId },
  });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } });
  return customer.id;
}
