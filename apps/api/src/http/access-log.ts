import { AsyncResource } from 'node:async_hooks';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '#src/observability/metrics.ts';
import type { RequestState } from './request-state.ts';

/**
 * One line and one measurement a request. The route's pattern is written, never the address: people put secrets into
 * addresses.
 */
export function createAccessLog({ logger, metrics }: { logger: Logger; metrics: Metrics }): Middleware<RequestState> {
  return async (ctx, next) => {
    const startedAt = performance.now();
    const observeEnd = metrics.openRequest();
    // It happens outside of the request's work; its line belongs to the same trace.
    const note = AsyncResource.bind(() => {
      const ms = Math.round(performance.now() - startedAt);
      const status = ctx.res.writableFinished ? ctx.status : 499;
      const route = ctx.state.routePath ?? 'none';
      observeEnd({ method: ctx.method, route, status, ms });
      logger.info({
        requestId: ctx.state.requestId,
        method: ctx.method,
        route,
        status,
        ms,
        ...(ctx.state.errorCode && { code: ctx.state.errorCode }),
        ...(ctx.state.principal && { accountId: ctx.state.principal.accountId }),
      });
    });
    ctx.res.once('close', note);
    await next();
  };
}
