import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendSound } from '#src/http/send-sound.ts';
import type { SharesService } from './shares.service.ts';

export interface SharesRoutesOptions {
  readonly router: Router<RequestState>;
  readonly shares: SharesService;
  readonly authenticateAccount: Middleware<RequestState>;
  /** Lets listeners pass, who have no account. */
  readonly admitVisitors: Middleware<RequestState>;
  readonly parseBody: Middleware;
}

export function bindSharesRoutes(options: SharesRoutesOptions): void {
  const { router, shares, authenticateAccount, admitVisitors, parseBody } = options;
  bindRoute(
    router,
    routes.shareHistoryItem,
    async ({ params, body, ctx }) =>
      shares.share({ accountId: requireAccountId(ctx), address: readClientAddress(ctx) }, params.id, body),
    [authenticateAccount, parseBody],
  );
  bindRoute(
    router,
    routes.unshareHistoryItem,
    async ({ params, ctx }) => shares.unshare(requireAccountId(ctx), params.id),
    [authenticateAccount],
  );
  bindRoute(
    router,
    routes.getSharedSpeech,
    async ({ params, ctx }) => {
      ctx.set('x-robots-tag', 'noindex');
      return shares.read(params.token, readClientAddress(ctx));
    },
    [admitVisitors],
  );
  bindRoute(
    router,
    routes.getSharedAudio,
    async ({ params, ctx }) => {
      ctx.set('x-robots-tag', 'noindex');
      await sendSound(ctx, {
        open: (chooseRange) => shares.openSound(params.token, readClientAddress(ctx), chooseRange),
        name: 'rakhim',
        disposition: 'inline',
      });
      return answered;
    },
    [admitVisitors],
  );
}
