import { type InboxFilter, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { byteOrderMark, writeCsvRow } from '@rakhim/text/csv';
import type { RequestState } from '#src/http/request-state.ts';
import { sendStream } from '#src/http/send-stream.ts';
import type { ExportRow, InboxExportService } from '../export/inbox-export.service.ts';
import type { InboxSettingsService } from '../settings/settings.service.ts';
import type { InboxService } from './inbox.service.ts';

export interface InboxRoutesOptions {
  readonly router: Router<RequestState>;
  readonly inbox: InboxService;
  readonly inboxExport: InboxExportService;
  readonly inboxSettings: InboxSettingsService;
  /** The guard that lets only administrators pass. */
  readonly administrators: Middleware<RequestState>[];
  readonly parseBody: Middleware;
}

/** Binds the routes that administrators read the inbox by, and those of its settings. */
export function bindInboxRoutes({
  router,
  inbox,
  inboxExport,
  inboxSettings,
  administrators,
  parseBody,
}: InboxRoutesOptions): void {
  bindRoute(
    router,
    routes.listInboxMessages,
    async ({ query: { limit, cursor, ...filter }, ctx }) =>
      inbox.list(requireSession(ctx).account_id, { filter, limit, cursor }),
    administrators,
  );
  bindRoute(router, routes.getInboxMessage, async ({ params }) => inbox.read(params.id), administrators);
  bindRoute(
    router,
    routes.getInboxCounts,
    async ({ ctx }) => inbox.count(requireSession(ctx).account_id),
    administrators,
  );
  bindRoute(
    router,
    routes.listInboxAdministrators,
    async () => ({ administrators: await inbox.listAdministrators() }),
    administrators,
  );
  bindRoute(
    router,
    routes.getInboxDiagnostics,
    async ({ ctx, state }) => inbox.diagnose(requireSession(ctx).role, state.language),
    administrators,
  );
  bindRoute(router, routes.getInboxSettings, async () => inboxSettings.read(), administrators);
  bindRoute(
    router,
    routes.updateInboxSettings,
    async ({ body, ctx, state }) => inboxSettings.update(actorOf(ctx), body, state.requestId),
    [...administrators, parseBody],
  );
  bindRoute(
    router,
    routes.exportInbox,
    async ({ query, ctx, state }) => {
      const rows = await inboxExport.read(actorOf(ctx), query satisfies InboxFilter, state.requestId);
      ctx.set('content-disposition', `attachment; filename="rakhim-inbox.csv"`);
      ctx.set('content-type', 'text/csv; charset=utf-8');
      await sendStream(ctx, encode(rows), () => ({}));
      return answered;
    },
    administrators,
  );
}

/** The administrator who asks, for what is written down. */
export function actorOf(ctx: Parameters<typeof requireSession>[0]): { id: string; name: string } {
  const { account_id: id, name } = requireSession(ctx);
  return { id, name };
}

async function* encode(rows: AsyncIterable<ExportRow>): AsyncGenerator<Uint8Array, undefined> {
  yield Buffer.from(byteOrderMark);
  for await (const row of rows) {
    yield Buffer.from(writeCsvRow(row));
  }
  return undefined;
}
