import { type SpeechFormat, routes, speechMediaTypes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { readByteRange } from '#src/http/byte-range.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { ByteRange } from '#src/providers/blobs/blob-store.ts';
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
      await sendSound(ctx, history, params.id, query.download === undefined ? 'inline' : 'attachment');
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

/** Answers a sound, or the part of it that was asked for. */
async function sendSound(
  ctx: Context & { state: RequestState },
  history: HistoryService,
  id: string,
  disposition: 'inline' | 'attachment',
): Promise<void> {
  let range: ByteRange | undefined;
  const sound = await history.openSound(requireAccountId(ctx), id, (size) => {
    const asked = readByteRange(ctx.get('range'), size);
    if (asked === 'unsatisfiable') {
      ctx.set('content-range', `bytes */${size}`);
      throw new AppError('range_not_satisfiable', { param: 'range' });
    }
    range = asked;
    return asked;
  });
  const format = sound.format as SpeechFormat;
  ctx.set({ 'accept-ranges': 'bytes', 'content-disposition': `${disposition}; filename="rakhim-${id}.${format}"` });
  ctx.type = speechMediaTypes[format];
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${sound.size}`);
  }
  ctx.body = sound.bytes;
  ctx.length = range ? range.end - range.start + 1 : sound.size;
}
