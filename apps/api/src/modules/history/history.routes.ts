import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendSound } from '#src/http/send-sound.ts';
import type { HistoryService } from './history.service.ts';

export interface HistoryRoutesOptions {
  readonly router: Router<RequestState>;
  readonly history: HistoryService;
  /** The guard that lets callers with a session or a key pass. */
  readonly authenticateAccount: Middleware<RequestState>;
  readonly authenticate: Middleware<RequestState>;
  readonly parseBody: Middleware;
}

export function bindHistoryRoutes({
  router,
  history,
  authenticateAccount,
  authenticate,
  parseBody,
}: HistoryRoutesOptions): void {
  const before = [authenticateAccount];
  bindRoute(router, routes.listHistory, async ({ query, ctx }) => history.list(requireAccountId(ctx), query), before);
  bindRoute(
    router,
    routes.getHistoryItem,
    async ({ params, ctx }) => history.find(requireAccountId(ctx), params.id),
    before,
  );
  bindRoute(
    router,
    routes.getHistoryAudio,
    async ({ params, query, ctx }) => {
      await sendSound(ctx, {
        open: (chooseRange) => history.openSound(requireAccountId(ctx), params.id, chooseRange),
        name: `rakhim-${params.id}`,
        disposition: query.download === undefined ? 'inline' : 'attachment',
      });
      return answered;
    },
    before,
  );
  bindRoute(
    router,
    routes.deleteHistoryItem,
    async ({ params, ctx }) => history.delete(requireAccountId(ctx), params.id),
    before,
  );
  bindRoute(router, routes.deleteHistory, async ({ ctx }) => history.deleteAllSoon(requireAccountId(ctx)), before);
  bindRoute(
    router,
    routes.getHistorySettings,
    async ({ ctx }) => history.readSettings(requireSession(ctx).account_id),
    [authenticate],
  );
  bindRoute(
    router,
    routes.updateHistorySettings,
    async ({ body, ctx }) => history.updateSettings(requireSession(ctx).account_id, body),
    [authenticate, parseBody],
  );
}
