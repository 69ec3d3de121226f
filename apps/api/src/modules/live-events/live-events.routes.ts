import { liveEventRetriesMs, routes } from '@nabra/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import { requireSession } from '#src/http/authenticate-session.ts';
import { readBearerToken } from '#src/http/bearer-token.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { openEventStream } from '#src/http/event-stream.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { LiveEventsService } from './live-events.service.ts';
import { createLiveFeed } from './live-feed.ts';
import type { ReadLiveEvent } from './read-live-event.ts';

export interface LiveEventsRoutesOptions {
  readonly router: Router<RequestState>;
  readonly liveEvents: LiveEventsService;
  readonly readLiveEvent: ReadLiveEvent;
  readonly sessions: SessionsService;
  readonly logger: Logger;
  readonly authenticate: Middleware<RequestState>;
}

export function bindLiveEventsRoutes({ router, liveEvents, readLiveEvent, sessions, logger, authenticate }: LiveEventsRoutesOptions): void {
  bindRoute(
    router,
    routes.streamEvents,
    async ({ ctx, state }) => {
      const { account_id: accountId, role } = requireSession(ctx);
      const token = readBearerToken(ctx) ?? '';
      const stream = openEventStream(ctx, liveEventRetriesMs[0]);
      const feed = createLiveFeed({
        stream,
        read: (kind) => readLiveEvent(accountId, kind),
        hasInbox: role === 'admin',
        requireAccess: () => sessions.authenticate(token),
      });
      const unfollow = liveEvents.follow(accountId, feed);
      try {
        await feed.run();
      } catch (error) {
        if (!ctx.headerSent) {
          throw error;
        }
        // A stream has no other way to say that it is over: whoever may still follow will connect again.
        if (!(error instanceof AppError)) {
          logger.warn({ err: error, requestId: state.requestId }, 'a stream of live events was ended');
        }
      } finally {
        unfollow();
      }
      stream.end();
      return answered;
    },
    [authenticate],
  );
}
