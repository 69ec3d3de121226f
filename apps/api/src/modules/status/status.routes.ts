import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { StatusService } from './status.service.ts';

const cacheControl = 'public, max-age=30';

export function bindStatusRoutes({
  router,
  status,
}: {
  readonly router: Router<RequestState>;
  readonly status: StatusService;
}): void {
  bindRoute(router, routes.getServiceHistory, async ({ ctx }) => {
    ctx.body = await status.readHistory();
    ctx.type = 'json';
    ctx.set('cache-control', cacheControl);
    return answered;
  });
}
