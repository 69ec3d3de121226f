import { type PlanId, trialDays } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import { type BillingProvider, BillingUnavailableError } from '#src/providers/billing/billing-provider.ts';
import { chooseSubscription, isLive } from '#src/modules/billing/billing.policy.ts';
import type { BillingQueries } from '#src/modules/billing/billing.queries.ts';
import type { CheckoutAttempt, CheckoutsQueries } from './checkout.queries.ts';
import type { TrialsService } from '#src/modules/billing/trials/trials.service.ts';
import { withDeadline } from '#src/modules/billing/with-deadline.ts';

export interface BillingAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly email_confirmed_at: Date | null;
}

export interface CheckoutService {
  /**
   * Returns where to subscribe to a plan: the checkout, or the portal's plan change when a subscription is alive. Never
   * creates a second subscription.
   *
   * @throws AppError `email_not_confirmed`, `checkout_replaced`, `billing_unavailable`.
   */
  openCheckout(accountId: string, plan: PlanId, language: Language): Promise<string>;
  /**
   * Returns the address of the billing portal. @throws AppError `subscription_required` for accounts without a customer
   * at Stripe.
   */
  openPortal(accountId: string, language: Language): Promise<string>;
}

export interface CheckoutServiceOptions {
  readonly db: Knex;
  readonly provider: BillingProvider;
  readonly queries: BillingQueries;
  readonly checkouts: CheckoutsQueries;
  readonly trials: TrialsService;
  readonly findAccount: (accountId: string) => Promise<BillingAccount | undefined>;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
}

/** Deadline for calls to Stripe while a person waits. */
const deadlineMs = 7_500;
const checkoutMs = 60 * 60_000;

export function createCheckoutService(options: CheckoutServiceOptions): CheckoutService {
  const { db, provider, queries, checkouts, trials, findAccount, publicOrigin, now } = options;

  async function requireAccount(accountId: string): Promise<BillingAccount> {
    const account = await findAccount(accountId);
    if (!account) {
      throw new AppError('session_not_found');
    }
    if (account.email_confirmed_at === null) {
      throw new AppError('confirmation_required');
    }
    return account;
  }

  async function ensureCustomer({ id, email, name }: BillingAccount): Promise<string> {
    const known = await queries.findCustomer(id);
    if (known) {
      return known.stripe_customer_id;
    }
    const customerId = await provider.createCustomer({ accountId: id, email, name });
    const noted = await queries.insertCustomer({ account_id: id, stripe_customer_id: customerId });
    if (!noted) {
      // The account was deleted before the customer was stored, so nothing else will remove it.
      await provider.deleteCustomer(customerId);
      throw new AppError('session_not_found');
    }
    return noted.stripe_customer_id;
  }

  function pageOf(language: Language, page: string): string {
    return `${publicOrigin()}/${language}/${page}`;
  }

  async function subscribe(
    account: BillingAccount,
    customerId: string,
    plan: PlanId,
    language: Language,
  ): Promise<string> {
    const hasTrial = await trials.isAvailable({ accountId: account.id, email: account.email });
    const wish = {
      account_id: account.id,
      plan,
      has_trial: hasTrial,
      expires_at: new Date(now().getTime() + checkoutMs),
    };
    const { attempt, replacedSessionId } = await inTransaction(db, (tx): Promise<CheckoutAttempt> =>
      checkouts.claimAttempt(tx, wish, now()),
    );
    if (replacedSessionId !== undefined) {
      await provider.closeCheckout(replacedSessionId);
    }
    if (attempt.url !== null) {
      return attempt.url;
    }
    const session = await provider.openCheckout({
      attemptId: attempt.attempt_id,
      accountId: account.id,
      customerId,
      plan,
      ...(attempt.has_trial && { trialDays }),
      successUrl: `${pageOf(language, 'dashboard')}?checkout_success=true`,
      cancelUrl: `${pageOf(language, 'pricing')}?checkout_canceled=true`,
      expiresAt: attempt.expires_at,
    });
    if (!session) {
      throw new AppError('checkout_replaced');
    }
    if (!(await checkouts.saveSession(attempt.attempt_id, session))) {
      // Somebody chose another plan at the same moment: only the later checkout can be paid.
      await provider.closeCheckout(session.id);
      throw new AppError('checkout_replaced');
    }
    return session.url;
  }

  return {
    async openCheckout(accountId, plan, language) {
      const account = await requireAccount(accountId);
      return answerInTime(async () => {
        const customerId = await ensureCustomer(account);
        // Ask Stripe again: our copy may be seconds old, and two subscriptions would be charged twice.
        const { kept } = chooseSubscription(await provider.listSubscriptions(customerId));
        if (!kept || !isLive(kept)) {
          return subscribe(account, customerId, plan, language);
        }
        const change = kept.plan === plan ? undefined : { subscriptionId: kept.id, itemId: kept.itemId, plan };
        return provider.openPortal({ customerId, returnUrl: pageOf(language, 'dashboard'), ...(change && { change }) });
      });
    },

    async openPortal(accountId, language) {
      await requireAccount(accountId);
      const customer = await queries.findCustomer(accountId);
      if (!customer) {
        throw new AppError('subscription_required', { isUpgradable: true });
      }
      return answerInTime(() =>
        provider.openPortal({ customerId: customer.stripe_customer_id, returnUrl: pageOf(language, 'dashboard') }),
      );
    },
  };
}

async function answerInTime(work: () => Promise<string>): Promise<string> {
  try {
    return await withDeadline(work(), deadlineMs);
  } catch (error) {
    if (error instanceof BillingUnavailableError) {
      throw new AppError('billing_unavailable', { retryAfterSeconds: 30, cause: error });
    }
    throw error;
  }
}
