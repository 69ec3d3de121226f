import { routes } from '@nabra/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireAccountId } from '#src/http/authenticate-account.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { CurrentUsageService } from './current-usage.service.ts';

export interface UsageRoutesOptions {
  readonly router: Router<RequestState>;
  readonly currentUsage: CurrentUsageService;
  /** Lets pass whoever proves an account, with a session or a key. */
  readonly authenticate: Middleware<RequestState>;
}

export function bindUsageRoutes({ router, currentUsage, authenticate }: UsageRoutesOptions): void {
  bindRoute(router, routes.getUsage, async ({ ctx }) => currentUsage.read(requireAccountId(ctx)), [authenticate]);
}
