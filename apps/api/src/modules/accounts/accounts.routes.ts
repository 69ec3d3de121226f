import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { callerOf } from '#src/http/caller-of.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { OpenSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { AccountExportService } from './account-export/account-export.service.ts';
import type { AccountsService } from './accounts.service.ts';

export interface AccountsRoutesOptions {
  readonly router: Router<RequestState>;
  readonly accounts: AccountsService;
  readonly accountExport: AccountExportService;
  readonly sessions: SessionsService;
  readonly parseBody: Middleware;
  readonly authenticate: Middleware<RequestState>;
  readonly requireRecentSignIn: Middleware<RequestState>;
}

/** What people see and change of their own account. Nothing that gives rights can be written here. */
export function bindAccountsRoutes(options: AccountsRoutesOptions): void {
  const { router, accounts, accountExport, sessions, parseBody, authenticate, requireRecentSignIn } = options;

  bindRoute(router, routes.getMe, async ({ ctx }) => accounts.getMe(requireSession(ctx).account_id), [authenticate]);

  bindRoute(
    router,
    routes.updateMe,
    async ({ body, ctx }) => {
      const session = requireSession(ctx);
      await accounts.update(session, body, callerOf(ctx));
      return accounts.getMe(session.account_id);
    },
    [authenticate, parseBody],
  );

  bindRoute(
    router,
    routes.deleteMe,
    async ({ ctx }) => {
      await accounts.delete(requireSession(ctx), callerOf(ctx));
    },
    [authenticate, requireRecentSignIn],
  );

  bindRoute(router, routes.exportMe, async ({ ctx }) => accountExport.collect(requireSession(ctx), callerOf(ctx)), [
    authenticate,
  ]);

  bindRoute(
    router,
    routes.listSessions,
    async ({ ctx }) => {
      const current = requireSession(ctx);
      const open = await sessions.list(current.account_id);
      return { sessions: open.map((session) => presentSession(session, current.id)) };
    },
    [authenticate],
  );

  bindRoute(
    router,
    routes.endSession,
    async ({ params, ctx }) => {
      const { account_id: accountId } = requireSession(ctx);
      // Somebody else's session is not there, as far as this account can tell.
      if (!(await sessions.endOne(accountId, params.id, ctx.state.requestId))) {
        throw new AppError('not_found');
      }
    },
    [authenticate],
  );
}

function presentSession({ id, user_agent, created_at, refreshed_at }: OpenSession, currentId: string) {
  return {
    id,
    userAgent: user_agent,
    createdAt: created_at.toISOString(),
    lastUsedAt: refreshed_at.toISOString(),
    isCurrent: id === currentId,
  };
}
