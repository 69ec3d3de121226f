import { type ApiKeyScope, type LiveEventKind, liveEventRetriesMs, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import { openEventStream } from '#src/http/event-stream.ts';
import { readCredential } from '#src/guards/read-credential.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { LiveSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { LiveEventsService } from './live-events.service.ts';
import { createLiveFeed } from './live-feed.ts';
import type { ReadLiveEvent } from './read-live-event.ts';

export interface LiveEventsRoutesOptions {
  readonly router: Router<RequestState>;
  readonly liveEvents: LiveEventsService;
  readonly readLiveEvent: ReadLiveEvent;
  readonly sessions: Pick<SessionsService, 'authenticate'>;
  readonly apiKeys: Pick<ApiKeysService, 'authenticate'>;
  readonly logger: Logger;
  /** The guard that lets callers with a session or a key pass. */
  readonly authenticate: Middleware<RequestState>;
}

export function bindLiveEventsRoutes({
  router,
  liveEvents,
  readLiveEvent,
  sessions,
  apiKeys,
  logger,
  authenticate,
}: LiveEventsRoutesOptions): void {
  bindRoute(
    router,
    routes.streamEvents,
    async ({ ctx, state }) => {
      const accountId = requireAccountId(ctx);
      const credential = readCredential(ctx);
      const address = readClientAddress(ctx);
      const { principal, session } = state;
      const kinds = principal ? kindsForKey(principal.scopes) : kindsForSession(session?.role);
      const requireAccess = async (): Promise<void> => {
        if (!principal) {
          await sessions.authenticate(credential);
          return;
        }
        const { scopes } = await apiKeys.authenticate(credential, address);
        if (!kinds.isSubsetOf(kindsForKey(scopes))) {
          throw new AppError('insufficient_scope', { values: { scope: 'usage' } });
        }
      };
      const stream = openEventStream(ctx, liveEventRetriesMs[0]);
      const feed = createLiveFeed({
        stream,
        read: (kind) => readLiveEvent(accountId, kind),
        kinds,
        requireAccess,
      });
      const unfollow = liveEvents.follow(accountId, feed);
      try {
        await feed.run();
      } catch (error) {
        if (!ctx.headerSent) {
          throw error;
        }
        // Closing is the only way to tell a follower that its right has ended: one that may still follow reconnects.
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

/** Lists the events that a signed-in person may follow: all that their screens show. */
function kindsForSession(role: LiveSession['role'] | undefined): ReadonlySet<LiveEventKind> {
  return new Set([
    'usage',
    'subscription',
    'keys',
    'history',
    'jobs',
    ...(role === 'admin' ? (['inbox', 'voices'] as const) : []),
  ]);
}

/** Lists the events that the holder of a key may follow: what the key may read anyhow. */
function kindsForKey(scopes: readonly ApiKeyScope[]): ReadonlySet<LiveEventKind> {
  return new Set([
    ...(scopes.includes('usage') ? (['usage', 'subscription'] as const) : []),
    ...(scopes.includes('history') ? (['history'] as const) : []),
    ...(scopes.includes('speech') ? (['jobs'] as const) : []),
  ]);
}
