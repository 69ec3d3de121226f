import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { presentDelivery, presentEndpoint } from './webhooks.presenter.ts';
import type { EndpointPlace, EndpointRow } from './webhooks.queries.ts';
import type { IssuedSecret, WebhooksService } from './webhooks.service.ts';

export interface WebhooksRoutesOptions {
  readonly router: Router<RequestState>;
  readonly webhooks: WebhooksService;
  readonly authenticate: Middleware<RequestState>;
  readonly requireRecentSignIn: Middleware<RequestState>;
  readonly parseBody: Middleware;
  readonly now: () => Date;
}

/** Endpoints are the account's that has signed in, whatever a request may say about another. */
export function bindWebhooksRoutes(options: WebhooksRoutesOptions): void {
  bindEndpoints(options);
  bindDeliveries(options);
}

function bindEndpoints({ router, webhooks, now, ...guards }: WebhooksRoutesOptions): void {
  const { authenticate, requireRecentSignIn, parseBody } = guards;
  const changing = [authenticate, requireRecentSignIn, parseBody];
  const present = (row: EndpointRow) => presentEndpoint(row, now());
  const presentIssued = ({ endpoint, secret }: IssuedSecret) => ({ endpoint: present(endpoint), secret });
  bindRoute(
    router,
    routes.listWebhookEndpoints,
    async ({ ctx }) => {
      const rows = await webhooks.list(accountOf(ctx));
      return { endpoints: rows.map(present) };
    },
    [authenticate],
  );
  bindRoute(
    router,
    routes.createWebhookEndpoint,
    async ({ body, ctx, state }) => presentIssued(await webhooks.create(accountOf(ctx), body, state.language)),
    changing,
  );
  bindRoute(
    router,
    routes.updateWebhookEndpoint,
    async ({ params, body, ctx }) => present(await webhooks.update(placeOf(ctx, params), body)),
    changing,
  );
  bindRoute(router, routes.deleteWebhookEndpoint, async ({ params, ctx }) => webhooks.delete(placeOf(ctx, params)), [
    authenticate,
  ]);
  bindRoute(
    router,
    routes.rotateWebhookSecret,
    async ({ params, body, ctx }) => presentIssued(await webhooks.rotate(placeOf(ctx, params), body.overlapSeconds)),
    changing,
  );
}

function bindDeliveries({ router, webhooks, authenticate }: WebhooksRoutesOptions): void {
  bindRoute(
    router,
    routes.testWebhookEndpoint,
    async ({ params, ctx }) => presentDelivery(await webhooks.test(placeOf(ctx, params))),
    [authenticate],
  );
  bindRoute(
    router,
    routes.listWebhookDeliveries,
    async ({ params, query, ctx }) => {
      const { rows, hasMore } = await webhooks.listDeliveries(placeOf(ctx, params), query);
      return { deliveries: rows.map(presentDelivery), hasMore };
    },
    [authenticate],
  );
  bindRoute(
    router,
    routes.replayWebhookDelivery,
    async ({ params, ctx }) => presentDelivery(await webhooks.replay(placeOf(ctx, params), params.deliveryId)),
    [authenticate],
  );
}

type Ctx = Context & { state: RequestState };

function accountOf(ctx: Ctx): string {
  return requireSession(ctx).account_id;
}

function placeOf(ctx: Ctx, { id }: { readonly id: string }): EndpointPlace {
  return { accountId: accountOf(ctx), id };
}
