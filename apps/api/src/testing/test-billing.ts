import { randomUUID } from 'node:crypto';
import { type StripeStandIn, startStripeStandIn } from '@rakhim/stand-ins';
import Stripe from 'stripe';
import { expect } from 'vitest';
import type { PlanId } from '@rakhim/contract';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';
import { createStripeBillingProvider } from '#src/providers/billing/stripe-billing-provider.ts';
import { seedCatalog } from '#src/providers/billing/stripe-catalog.ts';
import { createStripeClient } from '#src/providers/billing/stripe-client.ts';
import { post, registerPerson, signInPerson } from './people.ts';
import type { StubEngine } from './stub-engine.ts';
import { type TestApi, startTestApi } from './test-api.ts';
import { createBlankDatabase } from './test-database.ts';

export const testCard = {
  works: '4242424242424242',
  worksToo: '5555555555554444',
  declines: '4000000000000002',
  failsLater: '4000000000000341',
  asksHolder: '4000002500003155',
} as const;

/** Somebody who is signed in. */
export interface TestPayer {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

export interface TestBilling {
  readonly api: TestApi<StubEngine>;
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  readonly provider: BillingProvider;
  readonly prices: Readonly<Record<PlanId, string>>;
  /** Whether events reach the API; off at first. */
  isDelivering: boolean;
  signUp(email?: string): Promise<TestPayer>;
  /** Opens a checkout as the web app does. */
  checkout(payer: TestPayer, planId: string): Promise<Response>;
  /** Fills in a checkout page. @returns how it was answered. */
  pay(url: string, card: string): Promise<Response>;
  /** Asks for the subscription as the web app does. */
  subscription(payer: TestPayer): Promise<Record<string, unknown>>;
  /** Delivers an event as Stripe does. */
  deliver(event: Stripe.Event, changes?: { url?: string; secret?: string; seconds?: number }): Promise<Response>;
  /** Events about a customer, oldest first. */
  eventsOf(customer: string): Promise<Stripe.Event[]>;
  customerOf(payer: TestPayer): Promise<string>;
  /** Waits until everything that was delivered has been applied. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** The whole API with a Stripe of its own. */
export async function startTestBilling(
  env: Record<string, string> = {},
  options: { now?: () => Date } = {},
): Promise<TestBilling> {
  const database = await createBlankDatabase();
  const state = { isDelivering: false, url: '' };
  const standIn = await startStripeStandIn({
    databaseUrl: database.url,
    webhookUrl: () => (state.isDelivering ? `${state.url}/webhooks/stripe` : undefined),
  });
  const stripe = createStripeClient(standIn);
  const { prices } = await seedCatalog(stripe);
  const provider = createStripeBillingProvider({
    stripe: createStripeClient(standIn),
    webhookSecrets: [standIn.webhookSecret],
  });
  const api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1', ...env }, { billingProvider: provider, ...options });
  state.url = api.url;

  return {
    api,
    standIn,
    stripe,
    provider,
    prices,
    get isDelivering() {
      return state.isDelivering;
    },
    set isDelivering(isDelivering) {
      state.isDelivering = isDelivering;
    },

    async signUp(email) {
      const person = await registerPerson(api);
      if (email !== undefined) {
        await api.db('accounts').where({ email: person.email }).update({ email });
      }
      const signedIn = { ...person, email: email ?? person.email };
      const { access_token: token } = await signInPerson(api, signedIn);
      const account = await api.db('accounts').where({ email: signedIn.email }).first<{ id: string }>('id');
      return { accountId: account?.id ?? randomUUID(), email: signedIn.email, token };
    },

    checkout: (payer, planId) => post(api, '/api/v1/checkout', { planId }, payer.token),

    pay: (url, card) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ number: card, expiry: '12 / 40', cvc: '123' }).toString(),
        redirect: 'manual',
      }),

    async subscription({ token }) {
      const response = await api.call('/api/v1/subscription', { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(200);
      return (await response.json()) as Record<string, unknown>;
    },

    deliver(event, { url = api.url, secret = standIn.webhookSecret, seconds } = {}) {
      const payload = JSON.stringify(event);
      const header = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        ...(seconds !== undefined && { timestamp: seconds }),
      });
      return fetch(`${url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        body: payload,
      });
    },

    async eventsOf(customer) {
      const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
      return events.filter(({ data }) => (data.object as { customer?: string }).customer === customer).toReversed();
    },

    async customerOf({ accountId }) {
      const row = await api
        .db('billing_customers')
        .where({ account_id: accountId })
        .first<{ stripe_customer_id: string } | undefined>();
      return row?.stripe_customer_id ?? '';
    },

    async settle() {
      await expect
        .poll(async () => api.db('billing_events').whereNull('applied_at').pluck('id'), {
          timeout: 90_000,
          interval: 50,
        })
        .toEqual([]);
    },

    async close() {
      await api.close();
      await standIn.close();
      await database.drop();
    },
  };
}
