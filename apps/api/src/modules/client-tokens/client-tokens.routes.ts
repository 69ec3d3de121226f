import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { ClientTokensService } from './client-tokens.service.ts';

export interface ClientTokensRoutesOptions {
  readonly router: Router<RequestState>;
  readonly clientTokens: ClientTokensService;
  /** Authentication and body parsing, in that order. */
  readonly before: Middleware<RequestState>[];
}

/** What servers ask for that have a page of theirs speak. */
export function bindClientTokensRoutes({ router, clientTokens, before }: ClientTokensRoutesOptions): void {
  bindRoute(
    router,
    routes.createClientToken,
    async ({ body, state: { principal } }) => {
      // A token makes no tokens, and somebody who has signed in has no key that could be revoked.
      if (!principal || principal.clientTokenId !== undefined) {
        throw new AppError('invalid_api_key');
      }
      return clientTokens.create(principal, body);
    },
    before,
  );
}
