import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { LexiconService } from './lexicon.service.ts';

export interface LexiconRoutesOptions {
  readonly router: Router<RequestState>;
  readonly lexicon: LexiconService;
  /** The guard that lets callers with a session or a key pass. */
  readonly authenticateAccount: Middleware<RequestState>;
  readonly parseBody: Middleware;
}

export function bindLexiconRoutes({ router, lexicon, authenticateAccount, parseBody }: LexiconRoutesOptions): void {
  const reading = [authenticateAccount, refuseClientTokens];
  const writing = [...reading, parseBody];
  bindRoute(router, routes.listLexicon, async ({ query, ctx }) => lexicon.list(requireAccountId(ctx), query), reading);
  bindRoute(
    router,
    routes.createLexiconEntry,
    async ({ body, ctx }) => lexicon.create(requireAccountId(ctx), body),
    writing,
  );
  bindRoute(
    router,
    routes.getLexiconEntry,
    async ({ params, ctx }) => lexicon.find(requireAccountId(ctx), params.id),
    reading,
  );
  bindRoute(
    router,
    routes.updateLexiconEntry,
    async ({ params, body, ctx }) => lexicon.update(requireAccountId(ctx), params.id, body),
    writing,
  );
  bindRoute(
    router,
    routes.deleteLexiconEntry,
    async ({ params, ctx }) => lexicon.delete(requireAccountId(ctx), params.id),
    reading,
  );
}

/** A token of a web page speaks with the lexicon, and neither reads nor changes it. */
const refuseClientTokens: Middleware<RequestState> = (ctx, next) => {
  if (ctx.state.principal?.clientTokenId !== undefined) {
    throw new AppError('insufficient_scope', { values: { scope: 'lexicon' } });
  }
  return next();
};
