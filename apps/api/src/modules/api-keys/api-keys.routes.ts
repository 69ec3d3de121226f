import { type ApiKey, type NewApiKey, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import { presentApiKey } from './api-keys.presenter.ts';
import type { ApiKeysService, IssuedApiKey, StoredApiKey } from './api-keys.service.ts';

export interface ApiKeysRoutesOptions {
  readonly router: Router<RequestState>;
  readonly apiKeys: ApiKeysService;
  readonly usage: Pick<UsageService, 'listKeyUsage'>;
  readonly authenticate: Middleware<RequestState>;
  readonly requireRecentSignIn: Middleware<RequestState>;
  readonly parseBody: Middleware;
  readonly idempotencyGuard: Middleware<RequestState>;
  readonly now: () => Date;
}

/** Keys always belong to the signed-in account, whatever a request says. */
export function bindApiKeysRoutes(options: ApiKeysRoutesOptions): void {
  const { router, apiKeys, usage, authenticate, requireRecentSignIn, parseBody, idempotencyGuard, now } = options;
  const issuing = [authenticate, requireRecentSignIn, parseBody, idempotencyGuard];

  /** How the keys of an account are shown. */
  async function presenterFor(accountId: string): Promise<(row: StoredApiKey) => ApiKey> {
    const used = await usage.listKeyUsage(accountId);
    return (row) => presentApiKey(row, used.get(row.id) ?? 0, now());
  }

  async function presentIssued({ key, row }: IssuedApiKey): Promise<NewApiKey> {
    const present = await presenterFor(row.account_id);
    return { key, apiKey: present(row) };
  }

  bindRoute(
    router,
    routes.listApiKeys,
    async ({ ctx }) => {
      const accountId = accountOf(ctx);
      const [present, rows] = await Promise.all([presenterFor(accountId), apiKeys.list(accountId)]);
      return { apiKeys: rows.map(present), isRevealable: apiKeys.isRevealable };
    },
    [authenticate],
  );

  bindRoute(
    router,
    routes.createApiKey,
    async ({ body, ctx, state }) => presentIssued(await apiKeys.create(accountOf(ctx), body, state)),
    issuing,
  );

  // Before the routes with an id in the same place.
  bindRoute(
    router,
    routes.regenerateApiKey,
    async ({ body, ctx, state }) =>
      presentIssued(await apiKeys.regenerateDefault(accountOf(ctx), body.overlapSeconds ?? 0, state)),
    issuing,
  );

  bindRoute(
    router,
    routes.rotateApiKey,
    async ({ params, body, ctx, state }) => {
      const key = { id: params.id, accountId: accountOf(ctx) };
      return presentIssued(await apiKeys.rotate(key, body.overlapSeconds ?? 0, state));
    },
    issuing,
  );

  bindRoute(
    router,
    routes.updateApiKey,
    async ({ params, body, ctx }) => {
      const key = { id: params.id, accountId: accountOf(ctx) };
      const present = await presenterFor(key.accountId);
      return present(await apiKeys.update(key, body));
    },
    [authenticate, parseBody],
  );

  bindRoute(
    router,
    routes.revealApiKey,
    async ({ params, ctx, state }) => ({
      key: await apiKeys.reveal({ id: params.id, accountId: accountOf(ctx) }, state),
    }),
    [authenticate, requireRecentSignIn],
  );

  bindRoute(
    router,
    routes.revokeApiKey,
    async ({ params, ctx, state }) => {
      await apiKeys.revoke({ id: params.id, accountId: accountOf(ctx) }, state);
    },
    [authenticate],
  );
}

function accountOf(ctx: Context & { state: RequestState }): string {
  return requireSession(ctx).account_id;
}
