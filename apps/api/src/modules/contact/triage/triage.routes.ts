import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { actorOf } from '../inbox/inbox.routes.ts';
import type { InboxService } from '../inbox/inbox.service.ts';
import type { ThreadService } from '../thread/thread.service.ts';
import type { ViewsService } from '../views/views.service.ts';
import type { TriageService } from './triage.service.ts';

export interface TriageRoutesOptions {
  readonly router: Router<RequestState>;
  readonly inbox: InboxService;
  readonly triage: TriageService;
  readonly thread: ThreadService;
  readonly views: ViewsService;
  /** The guard that lets only administrators pass. */
  readonly administrators: Middleware<RequestState>[];
  readonly parseBody: Middleware;
}

/** Binds the routes that change messages. */
export function bindTriageRoutes({
  router,
  inbox,
  triage,
  thread,
  views,
  administrators,
  parseBody,
}: TriageRoutesOptions): void {
  const writing = [...administrators, parseBody];

  bindRoute(
    router,
    routes.updateInboxMessage,
    async ({ params: { id }, body: { version, ...asked }, ctx }) => triage.change(actorOf(ctx), { id, version }, asked),
    writing,
  );
  bindRoute(
    router,
    routes.updateInboxMessages,
    async ({ body: { messages, ...asked }, ctx }) => triage.changeMany(actorOf(ctx), messages, asked),
    writing,
  );
  bindRoute(
    router,
    routes.undoInboxChange,
    async ({ body, ctx }) => triage.undo(actorOf(ctx), body.changeSetId),
    writing,
  );
  bindRoute(router, routes.listInboxChanges, async ({ query }) => triage.listChanges(query), administrators);

  bindRoute(
    router,
    routes.createInboxReply,
    async ({ params: { id }, body: { version, ...reply }, ctx }) => {
      await thread.reply(actorOf(ctx), { id, version }, reply);
      return inbox.read(id);
    },
    writing,
  );
  bindRoute(
    router,
    routes.createInboxNote,
    async ({ params: { id }, body, ctx }) => {
      await thread.addNote(actorOf(ctx), id, body.body);
      return inbox.read(id);
    },
    writing,
  );

  bindRoute(
    router,
    routes.listInboxViews,
    async ({ ctx }) => ({ views: await views.list(actorOf(ctx).id) }),
    administrators,
  );
  bindRoute(router, routes.createInboxView, async ({ body, ctx }) => views.create(actorOf(ctx).id, body), writing);
  bindRoute(
    router,
    routes.updateInboxView,
    async ({ params, body, ctx }) => views.update(actorOf(ctx).id, params.id, body),
    writing,
  );
  bindRoute(
    router,
    routes.deleteInboxView,
    async ({ params, ctx }) => views.delete(actorOf(ctx).id, params.id),
    administrators,
  );
}
