import { routes, subtitlesMediaTypes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requesterOf } from '#src/guards/requester-of.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendSound } from '#src/http/send-sound.ts';
import { sendStream } from '#src/http/send-stream.ts';
import type { JobCaller, JobsService } from './jobs.service.ts';
import { writeJson, writeSubtitles } from './times/write-times.ts';

export interface JobsRoutesOptions {
  readonly router: Router<RequestState>;
  readonly jobs: JobsService;
  /** The guard that lets callers with a session or a key pass. */
  readonly authenticateAccount: Middleware<RequestState>;
  /** Reads bodies as long as those of jobs may be. */
  readonly parseLongBody: Middleware;
  readonly idempotencyGuard: Middleware<RequestState>;
}

export function bindJobsRoutes({
  router,
  jobs,
  authenticateAccount,
  parseLongBody,
  idempotencyGuard,
}: JobsRoutesOptions): void {
  const before = [authenticateAccount];
  const withBody = [authenticateAccount, refuseClientTokens, parseLongBody];
  bindRoute(router, routes.quoteJob, ({ ctx, body }) => jobs.quote(callerOf(ctx), body), withBody);
  bindRoute(router, routes.createJob, ({ ctx, body }) => jobs.create(callerOf(ctx), body), [
    ...withBody,
    idempotencyGuard,
  ]);
  bindRoute(router, routes.listJobs, ({ ctx, query }) => jobs.list(callerOf(ctx), query), before);
  bindRoute(router, routes.getJob, ({ ctx, params }) => jobs.find(callerOf(ctx), params.id), before);
  bindRoute(router, routes.cancelJob, ({ ctx, params }) => jobs.cancel(callerOf(ctx), params.id), before);
  bindRoute(router, routes.pauseJob, ({ ctx, params }) => jobs.pause(callerOf(ctx), params.id), before);
  bindRoute(router, routes.resumeJob, ({ ctx, params }) => jobs.resume(callerOf(ctx), params.id), before);
  bindRoute(router, routes.deleteJob, ({ ctx, params }) => jobs.delete(callerOf(ctx), params.id), before);
  bindRoute(router, routes.getJobAudio, async ({ ctx, params: { id }, query }) => {
    ctx.set('cache-control', 'private, max-age=3600');
    await sendSound(ctx, {
      name: `rakhim-${id}`,
      disposition: query.download === undefined ? 'inline' : 'attachment',
      open: (chooseRange) => jobs.openSound(id, query, chooseRange),
    });
    return answered;
  });
  bindRoute(router, routes.getJobTimestamps, async ({ ctx, params: { id }, query }) => {
    const { format, phonemes, download } = query;
    const times = await jobs.openTimes(id, query);
    ctx.status = 200;
    ctx.set({
      'cache-control': 'private, max-age=3600',
      'content-type': `${format === 'json' ? 'application/json' : subtitlesMediaTypes[format]}; charset=utf-8`,
      ...(download && { 'content-disposition': `attachment; filename="rakhim-${id}.${format}"` }),
    });
    const pieces =
      format === 'json' ? writeJson(times, { withPhonemes: phonemes !== undefined }) : writeSubtitles(times, format);
    await sendStream(ctx, pieces, () => ({}));
    return answered;
  });
}

/** A token of a web page is for what its visitor listens to. @throws AppError `insufficient_scope`. */
const refuseClientTokens: Middleware<RequestState> = async (ctx, next) => {
  refuseClientToken(ctx.state);
  await next();
};

function refuseClientToken({ principal }: RequestState): void {
  if (principal?.clientTokenId !== undefined) {
    throw new AppError('insufficient_scope', { values: { scope: 'jobs' } });
  }
}

function callerOf(ctx: Context & { state: RequestState }): JobCaller {
  refuseClientToken(ctx.state);
  return { ...requesterOf(ctx), translate: ctx.state.translate, language: ctx.state.language };
}
