import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { readRawBody } from '#src/http/read-raw-body.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { CheckoutService } from './checkout/checkout.service.ts';
import type { SubscriptionStatusService } from './subscription-status/subscription-status.service.ts';
import type { WebhooksService } from './webhooks/webhooks.service.ts';

export interface BillingRoutesOptions {
  readonly router: Router<RequestState>;
  readonly subscriptionStatus: SubscriptionStatusService;
  /** The billing services; absent where billing is not configured. */
  readonly checkout?: CheckoutService | undefined;
  readonly webhooks?: WebhooksService | undefined;
  /** False: there is nothing to subscribe to. */
  readonly isSelling: boolean;
  readonly parseBody: Middleware;
  readonly authenticate: Middleware<RequestState>;
  /** Lets API keys in, too. */
  readonly authenticateAccount: Middleware<RequestState>;
  readonly idempotencyGuard: Middleware<RequestState>;
}

/** Routes of subscriptions, and Stripe's webhook. */
export function bindBillingRoutes({
  router,
  subscriptionStatus,
  checkout,
  webhooks,
  isSelling,
  parseBody,
  authenticate,
  authenticateAccount,
  idempotencyGuard,
}: BillingRoutesOptions): void {
  bindRoute(router, routes.getSubscription, async ({ ctx }) => subscriptionStatus.read(requireAccountId(ctx)), [
    authenticateAccount,
  ]);

  bindRoute(
    router,
    routes.createCheckout,
    async ({ body, ctx, state }) => ({
      url: await requireBilling(checkout, isSelling).openCheckout(
        requireSession(ctx).account_id,
        body.planId,
        state.language,
      ),
    }),
    [authenticate, parseBody, idempotencyGuard],
  );

  bindRoute(
    router,
    routes.createPortal,
    async ({ ctx, state }) => ({
      url: await requireBilling(checkout, isSelling).openPortal(requireSession(ctx).account_id, state.language),
    }),
    [authenticate],
  );

  bindRoute(router, routes.receiveStripeEvent, async ({ ctx }) => {
    const service = requireBilling(webhooks, isSelling);
    // The signature is over the bytes as they came.
    await service.receive(await readRawBody(ctx.req), ctx.get('stripe-signature'));
    return { received: true as const };
  });
}

function requireBilling<Service>(service: Service | undefined, isSelling: boolean): Service {
  if (service === undefined) {
    throw new AppError(isSelling ? 'billing_unavailable' : 'billing_off');
  }
  return service;
}
