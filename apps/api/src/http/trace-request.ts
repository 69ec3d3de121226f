import type { Middleware } from 'koa';
import { traceRequest } from '#src/observability/trace.ts';
import type { RequestState } from './request-state.ts';

/** Makes every request a span, within the trace that its caller names in `traceparent`. */
export function createRequestTrace(): Middleware<RequestState> {
  return async (ctx, next) => {
    const { method, headers } = ctx;
    const { result, end } = traceRequest({ method, headers, requestId: ctx.state.requestId }, next);
    // One more than others have, so that Node warns of a leak no sooner.
    ctx.res.setMaxListeners(ctx.res.getMaxListeners() + 1);
    ctx.res.once('close', () => {
      end(ctx.state.routePath ?? 'none', ctx.res.writableFinished ? ctx.status : 499);
    });
    await result;
  };
}
